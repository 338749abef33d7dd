import type { Transaction } from '@/lib/db/in-transaction'
import { insertRows } from '@/lib/db/insert-rows'
import { timeColumn } from '@/lib/db/time-column'
import { largestFile } from '@/lib/findings/largest-file'
import type { Run } from '@/lib/model'
import { type ConditionRow, conditionsInForce } from './condition-row'
import { fingerprintOf } from './fingerprint'
import { runColumns } from './run-columns'
import { storeConditions } from './store-conditions'
import { placesOf } from './sweep'

/** A run as read, with its conditions as they are to be kept. */
export interface RunToStore {
  /** of a run that was stored before and is read again; a new one's is given by the database */
  readonly id?: number
  readonly run: Run
  readonly conditions: readonly ConditionRow[]
  /** when a person said that it is no result; none: it is one */
  readonly dismissedAt?: Date | null
}

export interface MessageOfRuns {
  readonly id: string
  readonly key: string
  readonly time: number | null
}

function runRow({ id, run, conditions, dismissedAt = null }: RunToStore, ordinal: number, message: MessageOfRuns) {
  return {
    id: id ?? null,
    messageId: message.id,
    ordinal,
    tool: run.tool,
    ...runColumns(conditionsInForce(conditions), message.key),
    fileBytes: largestFile(run.measurements)?.bytes ?? null,
    quoted: run.quoted,
    firstLine: run.lines[0],
    lastLine: run.lines[1],
    fingerprint: fingerprintOf(run),
    time: message.time,
    dismissedAt: dismissedAt === null ? null : timeColumn(dismissedAt),
  }
}

function measurementRows({ run }: RunToStore, runId: number) {
  const places = placesOf(run.measurements)
  return run.measurements.map((figure, index) => ({
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
  ...(['quoted', 'firstLine', 'lastLine', 'fingerprint', 'time', 'dismissedAt'] as const),
]

const MEASUREMENT_COLUMNS = [
  ...(['runId', 'ordinal', 'metric', 'value', 'unit', 'status', 'text', 'cpuPercent', 'latencyUs'] as const),
  ...(['params', 'sweep', 'place', 'line', 'column', 'marks'] as const),
]

/** Writes a message's runs with their figures and conditions. */
export async function storeRuns(
  transaction: Transaction,
  message: MessageOfRuns,
  runs: readonly RunToStore[],
  now: Date,
): Promise<void> {
  const rows = runs.map((run, index) => runRow(run, index + 1, message))
  await insertRows(transaction, 'Run', RUN_COLUMNS, rows)
  const stored = await transaction.$queryRaw<{ readonly id: number }[]>`
    SELECT id FROM Run WHERE messageId = ${message.id} ORDER BY ordinal`
  const withId = runs.flatMap((run, index) => {
    const runId = stored[index]?.id
    return runId === undefined ? [] : [{ run, runId }]
  })
  const figures = withId.flatMap(({ run, runId }) => measurementRows(run, runId))
  await insertRows(transaction, 'Measurement', MEASUREMENT_COLUMNS, figures)
  const conditions = withId.map(({ run, runId }) => ({ runId, rows: run.conditions }))
  await storeConditions(transaction, conditions, now)
}
