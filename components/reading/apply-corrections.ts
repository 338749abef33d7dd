import { conditionRows, conditionsInForce } from '@/lib/ingest/condition-row'
import { correctRow } from '@/lib/ingest/correction'
import type { Finding, Message, Run } from '@/lib/model'
import type { Corrected, ReadMessage, ReadRun } from './read-run'

/** What a person says of one condition of one run. */
export interface RunCorrection {
  /** place in the message, from 1 */
  readonly run: number
  /** as in EvidenceByField */
  readonly field: string
  /** mount options joined by commas; null: not stated */
  readonly value: string | null
}

function correctOne(run: Run, ordinal: number, corrections: readonly RunCorrection[]): ReadRun {
  const own = corrections.filter((each) => each.run === ordinal)
  if (own.length === 0) return { ...run, ordinal, corrected: {} }
  const rows = own.reduce((before, { field, value }) => correctRow(before, field, value), conditionRows(run))
  const corrected: Record<string, Corrected> = {}
  for (const row of rows) if (row.corrected) corrected[row.field] = { read: row.readValue, value: row.value }
  return { ...run, ...conditionsInForce(rows), ordinal, corrected }
}

/** A finding about several runs stands with each of them: once is enough. */
function distinct(findings: readonly Finding[]): readonly Finding[] {
  return [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()]
}

/** A message that is not saved yet, as a page shows it: corrections in force, what was read kept beside them. */
export function applyCorrections(message: Message, corrections: readonly RunCorrection[]): ReadMessage {
  const runs = message.runs.map((run, at) => correctOne(run, at + 1, corrections))
  return { ...message, runs, findings: distinct([...message.findings, ...runs.flatMap((run) => run.findings)]) }
}
