import type { Question } from '@/lib/compare/comparison'
import { drawPairs } from '@/lib/compare/draw-pairs'
import { machineWords } from '@/lib/compare/machine-words'
import type { PairSummary } from '@/lib/compare/pair-summary'
import { pairFigureIds, pairRuns, planPairs } from '@/lib/compare/plan-pairs'
import type { Archive } from '@/lib/db/client'
import { readFigures } from '../runs/read-figures'
import { factsToName } from './read-hardware'
import { readMachines } from './read-machines'
import { readPairCells } from './read-pair-cells'

/** A forest for each of a dozen metrics is no picture: the first ones are paired, the others stand in the panels. */
const PAIRED_METRICS = 3

/** Each machine's own ratios to the baseline. `base` as written; undefined: nothing to compare with. */
export async function readPairs(
  archive: Archive,
  question: Question,
  base: string | null | undefined,
): Promise<readonly PairSummary[]> {
  if (base === undefined) return []
  const paired = { ...question, metrics: question.metrics.slice(0, PAIRED_METRICS) }
  const plans = planPairs(paired, base, await readPairCells(archive, paired))
  const figures = await readFigures(archive, pairFigureIds(plans))
  const runs = pairRuns(plans)
  const facts = await readMachines(archive, [...runs.values()])
  const titles = [...runs].map(([machine, run]) => {
    const known = facts.get(run)
    return [machine, known === undefined ? '' : machineWords(factsToName(known, question.by)).title] as const
  })
  return drawPairs(question, plans, figures, new Map(titles))
}
