import type { Comparison, Question } from '@/lib/compare/comparison'
import { drawComparison } from '@/lib/compare/draw-comparison'
import { type MachineWords, machineWords } from '@/lib/compare/machine-words'
import { figureIds, planComparison } from '@/lib/compare/plan-comparison'
import type { Archive } from '@/lib/db/client'
import { remember } from '../kept/remember'
import { readFigures } from '../runs/read-figures'
import { rankMachines } from './rank-machines'
import { type CellOfHardware, MAX_CELLS, readCells } from './read-cells'
import { factsToName, type Hardware, readHardware, withHardware } from './read-hardware'
import { readPairs } from './read-pairs'

/** Answers a question. No run fits: a comparison without panels (`runs` 0); see explainEmpty. The same until something is saved. */
export const getComparison = (archive: Archive, question: Question): Promise<Comparison> =>
  remember(archive, JSON.stringify(['comparison', question]), () => compare(archive, question))

async function compare(archive: Archive, question: Question): Promise<Comparison> {
  const { machines, totals: counted } = await rankMachines(archive, question)
  const cells = await readCells(archive, question, machines)
  const totals = { ...counted, cutAt: cells.length === MAX_CELLS ? MAX_CELLS : null }
  const runs = cells.flatMap(({ hardware, runs: [first] }) => (first === undefined ? [] : [[hardware, first] as const]))
  const hardware = await readHardware(archive, runs)
  const described = withHardware(cells, hardware, question.by)
  const plan = planComparison(described, question)
  const figures = await readFigures(archive, figureIds(plan))
  const pairs = await readPairs(archive, question, plan.panels.find(({ baseline }) => baseline)?.baseline?.value)
  return drawComparison(question, {
    plan,
    figures,
    machines: panelMachines(described, hardware, question.by),
    totals,
    pairs,
  })
}

/** The machine of each panel. */
function panelMachines(
  cells: readonly CellOfHardware[],
  hardware: Hardware,
  by: string,
): ReadonlyMap<string, MachineWords> {
  const keys = new Map(cells.map(({ machine, hardware: key }) => [machine, key]))
  return new Map(
    [...keys].flatMap(([machine, key]) => {
      const facts = hardware.get(key)
      return facts === undefined ? [] : [[machine, machineWords(factsToName(facts, by))] as const]
    }),
  )
}
