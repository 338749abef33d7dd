import type { Archive } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import { ALL_RUNS, type RunsFilter } from '@/lib/url/runs-filter'
import { remember } from '../kept/remember'
import { orderSql } from '../sql/ordered'
import { readJson } from '../sql/read-json'
import { countFound } from './count-found'
import { filterFrom } from './filter-sql'
import { type MetricTable, NO_METRICS, readMetricTable } from './read-metric-table'
import { readRunRows } from './read-run-rows'
import { canSortBy, orderOfRuns } from './run-order'
import type { RunRow } from './run-row'

export type { MetricCell, MetricColumn } from './read-metric-table'

export interface FoundRuns extends MetricTable {
  readonly rows: readonly RunRow[]
  readonly total: number
  /** messages that the found runs stand in */
  readonly messages: number
  /** the page shown: the last one where the address asks for one beyond it */
  readonly page: number
  readonly pages: number
  /** false: there are too many to be sorted as asked (MAX_LOOKED_UP), so they stand by date */
  readonly isSorted: boolean
}

/** A quotation of a run that the archive holds is not a row of its own; `filter.message` shows all of that message. */
export async function findRuns(archive: Archive, filter: RunsFilter): Promise<FoundRuns> {
  const { runs: total, messages } = await countFound(archive, filter)
  const pages = Math.max(1, Math.ceil(total / filter.rows))
  const page = Math.min(filter.page, pages)
  const isSorted = canSortBy(filter.sort, total)
  const sorted = isSorted ? filter : { ...filter, sort: ALL_RUNS.sort, dir: ALL_RUNS.dir }
  const ids = total === 0 ? [] : await idsOfPage(archive, sorted, page)
  const rows = await readRunRows(archive, ids)
  const table = filter.tool === null ? NO_METRICS : await readMetricTable(archive, filter.tool, ids)
  return { rows, total, messages, page, pages, isSorted, ...table }
}

/** Remembered: whoever turns a page and comes back, or sees what others see, waits for no search and no sorting again. */
const idsOfPage = (archive: Archive, filter: RunsFilter, page: number): Promise<readonly number[]> =>
  remember(archive, JSON.stringify(['page of runs', { ...filter, columns: null, selected: [], page }]), () =>
    readIds(archive, filter, page),
  )

async function readIds(archive: Archive, filter: RunsFilter, page: number): Promise<readonly number[]> {
  const found = await archive.$queryRaw<{ id: bigint }[]>`
    SELECT r.id ${filterFrom(filter)}
    ORDER BY ${orderSql(orderOfRuns(filter))} LIMIT ${filter.rows} OFFSET ${(page - 1) * filter.rows}`
  return found.map(({ id }) => Number(id))
}

/** So many rows are read at once. */
const STEP = 500

/**
 * Every run that a filter finds, in its order, whatever page it asks for. Which they are is settled when it begins; one that is taken away meanwhile is left out.
 */
export async function* allRuns(archive: Archive, filter: RunsFilter): AsyncGenerator<readonly RunRow[], undefined> {
  const ids = await readJson<number>(
    archive,
    Prisma.sql`id`,
    Prisma.sql`FROM (SELECT r.id ${filterFrom(filter)} ORDER BY ${orderSql(orderOfRuns(filter))})`,
  )
  for (let at = 0; at < ids.length; at += STEP) yield await readRunRows(archive, ids.slice(at, at + STEP))
}
