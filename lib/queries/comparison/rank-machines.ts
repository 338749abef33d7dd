import { MAX_PANELS, type Question } from '@/lib/compare/comparison'
import type { Totals } from '@/lib/compare/limits'
import type { Archive } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import { countsSql } from '../sql/counts-sql'
import { readJson } from '../sql/read-json'
import { nameIn } from './condition-sql'
import { figuresWhere, machineSql, needsValue, runsWhere, valueSql } from './picked-sql'

export interface Ranking {
  /** those that compare most, at most MAX_PANELS */
  readonly machines: readonly string[]
  readonly totals: Totals
}

/**
 * Which machines a question is about, and how much the archive has on it. Counted in the database: an archive of 100,000
 * runs has thousands of machines, and a page shows six.
 */
export async function rankMachines(archive: Archive, question: Question): Promise<Ranking> {
  const required = needsValue(question.by)
  const [row] = await readJson<readonly [readonly string[], Counts, Counts, number, number]>(
    archive,
    Prisma.sql`json_array(
      (SELECT json_group_array(machine) FROM (
        SELECT machine FROM perMachine ORDER BY vals > 1 DESC, vals DESC, runs DESC, first LIMIT ${MAX_PANELS})),
      ${countMachines(2)},
      ${countMachines(1)},
      (SELECT count(*) FROM Run r WHERE ${countsSql}),
      (SELECT count(*) FROM measured WHERE NOT hasValue))`,
    Prisma.sql`FROM (SELECT 1)`,
    Prisma.sql`
      measured AS MATERIALIZED (${measuredRuns(question, required)}),
      perMachine AS MATERIALIZED (
        SELECT machine, count(DISTINCT v) + max(v IS NULL) AS vals, count(DISTINCT id) AS runs, min(id) AS first
        FROM measured WHERE hasValue GROUP BY machine)`,
  )
  if (row === undefined) return { machines: [], totals: NOTHING }
  const [machines, varied, all, ofRuns, unstated] = row
  const [comparable] = varied
  const [count, runs, messages] = comparable > 0 ? varied : all
  return {
    machines,
    totals: { runs, ofRuns, messages, machines: count, unstated, alone: all[1] - varied[1], comparable, cutAt: null },
  }
}

/** machines, their runs, their messages */
type Counts = readonly [number, number, number]

/** Of machines with so many varied values or more. */
const countMachines = (values: number): Prisma.Sql => Prisma.sql`
  (SELECT json_array(count(*), coalesce(sum(runs), 0), (
    SELECT count(DISTINCT messageId) FROM measured
    WHERE hasValue AND machine IN (SELECT machine FROM perMachine WHERE vals >= ${values})))
  FROM perMachine WHERE vals >= ${values})`

const NOTHING: Totals = {
  runs: 0,
  ofRuns: 0,
  messages: 0,
  machines: 0,
  unstated: 0,
  alone: 0,
  comparable: 0,
  cutAt: null,
}

/** Runs that have a figure of the question's metrics. A setting (`params.X`) is a figure's, so there a run may stand several times. */
function measuredRuns(question: Question, required: boolean): Prisma.Sql {
  const value = valueSql(question)
  const columns = Prisma.sql`r.id, r.messageId, ${machineSql(question.by)} AS machine, r.equalsId IS NULL AS counted`
  const figures = Prisma.sql`m.runId = r.id AND ${figuresWhere(question)}`
  const runs =
    nameIn(question.by, 'params') === null
      ? Prisma.sql`SELECT ${columns}, ${value} AS v FROM Run r WHERE ${runsWhere(question)} AND EXISTS (SELECT 1 FROM Measurement m WHERE ${figures})`
      : Prisma.sql`SELECT DISTINCT ${columns}, ${value} AS v FROM Run r JOIN Measurement m ON ${figures} WHERE ${runsWhere(question)}`
  return Prisma.sql`SELECT *, ${required ? Prisma.sql`v IS NOT NULL` : Prisma.sql`1`} AS hasValue FROM (${runs})`
}
