import type { Question } from '@/lib/compare/comparison'
import type { ConditionField } from '@/lib/compare/figure'
import { ONLY_DEFAULTS } from '@/lib/conditions/canonical-mount-options'
import type { Archive } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import { remember } from '../kept/remember'
import { readJson } from '../sql/read-json'
import { measuredSql, metricsToAsk } from './measured-sql'
import { runsWhere } from './picked-sql'

/** A condition by which runs of one machine differ. */
export interface SurveyedField {
  readonly field: ConditionField
  /** machines that have two values of it or more */
  readonly machines: number
  /** the most values that one of them has */
  readonly values: number
  /** runs of these machines */
  readonly runs: number
}

type Row = readonly [field: string, machines: number, values: number, runs: number]

/** Columns of Run; a mount key that is not stated is a state of its own, a kernel that is not stated is not. */
const COLUMNS: readonly { readonly field: ConditionField; readonly column: string; readonly isState: boolean }[] = [
  { field: 'mountOptions', column: 'mountKey', isState: true },
  { field: 'filesystem', column: 'filesystem', isState: false },
  { field: 'kernel', column: 'kernel', isState: false },
  { field: 'toolVersion', column: 'toolVersion', isState: false },
  { field: 'message', column: 'messageId', isState: false },
]

/**
 * What can be varied among the runs of a question that have its metrics (its `by` left aside): the conditions that differ on one machine, those that
 * differ on most machines first.
 */
export async function surveyFields(archive: Archive, question: Question): Promise<readonly SurveyedField[]> {
  // How it is compared does not change what could be.
  const { tool, hold, message, runs, memory } = question
  const [metrics, first] = [await metricsToAsk(archive, question), question.metrics[0]]
  return remember(archive, JSON.stringify(['fields', tool, metrics, first, hold, message, runs, memory]), () =>
    survey(archive, { ...question, values: [] }),
  )
}

async function survey(archive: Archive, question: Question): Promise<readonly SurveyedField[]> {
  const measured = await measuredSql(archive, question)
  const counts = COLUMNS.map(({ column, isState }) => {
    const name = Prisma.raw(column)
    const unstated = isState ? Prisma.sql` + max(${name} IS NULL) * (count(${name}) > 0)` : Prisma.empty
    return Prisma.sql`count(DISTINCT ${name})${unstated} AS ${Prisma.raw(`n_${column}`)}`
  })
  const columns = COLUMNS.map(
    ({ field, column }) =>
      Prisma.sql`SELECT ${field} AS field, ${Prisma.raw(`n_${column}`)} AS vals, runs FROM machines`,
  )
  const rows = await readJson<Row>(
    archive,
    Prisma.sql`json_array(field, count(*), max(vals), sum(runs))`,
    Prisma.sql`FROM (${Prisma.join([...columns, ofFactors, ofOptions, ofOptionValues, ofHardware, ofSettings(question)], ' UNION ALL ')}) WHERE vals > 1 GROUP BY field`,
    Prisma.sql`
      picked AS MATERIALIZED (
        SELECT r.id, r.messageId, r.machine, r.mountKey, r.filesystem, r.kernel, r.toolVersion, r.factorKey FROM Run r
        WHERE ${runsWhere(question)} AND ${measured}),
      machines AS MATERIALIZED (
        SELECT machine, count(*) AS runs, count(mountKey) AS stated, ${Prisma.join(counts)} FROM picked GROUP BY machine HAVING count(*) > 1)`,
  )
  return rows.map(([field, machines, values, runs]) => ({ field, machines, values, runs })).sort(byMachines)
}

/** A factor may be there or not; so "not stated" is one of its values. */
const ofFactors = Prisma.sql`
  SELECT c.field, count(DISTINCT c.value) + (count(*) < s.runs) AS vals, s.runs
  FROM picked p JOIN machines s ON s.machine = p.machine CROSS JOIN Condition c ON c.runId = p.id
  WHERE p.factorKey <> '{}' AND c.field >= 'factors.' AND c.field < 'factors/' AND c.value IS NOT NULL
  GROUP BY c.field, p.machine`

const ofOptions = Prisma.sql`
  SELECT 'option.' || o.option AS field, 1 + (count(*) < s.stated) AS vals, s.stated AS runs
  FROM picked p JOIN machines s ON s.machine = p.machine AND s.n_mountKey > 1 CROSS JOIN MountOption o ON o.runId = p.id
  WHERE o.option <> ${ONLY_DEFAULTS} GROUP BY o.option, p.machine`

/** `option.data`: an option that has several values on one machine. */
const ofOptionValues = Prisma.sql`
  SELECT 'option.' || substr(o.option, 1, instr(o.option, '=') - 1) AS field,
    count(DISTINCT o.option) + (count(DISTINCT p.id) < s.stated) AS vals, s.stated AS runs
  FROM picked p JOIN machines s ON s.machine = p.machine AND s.n_mountKey > 1 CROSS JOIN MountOption o ON o.runId = p.id
  WHERE instr(o.option, '=') > 0 GROUP BY field, p.machine HAVING count(DISTINCT o.option) > 1`

/** Parts of the machine are varied where one message describes several: RAID 5 against RAID 10. Its name is no part. */
const ofHardware = Prisma.sql`
  SELECT c.field, count(DISTINCT c.value) AS vals, count(*) AS runs
  FROM picked p JOIN (SELECT messageId FROM picked GROUP BY messageId HAVING count(DISTINCT machine) > 1) USING (messageId)
    CROSS JOIN Condition c ON c.runId = p.id
  WHERE c.field >= 'system.' AND c.field < 'system/' AND c.field <> 'system.label' AND c.value IS NOT NULL
  GROUP BY c.field, messageId`

/**
 * How figures were measured: threads, block size. One run may hold several, so machines with one run count. Read from the figures of one
 * metric: those of others were measured alike, and there are too many.
 */
function ofSettings({ metrics }: Question): Prisma.Sql {
  const [metric = ''] = metrics
  return Prisma.sql`
    SELECT 'params.' || j.key AS field, count(DISTINCT j.value) AS vals, d.runs
    FROM (
      SELECT DISTINCT p.machine, s.runs, m.params
      FROM picked p JOIN (SELECT machine, count(*) AS runs FROM picked GROUP BY machine) s ON s.machine = p.machine
        CROSS JOIN Measurement m ON m.runId = p.id AND m.metric = ${metric}) d, json_each(d.params) j
    GROUP BY field, d.machine`
}

/** What was varied on one machine stands before its parts, the options as a whole before each, then how it was measured, the mails behind all. */
function byMachines(a: SurveyedField, b: SurveyedField): number {
  const rank = ({ field }: SurveyedField) => RANKS.findIndex((of) => of.test(field))
  return rank(a) - rank(b) || b.machines - a.machines || b.values - a.values || (a.field < b.field ? -1 : 1)
}

const RANKS: readonly RegExp[] = [
  /^(?!option\.|system\.|params\.|message$)/,
  /^system\./,
  /^option\./,
  /^params\./,
  /^message$/,
]
