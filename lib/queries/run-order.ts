import { Prisma } from '@/lib/db/generated/client'
import type { RunsFilter, Sort } from '@/lib/url/runs-filter'
import { MAIN_METRICS } from './main-metrics'
import type { OrderTerm } from './ordered'

/** The run's main figure, or the first it has. */
const mainValue = Prisma.sql`(
  SELECT m.value FROM Measurement m WHERE m.runId = r.id
  ORDER BY m.metric IN (${Prisma.join([...MAIN_METRICS])}) DESC, m.ordinal LIMIT 1)`

const COLUMNS: Readonly<Record<Sort, Prisma.Sql>> = {
  date: Prisma.sql`r.time`,
  tool: Prisma.sql`r.tool`,
  kernel: Prisma.sql`r.kernelOrder`,
  filesystem: Prisma.sql`r.filesystem`,
  machine: Prisma.sql`r.machineLabel`,
  value: mainValue,
}

const BY_DATE: OrderTerm = { column: COLUMNS.date, way: 'desc', mayLack: true }

/** The order of runs `r`. What is not stated stands last either way; runs of a mail stay in its order. */
export const orderOfRuns = ({ sort, dir }: Pick<RunsFilter, 'sort' | 'dir'>): readonly OrderTerm[] => [
  { column: COLUMNS[sort], way: dir, mayLack: true },
  ...(sort === 'date' ? [] : [BY_DATE]),
  { column: Prisma.sql`r.messageId`, way: 'asc', mayLack: false },
  { column: Prisma.sql`r.ordinal`, way: 'asc', mayLack: false },
]
