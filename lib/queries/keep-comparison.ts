import type { Comparison } from '@/lib/compare/comparison'
import type { Archive } from '@/lib/db/client'

export interface Kept {
  /** six characters of 0-9a-z; the address is `/p/SLUG` */
  readonly slug: string
  /** false: the same thing was kept before, under this address */
  readonly isNew: boolean
}

/** Keeps a comparison as it is. The same question with the same figures gets the same address, whoever keeps it and when. */
export async function keepComparison(_archive: Archive, _comparison: Comparison, _parser: string): Promise<Kept> {
  throw new Error('not written yet')
}
