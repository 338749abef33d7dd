import type { PairSummary, Question } from '@/lib/compare/comparison'
import type { GroupPlan } from '@/lib/compare/plan-groups'
import type { Archive } from '@/lib/db/client'

/** Each machine's own ratio to the baseline, everything else equal. Empty where fewer than two machines compare anything. */
export async function readPairs(
  _archive: Archive,
  _question: Question,
  _baseline: GroupPlan | undefined,
  _machines: number,
): Promise<readonly PairSummary[]> {
  return []
}
