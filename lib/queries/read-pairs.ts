import type { Figure, PairSummary, Question } from '@/lib/compare/comparison'
import { drawPairs, type PairCell, type PairGroup, type Side } from '@/lib/compare/draw-pairs'
import { machineWords } from '@/lib/compare/machine-words'
import { partition } from '@/lib/compare/spread'
import { canonicalMountOptions } from '@/lib/conditions/canonical-mount-options'
import type { Archive } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import { nameIn } from './condition-sql'
import { pairTables } from './pairs-sql'
import { readFigures } from './read-figures'
import { readJson } from './read-json'
import { readMachines } from './read-machines'

type Sum = readonly [
  metric: string,
  value: string | null,
  written: string | null,
  unit: string | null,
  machines: number,
  logs: number,
  squares: number,
  rose: number,
  fell: number,
  pairs: number,
]
type SideRow = readonly [mean: number, min: number, max: number, n: number, digits: number, figure: number]
type Held = readonly [string | null, string | null, string | null, string | null, Readonly<Record<string, string>>]
type Listed = readonly [
  metric: string,
  value: string | null,
  machine: string,
  runId: number,
  place: readonly [string | null, number | null],
  held: Held,
  rest: Readonly<Record<string, string | number>>,
  base: SideRow,
  other: SideRow,
]

/** A forest for each of a dozen metrics is no picture: the first ones are paired, the others stand in the panels. */
const PAIRED_METRICS = 3

/**
 * Each machine's own ratio to the baseline, everything else equal: in the same message, with the same settings, at the same
 * place of a sweep. `baseValue` as written; undefined: nothing to compare with.
 */
export async function readPairs(
  archive: Archive,
  question: Question,
  baseValue: string | null | undefined,
): Promise<readonly PairSummary[]> {
  // A varied part of the machine, or a varied setting, has no second figure of one machine in one setting.
  if (baseValue === undefined || nameIn(question.by, 'system') !== null || nameIn(question.by, 'params') !== null)
    return []
  const base =
    question.by === 'mountOptions' && baseValue !== null ? canonicalMountOptions(baseValue.split(',')) : baseValue
  const [row] = await readJson<readonly [readonly Sum[], readonly Listed[]]>(
    archive,
    Prisma.sql`json_array(
      (SELECT json_group_array(json_array(metric, v, written, unit, machines, logs, squares, rose, fell, pairs)) FROM summed),
      (SELECT json_group_array(json_array(metric, v, machine, runId, json_array(sweep, place), json(held), json(rest), json(base), json(other)))
       FROM listed))`,
    Prisma.sql`FROM (SELECT 1)`,
    pairTables({ ...question, metrics: question.metrics.slice(0, PAIRED_METRICS) }, base),
  )
  const [sums, listed] = row ?? [[], []]
  const groups = await toGroups(archive, sums, listed, question.by === 'mountOptions')
  return drawPairs(question, baseValue, groups)
}

async function toGroups(
  archive: Archive,
  sums: readonly Sum[],
  listed: readonly Listed[],
  isOptions: boolean,
): Promise<readonly PairGroup[]> {
  const figures = await readFigures(
    archive,
    listed.flatMap(([, , , , , , , base, other]) => [base[5], other[5]]),
  )
  const runs = [...new Map(listed.map((pair) => [pair[2], pair[3]])).values()]
  const machines = await readMachines(archive, runs)
  const titles = new Map(listed.map(([, , machine, run]) => [machine, machines.get(run)] as const))
  const cells = partition(listed, ([metric, value]) => JSON.stringify([metric, value]))
  return sums.map(([metric, value, written, unit, count, sum, squares, rose, fell, pairsTotal]) => ({
    ...{ metric, unit, rose, fell, pairsTotal },
    value: isOptions ? written : value,
    logs: { count, sum, squares },
    pairs: (cells.get(JSON.stringify([metric, value])) ?? []).flatMap((pair) => {
      const facts = titles.get(pair[2])
      return facts === undefined ? [] : (toCell(pair, machineWords(facts).title, figures) ?? [])
    }),
  }))
}

function toCell(pair: Listed, title: string, figures: ReadonlyMap<number, Figure>): PairCell | null {
  const [, , machine, , [sweep, place], held, rest, baseRow, otherRow] = pair
  const [base, other] = [toSide(baseRow, figures), toSide(otherRow, figures)]
  if (base === null || other === null) return null
  const [kernel, filesystem, mountOptions, toolVersion, factors] = held
  const named = [
    ...Object.entries({ kernel, filesystem, mountOptions, toolVersion }),
    ...Object.entries(factors).map(([name, value]) => [`factors.${name}`, value] as const),
    ...Object.entries(rest).map(([name, value]) => [`params.${name}`, String(value)] as const),
  ]
  const conditions = Object.fromEntries(named.flatMap(([field, value]) => (value === null ? [] : [[field, value]])))
  return { machine, title, base, other, sweep, place, conditions }
}

function toSide([mean, min, max, n, digits, id]: SideRow, figures: ReadonlyMap<number, Figure>): Side | null {
  const figure = figures.get(id)
  return figure === undefined ? null : { mean, min, max, n, digits, figure }
}
