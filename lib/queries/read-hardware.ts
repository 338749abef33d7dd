import { firstOf } from '@/lib/compare/cell'
import type { MachineFacts } from '@/lib/compare/machine-words'
import { partition } from '@/lib/compare/spread'
import type { Archive } from '@/lib/db/client'
import { nameIn } from './condition-sql'
import type { CellOfHardware } from './read-cells'
import { readMachines } from './read-machines'

/** What is said of the machines, by the key of the hardware. */
export type Hardware = ReadonlyMap<string, MachineFacts>

/** Read from the first run measured on each. */
export async function readHardware(archive: Archive, cells: readonly CellOfHardware[]): Promise<Hardware> {
  const firsts = [...partition(cells, ({ hardware }) => hardware)].map(([key, part]) => [key, firstOf(part)] as const)
  const facts = await readMachines(
    archive,
    firsts.map(([, run]) => run),
  )
  return new Map(firsts.flatMap(([key, run]) => [facts.get(run) ?? []].flat().map((one) => [key, one] as const)))
}

/** Where a part of the machine is varied, the others are conditions like any other. */
export function withHardware<C extends CellOfHardware>(
  cells: readonly C[],
  hardware: Hardware,
  by: string,
): readonly C[] {
  if (nameIn(by, 'system') === null) return cells
  return cells.map((cell) => {
    const system = Object.entries(hardware.get(cell.hardware)?.system ?? {})
    const parts = system.map(([part, value]) => [`system.${part}`, value] as const)
    const others = parts.filter(([field]) => field !== by && field !== 'system.label')
    return { ...cell, conditions: { ...cell.conditions, ...Object.fromEntries(others) } }
  })
}

/** Where a part of the machine is varied there are several machines: then the mail names them, and the parts stand among what differs. */
export const factsToName = (facts: MachineFacts, by: string): MachineFacts =>
  nameIn(by, 'system') === null ? facts : { ...facts, system: null, label: null }
