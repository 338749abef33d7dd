import type { Archive } from '@/lib/db/client'
import type { Transaction } from '@/lib/db/in-transaction'
import type { Mark, Measurement, Params } from '@/lib/model'
import { type AsideFigure, asRead, type LinedRun, type Lines } from './settle-lines'

/** A stored run with the figures that it has now, and as it was read. */
export interface StoredLinedRun extends LinedRun {
  readonly id: number
  readonly ordinal: number
  readonly dismissedAt: Date | null
  /** that belong to it now */
  readonly inForce: readonly Measurement[]
}

const STATUS: readonly Measurement['status'][] = ['ok', 'too_fast', 'not_run']

/** The runs of a message in its order: `measurements` and `lines` as read, `said` what a person says of the lines. */
export async function readLinedRuns(
  archive: Archive | Transaction,
  messageId: string,
): Promise<readonly StoredLinedRun[]> {
  const rows = await archive.run.findMany({
    where: { messageId },
    select: {
      ...{ id: true, ordinal: true, tool: true, dismissedAt: true },
      ...{ firstLine: true, lastLine: true, readLines: true, aside: true },
      measurements: { orderBy: { ordinal: 'asc' } },
    },
    orderBy: { ordinal: 'asc' },
  })
  const runs = rows.map(({ measurements, aside, firstLine, lastLine, readLines, ...run }) => ({
    ...run,
    measurements: measurements.map(toMeasurement),
    aside: readAside(aside),
    lines: readLines === null ? ([firstLine, lastLine] as const) : (JSON.parse(readLines) as Lines),
    said: readLines === null ? null : ([firstLine, lastLine] as const),
  }))
  const read = asRead(runs)
  return runs.map(({ measurements, aside: _, ...run }, index) => ({
    ...run,
    inForce: measurements,
    measurements: read[index] ?? measurements,
  }))
}

/** Figures that do not belong to the run that they were read in, as a column keeps them. */
export const readAside = (aside: string | null): readonly AsideFigure[] =>
  aside === null ? [] : (JSON.parse(aside) as readonly AsideFigure[])

interface Row extends Omit<Measurement, 'status' | 'params' | 'marks'> {
  readonly status: string
  readonly params: string
  readonly marks: string
}

const toMeasurement = ({ status, params, marks, ...row }: Row): Measurement => ({
  ...{ metric: row.metric, value: row.value, unit: row.unit, text: row.text, line: row.line, column: row.column },
  ...{ cpuPercent: row.cpuPercent, latencyUs: row.latencyUs },
  status: STATUS.find((known) => known === status) ?? 'ok',
  params: JSON.parse(params) as Params,
  marks: JSON.parse(marks) as readonly Mark[],
})
