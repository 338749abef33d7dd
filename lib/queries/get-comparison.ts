import { firstOf } from '@/lib/compare/cell'
import type { Comparison, Question } from '@/lib/compare/comparison'
import { drawComparison } from '@/lib/compare/draw-comparison'
import { type MachineFacts, type MachineWords, machineWords } from '@/lib/compare/machine-words'
import { figureIds, planComparison } from '@/lib/compare/plan-comparison'
import { partition } from '@/lib/compare/spread'
import type { Archive } from '@/lib/db/client'
import { nameIn } from './condition-sql'
import { rankMachines } from './rank-machines'
import { type CellOfHardware, MAX_CELLS, readCells } from './read-cells'
import { readFigures } from './read-figures'
import { readMachines } from './read-machines'
import { readPairs } from './read-pairs'
import { remember } from './remember'

/** Answers a question. No run fits: a comparison without panels (`runs` 0); see explainEmpty. The same until something is saved. */
export const getComparison = (archive: Archive, question: Question): Promise<Comparison> =>
  remember(archive, JSON.stringify(['comparison', question]), () => compare(archive, question))

async function compare(archive: Archive, question: Question): Promise<Comparison> {
  const { machines, totals: counted } = await rankMachines(archive, question)
  const cells = await readCells(archive, question, machines)
  const totals = { ...counted, cutAt: cells.length === MAX_CELLS ? MAX_CELLS : null }
  const hardware = await readHardware(archive, cells)
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

type Hardware = ReadonlyMap<string, MachineFacts>

/** By the key of the hardware, read from the first run measured on it. */
async function readHardware(archive: Archive, cells: readonly CellOfHardware[]): Promise<Hardware> {
  const firsts = [...partition(cells, ({ hardware }) => hardware)].map(([key, part]) => [key, firstOf(part)] as const)
  const facts = await readMachines(
    archive,
    firsts.map(([, run]) => run),
  )
  return new Map(firsts.flatMap(([key, run]) => [facts.get(run) ?? []].flat().map((one) => [key, one] as const)))
}

/** Where a part of the machine is varied, the others are conditions like any other. */
function withHardware(cells: readonly CellOfHardware[], hardware: Hardware, by: string): readonly CellOfHardware[] {
  if (nameIn(by, 'system') === null) return cells
  return cells.map((cell) => {
    const system = Object.entries(hardware.get(cell.hardware)?.system ?? {})
    const parts = system.map(([part, value]) => [`system.${part}`, value] as const)
    const others = parts.filter(([field]) => field !== by && field !== 'system.label')
    return { ...cell, conditions: { ...cell.conditions, ...Object.fromEntries(others) } }
  })
}

/** The machine of each panel. Where a part is varied there are several: then the mail names it, and the parts stand among what differs. */
function panelMachines(
  cells: readonly CellOfHardware[],
  hardware: Hardware,
  by: string,
): ReadonlyMap<string, MachineWords> {
  const isVaried = nameIn(by, 'system') !== null
  return new Map(
    cells.flatMap(({ machine, hardware: key }) => {
      const facts = hardware.get(key)
      return facts === undefined
        ? []
        : [[machine, machineWords(isVaried ? { ...facts, system: null, label: null } : facts)] as const]
    }),
  )
}
