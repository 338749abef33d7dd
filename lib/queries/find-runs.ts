import type { Archive } from '@/lib/db/client'
import type { RunsFilter } from '@/lib/url/runs-filter'
import type { RunRow } from './run-row'

/** One column of figures: shown where the filter names one benchmark. */
export interface MetricColumn {
  readonly metric: string
  /** "block write" */
  readonly title: string
  readonly unit: string | null
}

/** A run's figures of one metric: first to last of its sweep, as printed ("85.57", "20.37"). `to` null: one figure. */
export interface MetricCell {
  readonly from: string
  readonly to: string | null
  readonly unit: string | null
  readonly line: number
  readonly column: number
}

export interface FoundRuns {
  readonly rows: readonly RunRow[]
  readonly total: number
  /** messages that the found runs stand in */
  readonly messages: number
  /** the page shown: the last one where the address asks for one beyond it */
  readonly page: number
  readonly pages: number
  /** where the filter names one benchmark: its metrics and, by run id and metric, their cells */
  readonly columns: readonly MetricColumn[]
  readonly cells: Readonly<Record<number, Readonly<Record<string, MetricCell>>>>
  /** by run id: the sweep's name and its first and last place ("threads 1 to 8"); only with `columns` */
  readonly sweeps: Readonly<Record<number, { readonly name: string; readonly from: number; readonly to: number }>>
}

/** A quotation of a run that the archive holds is not a row of its own; `filter.message` shows all of that message. */
export async function findRuns(_archive: Archive, _filter: RunsFilter): Promise<FoundRuns> {
  throw new Error('not written yet')
}
