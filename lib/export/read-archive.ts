import Database from 'better-sqlite3'
import type { z } from 'zod'
import { toArchiveError } from '@/lib/db/archive-error'
import { messageLine, type RunLine, runLine } from './lines'
import type { Table } from './tables'

const keptMessage = messageLine.omit({ mbox: true }).extend({ raw: messageLine.shape.text })

/** A message as it is kept, with its raw text. */
export type KeptMessage = z.infer<typeof keptMessage>

export interface KeptMessageWithRuns {
  readonly message: KeptMessage
  readonly runs: readonly RunLine[]
}

/** An archive as it stood at one moment, row by row: what is written to it meanwhile is not seen, and nothing is held in memory. */
export interface Snapshot {
  /** In the order in which they were saved: a later export goes on where an earlier one ends. */
  messages(): Generator<KeptMessageWithRuns>
  rows(table: Table): Generator<unknown>
  close(): void
}

type Row = Record<string, unknown>

/** A run's own number says when it was saved; after a reparse too. */
const IDS = `SELECT m.id FROM Message m LEFT JOIN (SELECT messageId, min(id) AS first FROM Run GROUP BY messageId) r
  ON r.messageId = m.id ORDER BY r.first IS NULL, r.first, m.key`
const MESSAGE = 'SELECT id, key, messageId, subject, author, date, parser, savedAt, text, raw FROM Message WHERE id = ?'
const FINDINGS = 'SELECT kind, severity, text, runs, lines FROM Finding WHERE messageId = ? ORDER BY id'
const REFERENCES = 'SELECT ancestor FROM Reference WHERE messageId = ? ORDER BY place'
const RUNS = `SELECT r.messageId AS message, r.ordinal AS run, r.id, r.tool, r.quoted, r.firstLine, r.lastLine, r.dismissedAt, r.readLines, coalesce(r.aside, '[]') AS aside,
    iif(o.id IS NULL, NULL, json_object('message', o.messageId, 'run', o.ordinal)) AS original,
    iif(e.id IS NULL, NULL, json_object('message', e.messageId, 'run', e.ordinal)) AS equals
  FROM Run r LEFT JOIN Run o ON o.id = r.originalId LEFT JOIN Run e ON e.id = r.equalsId
  WHERE r.messageId = ? ORDER BY r.ordinal`
const CONDITIONS =
  'SELECT field, value, readValue, line, text, how, correctedAt FROM Condition WHERE runId = ? ORDER BY id'
const MEASUREMENTS = `SELECT metric, value, unit, status, cpuPercent, latencyUs, params, line, "column", text, marks
  FROM Measurement WHERE runId = ? ORDER BY ordinal`

/** Opens an archive's file of this version's schema. Throws an ArchiveError where it cannot be read. */
export function openSnapshot(path: string): Snapshot {
  try {
    const database = new Database(path, { readonly: true, timeout: 5000 })
    // The moment is that of the first row that a transaction reads.
    database.exec('BEGIN; SELECT 1 FROM sqlite_master')
    return snapshotOf(database)
  } catch (error) {
    throw toArchiveError(error, path) ?? error
  }
}

function snapshotOf(database: Database.Database): Snapshot {
  const prepare = (sql: string) => database.prepare<unknown[], Row>(sql)
  const message = prepare(MESSAGE)
  const findings = prepare(FINDINGS)
  const references = database.prepare<unknown[], string>(REFERENCES).pluck()
  const runs = prepare(RUNS)
  const conditions = prepare(CONDITIONS)
  const measurements = prepare(MEASUREMENTS)

  const readMessage = (id: unknown): KeptMessage => {
    const row = message.get(id) ?? {}
    const found = findings.all(id).map((one) => ({ ...one, ...parsed(one, 'runs', 'lines') }))
    return keptMessage.parse({
      ...{ ...row, ...instants(row, 'savedAt') },
      ...{ references: references.all(id), findings: found },
    })
  }
  const readRun = (row: Row): RunLine =>
    runLine.parse({
      ...row,
      ...parsed(row, 'original', 'equals', 'readLines', 'aside'),
      ...instants(row, 'dismissedAt'),
      quoted: row.quoted === 1,
      lines: [row.firstLine, row.lastLine],
      conditions: conditions.all(row.id).map((one) => ({ ...one, ...instants(one, 'correctedAt') })),
      measurements: measurements.all(row.id).map((one) => ({ ...one, ...parsed(one, 'params', 'marks') })),
    })
  return {
    *messages() {
      for (const { id } of prepare(IDS).iterate()) yield { message: readMessage(id), runs: runs.all(id).map(readRun) }
    },
    *rows({ select, times, jsons = [], shape }) {
      for (const row of prepare(select).iterate())
        yield shape.parse({ ...row, ...instants(row, ...times), ...parsed(row, ...jsons) })
    },
    close: () => void database.close(),
  }
}

/** Columns of JSON as what they hold. */
const parsed = (row: Row, ...columns: readonly string[]): Row =>
  Object.fromEntries(columns.map((column) => [column, row[column] === null ? null : JSON.parse(String(row[column]))]))

/** Columns of time in one spelling. */
const instants = (row: Row, ...columns: readonly string[]): Row =>
  Object.fromEntries(
    columns.map((column) => [column, row[column] === null ? null : new Date(String(row[column])).toISOString()]),
  )
