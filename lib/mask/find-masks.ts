import type { Archive } from '@/lib/db/client'

/** A name that is shown nowhere: for the operator alone. */
export interface KnownMask {
  readonly name: string
  /** what stands in its place as an author */
  readonly label: string
  /** ISO 8601 */
  readonly maskedAt: string
}

/** Every masked name, in their order. */
export async function findMasks(archive: Archive): Promise<readonly KnownMask[]> {
  const masks = await archive.mask.findMany({ orderBy: { name: 'asc' } })
  return masks.map(({ maskedAt, ...mask }) => ({ ...mask, maskedAt: maskedAt.toISOString() }))
}
