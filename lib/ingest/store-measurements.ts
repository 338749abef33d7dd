import type { Transaction } from '@/lib/db/in-transaction'
import { insertRows } from '@/lib/db/insert-rows'
import type { Measurement } from '@/lib/model'
import { placesOf } from './sweep'

export interface FiguresOfRun {
  readonly runId: number
  /** in their order */
  readonly figures: readonly Measurement[]
}

const COLUMNS = [
  ...(['runId', 'ordinal', 'metric', 'value', 'unit', 'status', 'text', 'cpuPercent', 'latencyUs'] as const),
  ...(['params', 'sweep', 'place', 'line', 'column', 'marks'] as const),
]

function rowsOf({ runId, figures }: FiguresOfRun) {
  const places = placesOf(figures)
  return figures.map((figure, index) => ({
    runId,
    ordinal: index + 1,
    metric: figure.metric,
    value: figure.value,
    unit: figure.unit,
    status: figure.status,
    text: figure.text,
    cpuPercent: figure.cpuPercent,
    latencyUs: figure.latencyUs,
    params: JSON.stringify(figure.params),
    sweep: places[index]?.sweep ?? null,
    place: places[index]?.place ?? null,
    line: figure.line,
    column: figure.column,
    marks: JSON.stringify(figure.marks),
  }))
}

/** Writes the figures of runs that have none yet. */
export const storeMeasurements = (transaction: Transaction, runs: readonly FiguresOfRun[]): Promise<void> =>
  insertRows(transaction, 'Measurement', COLUMNS, runs.flatMap(rowsOf))
