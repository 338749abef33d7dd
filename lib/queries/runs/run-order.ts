import { Prisma } from '@/lib/db/generated/client'
import { type ColumnKey, isRunColumn, metricOfColumn, type RunColumn } from '@/lib/url/run-columns'
import type { RunsFilter } from '@/lib/url/runs-filter'
import type { OrderTerm } from '../sql/ordered'
import { MAIN_METRICS } from './main-metrics'

/** What the run's main figure has, or that of the first it has. */
const ofMain = (column: Prisma.Sql): Prisma.Sql => Prisma.sql`(
  SELECT ${column} FROM Measurement m WHERE m.runId = r.id
  ORDER BY m.metric IN (${Prisma.join([...MAIN_METRICS])}) DESC, m.ordinal LIMIT 1)`

const ofMessage = (column: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`(SELECT ${column} FROM Message g WHERE g.id = r.messageId)`

/** Columns of Run itself: read with it, so that a hundred thousand runs are sorted by them in some fifty milliseconds. */
const OWN = {
  date: Prisma.sql`r.time`,
  tool: Prisma.sql`r.tool`,
  version: Prisma.sql`r.toolVersion`,
  label: Prisma.sql`r.label`,
  kernel: Prisma.sql`r.kernelOrder`,
  filesystem: Prisma.sql`r.filesystem`,
  options: Prisma.sql`r.mountKey`,
  machine: Prisma.sql`r.machineLabel`,
  raid: Prisma.sql`r.raid`,
  line: Prisma.sql`r.firstLine`,
} satisfies Partial<Record<RunColumn, Prisma.Sql>>

/** What is looked up run by run. */
const LOOKED_UP: Readonly<Record<Exclude<RunColumn, keyof typeof OWN>, Prisma.Sql>> = {
  figure: ofMain(Prisma.sql`m.metric`),
  value: ofMain(Prisma.sql`m.value`),
  unit: ofMain(Prisma.sql`m.unit`),
  sweep: Prisma.sql`(SELECT max(m.place) FROM Measurement m WHERE m.runId = r.id)`,
  figures: Prisma.sql`(SELECT count(*) FROM Measurement m WHERE m.runId = r.id)`,
  findings: Prisma.sql`(
    SELECT count(*) FROM Finding f, json_each(f.runs) j WHERE f.messageId = r.messageId AND j.value = r.ordinal)`,
  subject: ofMessage(Prisma.sql`g.subject`),
  poster: ofMessage(Prisma.sql`g.author`),
  list: ofMessage(Prisma.sql`g.list`),
}

/** So many runs are sorted by what has to be looked up run by run: it takes up to ten microseconds each. */
export const MAX_LOOKED_UP = 10_000

const isOwn = (key: ColumnKey): key is keyof typeof OWN => Object.hasOwn(OWN, key)

/** Whether so many runs can be sorted by a column while somebody waits. */
export const canSortBy = (key: ColumnKey, runs: number): boolean => isOwn(key) || runs <= MAX_LOOKED_UP

/** A metric's figure is the first of a sweep, as the table shows it first. */
function columnSql(key: ColumnKey): Prisma.Sql {
  if (isOwn(key)) return OWN[key]
  if (isRunColumn(key)) return LOOKED_UP[key]
  return Prisma.sql`(
    SELECT m.value FROM Measurement m WHERE m.runId = r.id AND m.metric = ${metricOfColumn(key)} ORDER BY m.ordinal LIMIT 1)`
}

const BY_DATE: OrderTerm = { column: OWN.date, way: 'desc', mayLack: true }

/** The order of runs `r`. What is not stated stands last either way; runs of a mail stay in its order. */
export const orderOfRuns = ({ sort, dir }: Pick<RunsFilter, 'sort' | 'dir'>): readonly OrderTerm[] => [
  { column: columnSql(sort), way: dir, mayLack: true },
  ...(sort === 'date' ? [] : [BY_DATE]),
  { column: Prisma.sql`r.messageId`, way: 'asc', mayLack: false },
  { column: Prisma.sql`r.ordinal`, way: 'asc', mayLack: false },
]
