import type { Comparison, Question } from '@/lib/compare/comparison'
import type { Archive } from '@/lib/db/client'

/** Answers a question. No run fits: a comparison without panels (`runs` 0); see explainEmpty. */
export async function getComparison(_archive: Archive, _question: Question): Promise<Comparison> {
  throw new Error('not written yet')
}
