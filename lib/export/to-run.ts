import { type ConditionRow, conditionsInForce } from '@/lib/ingest/condition-row'
import { asRead } from '@/lib/ingest/settle-lines'
import type { RunToStore } from '@/lib/ingest/store-runs'
import type { Measurement } from '@/lib/model'
import type { RunLine } from './lines'

/**
 * The runs of a message of an export as they are stored. What follows from their conditions, lines and figures is worked out anew.
 *
 * @param keepsNumber false: the archive gives them numbers of its own
 */
export function toRuns(lines: readonly RunLine[], keepsNumber: boolean): readonly RunToStore[] {
  const read = asRead(lines)
  return lines.map((line, index) => toRun(line, read[index] ?? line.measurements, keepsNumber))
}

function toRun(line: RunLine, measurements: readonly Measurement[], keepsNumber: boolean): RunToStore {
  const { id, tool, quoted, readLines, dismissedAt } = line
  const conditions = line.conditions.map(toConditionRow)
  const lines = readLines ?? line.lines
  return {
    ...(keepsNumber ? { id } : {}),
    run: {
      ...{ tool, quoted, lines, measurements },
      ...conditionsInForce(conditions),
      evidence: {},
      findings: [],
    },
    conditions,
    said: readLines === null ? null : line.lines,
    dismissedAt: dismissedAt === null ? null : new Date(dismissedAt),
  }
}

function toConditionRow({ correctedAt, ...read }: RunLine['conditions'][number]): ConditionRow {
  return correctedAt === null
    ? { ...read, corrected: false }
    : { ...read, corrected: true, correctedAt: new Date(correctedAt) }
}
