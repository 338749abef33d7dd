import { canonicalOptions, ONLY_DEFAULTS } from '@/lib/conditions/canonical-mount-options'
import { Prisma } from '@/lib/db/generated/client'
import type { RunsFilter } from '@/lib/url/runs-filter'
import { NOT_STATED } from '@/lib/url/search'
import { readSearchQuery } from '@/lib/url/search-query'
import { countsSql, isResultSql } from '../sql/counts-sql'
import { seriesOfRun, seriesRange } from '../sql/kernel-series'
import { schedulerSql } from '../sql/scheduler-sql'
import { messageConditions, runConditions } from '../sql/search-sql'
import type { FacetKey } from './facet-key'

/** The parts of a filter that narrow which runs are found: what can be counted, and what can be asked besides. */
export type FilterKey = 'q' | FacetKey | 'message' | 'machine'

/** One condition on run `r` and its message `g` for each part of a filter. One entry makes the SQL; lib/compare words say it. */
const CONDITIONS: Readonly<Record<FilterKey, (value: string) => Prisma.Sql>> = {
  q: searchSql,
  tool: (value) => Prisma.sql`r.tool = ${value}`,
  version: (value) => orNotStated(Prisma.sql`r.toolVersion`, value),
  filesystem: (value) => orNotStated(Prisma.sql`r.filesystem`, value),
  series: seriesSql,
  kernel: (value) => orNotStated(Prisma.sql`r.kernel`, value),
  option: optionSql,
  raid: (value) => orNotStated(Prisma.sql`r.raid`, value),
  scheduler: (value) =>
    value === NOT_STATED
      ? Prisma.sql`r.id NOT IN (${runsWithScheduler})`
      : Prisma.sql`r.id IN (${runsWithScheduler} AND lower(c.value) = ${value})`,
  factor: factorSql,
  year: (value) => (value === NOT_STATED ? Prisma.sql`g.year IS NULL` : Prisma.sql`g.year = ${Number(value)}`),
  finding: (value) =>
    value === NOT_STATED ? Prisma.sql`NOT ${findingSql(Prisma.sql`1`)}` : findingSql(Prisma.sql`f.kind = ${value}`),
  poster: (value) => messageHas(Prisma.sql`author`, value),
  list: (value) => messageHas(Prisma.sql`list`, value),
  message: (value) => Prisma.sql`r.messageId = ${value}`,
  machine: (value) => Prisma.sql`r.machine = ${value}`,
}

export const FILTER_KEYS = Object.keys(CONDITIONS) as FilterKey[]

/**
 * The runs that fit. A quotation of a run in the archive is that run seen again and no run of its own,
 * but a message shows all that stands in it, save what is no result. `without`: parts that are left aside (a facet does not narrow itself).
 */
function filterWhere(filter: RunsFilter, without: readonly FilterKey[] = []): Prisma.Sql {
  const isOfAll = filter.message === null || without.includes('message')
  const own = isOfAll ? countsSql : isResultSql
  const parts = FILTER_KEYS.flatMap((key) => {
    const value = filter[key]
    return value === null || without.includes(key) ? [] : [CONDITIONS[key](value)]
  })
  return Prisma.join([own, ...parts], ' AND ')
}

/** Runs, with their messages where a condition asks about those: a message's row holds its whole text. */
export function filterFrom(filter: RunsFilter, without: readonly FilterKey[] = []): Prisma.Sql {
  const asksMessage = filter.year !== null && !without.includes('year')
  const messages = asksMessage ? Prisma.sql` JOIN Message g ON g.id = r.messageId` : Prisma.empty
  return Prisma.sql`FROM Run r${messages} WHERE ${filterWhere(filter, without)}`
}

/** The runs that fit one part of a filter, quotations too. */
export const filterOnly = (key: FacetKey, value: string): Prisma.Sql =>
  Prisma.sql`FROM Run r JOIN Message g ON g.id = r.messageId WHERE ${CONDITIONS[key](value)}`

const orNotStated = (column: Prisma.Sql, value: string): Prisma.Sql =>
  value === NOT_STATED ? Prisma.sql`${column} IS NULL` : Prisma.sql`${column} = ${value}`

const messageHas = (column: Prisma.Sql, value: string): Prisma.Sql =>
  Prisma.sql`r.messageId IN (SELECT id FROM Message WHERE ${orNotStated(column, value)})`

const runsWithScheduler = Prisma.sql`SELECT c.runId FROM Condition c WHERE ${schedulerSql}`

/** `2.4`, `5.x`: a stretch of all kernels in their order. */
function seriesSql(value: string): Prisma.Sql {
  const stretch = seriesRange(value)
  if (value === NOT_STATED) return Prisma.sql`${seriesOfRun} IS NULL`
  return stretch === null
    ? Prisma.sql`0`
    : Prisma.sql`(r.kernelOrder >= ${stretch.from} AND r.kernelOrder < ${stretch.to})`
}

/** An option however it is written; one that mount sets anyway (`rw`) where it is written. */
function optionSql(value: string): Prisma.Sql {
  if (value === NOT_STATED) return Prisma.sql`r.mountKey IS NULL`
  const [option] = canonicalOptions([value])
  if (option === undefined && value !== ONLY_DEFAULTS)
    return Prisma.sql`instr(',' || r.mountOptions || ',', ${`,${value},`}) > 0`
  return Prisma.sql`r.id IN (SELECT o.runId FROM MountOption o WHERE o.option = ${option ?? ONLY_DEFAULTS})`
}

/** `max-readahead` (any value), `max-readahead:511`, `-`. A name may hold a colon itself, so every place to cut is tried. */
function factorSql(value: string): Prisma.Sql {
  if (value === NOT_STATED) return Prisma.sql`r.factorKey = '{}'`
  const cuts = [...value.matchAll(/:/g)].map(({ index }) => [value.slice(0, index), value.slice(index + 1)] as const)
  const exact = cuts.map(([name, one]) => Prisma.sql`(c.field = ${`factors.${name}`} AND c.value = ${one})`)
  const any = Prisma.sql`(c.field = ${`factors.${value}`} AND c.value IS NOT NULL)`
  return Prisma.sql`r.id IN (SELECT c.runId FROM Condition c WHERE ${Prisma.join([any, ...exact], ' OR ')})`
}

/** A finding names the runs that it is about by their places in the message. */
const findingSql = (kind: Prisma.Sql): Prisma.Sql => Prisma.sql`EXISTS (
  SELECT 1 FROM Finding f, json_each(f.runs) j WHERE f.messageId = r.messageId AND j.value = r.ordinal AND ${kind})`

/** What is looked for in mails, and what their runs state: of a run itself. */
function searchSql(typed: string): Prisma.Sql {
  const { value } = readSearchQuery(typed)
  const ofMessage = messageConditions(value, Prisma.sql`r.messageId`, Prisma.sql`r.time`)
  return Prisma.join([Prisma.sql`1`, ...ofMessage, ...runConditions(value)], ' AND ')
}
