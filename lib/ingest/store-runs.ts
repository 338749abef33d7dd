import type { Transaction } from '@/lib/db/in-transaction'
import { insertRows } from '@/lib/db/insert-rows'
import { timeColumn } from '@/lib/db/time-column'
import { largestFile } from '@/lib/findings/largest-file'
import type { Run } from '@/lib/model'
import { type ConditionRow, conditionsInForce } from './condition-row'
import { fingerprintOf } from './fingerprint'
import { runColumns } from './run-columns'
import { type AsideFigure, type LinedRun, type Lines, type SettledRun, settleLines } from './settle-lines'
import { storeConditions } from './store-conditions'
import { storeMeasurements } from './store-measurements'

/** A run as read, with its conditions as they are to be kept. */
export interface RunToStore {
  /** of a run that was stored before and is read again; a new one's is given by the database */
  readonly id?: number
  readonly run: Run
  /** the lines that a person says belong to it; none: those that were read */
  readonly said?: Lines | null
  readonly conditions: readonly ConditionRow[]
  /** when a person said that it is no result; none: it is one */
  readonly dismissedAt?: Date | null
}

export interface MessageOfRuns {
  readonly id: string
  readonly key: string
  readonly time: number | null
}

function runRow(
  { id, run, conditions, said = null, dismissedAt = null }: RunToStore,
  { measurements, aside }: SettledRun,
  ordinal: number,
  message: MessageOfRuns,
) {
  return {
    id: id ?? null,
    messageId: message.id,
    ordinal,
    tool: run.tool,
    ...runColumns(conditionsInForce(conditions), message.key),
    fileBytes: largestFile(measurements)?.bytes ?? null,
    quoted: run.quoted,
    ...lineColumns(run.lines, said, aside),
    // Of the figures as read: by them it is known again, whatever belongs to it.
    fingerprint: fingerprintOf(run),
    time: message.time,
    dismissedAt: dismissedAt === null ? null : timeColumn(dismissedAt),
  }
}

const RUN_COLUMNS = [
  ...(['id', 'messageId', 'ordinal', 'tool', 'toolVersion', 'label', 'kernel', 'kernelOrder', 'filesystem'] as const),
  ...([
    'mountOptions',
    'mountKey',
    'varied',
    'factorKey',
    'machine',
    'machineLabel',
    'raid',
    'memoryBytes',
    'fileBytes',
  ] as const),
  ...(['quoted', 'firstLine', 'lastLine', 'readLines', 'aside'] as const),
  ...(['fingerprint', 'time', 'dismissedAt'] as const),
]

/** What is kept of a run's lines. `read` stays beside those that a person says. */
export const lineColumns = (read: Lines, said: Lines | null, aside: readonly AsideFigure[]) => ({
  firstLine: (said ?? read)[0],
  lastLine: (said ?? read)[1],
  readLines: said === null ? null : JSON.stringify(read),
  aside: aside.length === 0 ? null : JSON.stringify(aside.map(inOrder)),
})

/** In one order of its keys, wherever it came from: the same archive gives the same export. */
const inOrder = ({ metric, value, unit, status, cpuPercent, latencyUs, params, ...figure }: AsideFigure) => ({
  ...{ metric, value, unit, status, cpuPercent, latencyUs, params },
  ...{ line: figure.line, column: figure.column, text: figure.text, marks: figure.marks },
  ...{ at: figure.at, to: figure.to },
})

const toLined = ({ run, said = null }: RunToStore): LinedRun => ({
  ...{ tool: run.tool, measurements: run.measurements, lines: run.lines, said },
})

/** Writes a message's runs with their figures and conditions. */
export async function storeRuns(
  transaction: Transaction,
  message: MessageOfRuns,
  runs: readonly RunToStore[],
  now: Date,
): Promise<void> {
  const settled = settleLines(runs.map(toLined))
  const rows = runs.flatMap((run, index) => {
    const own = settled[index]
    return own === undefined ? [] : [runRow(run, own, index + 1, message)]
  })
  await insertRows(transaction, 'Run', RUN_COLUMNS, rows)
  const stored = await transaction.$queryRaw<{ readonly id: number }[]>`
    SELECT id FROM Run WHERE messageId = ${message.id} ORDER BY ordinal`
  const withId = runs.flatMap((run, index) => {
    const runId = stored[index]?.id
    return runId === undefined ? [] : [{ run, runId }]
  })
  const figures = withId.map(({ runId }, index) => ({ runId, figures: settled[index]?.measurements ?? [] }))
  await storeMeasurements(transaction, figures)
  const conditions = withId.map(({ run, runId }) => ({ runId, rows: run.conditions }))
  await storeConditions(transaction, conditions, now)
}
