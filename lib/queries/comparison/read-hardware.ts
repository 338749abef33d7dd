import type { Cell } from '@/lib/compare/cell'
import type { MachineFacts } from '@/lib/compare/machine-words'
import type { Archive } from '@/lib/db/client'
import { nameIn } from './condition-sql'
import { readMachines } from './read-machines'

/** What is said of the machines, by the key of the hardware. */
export type Hardware = ReadonlyMap<string, MachineFacts>

/** Read from the first run measured on each. `runs`: keys of hardware, each with the ids of runs on it. */
export async function readHardware(
  archive: Archive,
  runs: readonly (readonly [hardware: string, run: number])[],
): Promise<Hardware> {
  const firsts = new Map<string, number>()
  for (const [key, run] of runs) firsts.set(key, Math.min(run, firsts.get(key) ?? run))
  const facts = await readMachines(archive, [...firsts.values()])
  return new Map([...firsts].flatMap(([key, run]) => [facts.get(run) ?? []].flat().map((one) => [key, one] as const)))
}

/** Where a part of the machine is varied, the others are conditions like any other. */
export function withHardware<C extends Pick<Cell, 'conditions'> & { readonly hardware: string }>(
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
