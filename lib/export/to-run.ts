import { type ConditionRow, conditionsInForce } from '@/lib/ingest/condition-row'
import type { RunToStore } from '@/lib/ingest/store-runs'
import type { RunLine } from './lines'

/**
 * A run of an export as it is stored. What follows from its conditions and figures is worked out anew.
 *
 * @param keepsNumber false: the archive gives it one of its own
 */
export function toRun(line: RunLine, keepsNumber: boolean): RunToStore {
  const { id, tool, quoted, lines, measurements, dismissedAt } = line
  const conditions = line.conditions.map(toConditionRow)
  return {
    ...(keepsNumber ? { id } : {}),
    run: {
      ...{ tool, quoted, lines, measurements },
      ...conditionsInForce(conditions),
      evidence: {},
      findings: [],
    },
    conditions,
    dismissedAt: dismissedAt === null ? null : new Date(dismissedAt),
  }
}

function toConditionRow({ correctedAt, ...read }: RunLine['conditions'][number]): ConditionRow {
  return correctedAt === null
    ? { ...read, corrected: false }
    : { ...read, corrected: true, correctedAt: new Date(correctedAt) }
}
