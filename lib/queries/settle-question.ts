import type { Question } from '@/lib/compare/comparison'
import type { Archive } from '@/lib/db/client'
import type { Asked } from '@/lib/url/question'
import type { Problem } from '@/lib/url/search'

export interface Settled {
  /** null: the archive holds no run */
  readonly question: Question | null
  /** an unknown benchmark, metric or field: left out, with what stands in its place */
  readonly problems: readonly Problem[]
}

/** Fills what the address leaves open from the archive: the benchmark, its first metric, the condition that most runs vary. */
export async function settleQuestion(_archive: Archive, _asked: Asked): Promise<Settled> {
  throw new Error('not written yet')
}
