import { MAX_PAIRS, MAX_SUMMARIES, type Question } from '@/lib/compare/comparison'
import { Prisma } from '@/lib/db/generated/client'
import { nameIn } from './condition-sql'
import { figuresWhere, runsWhere, valueSql } from './picked-sql'

/** kernel, filesystem, mount options, tool version, factors: the varied one is taken out, everything else must be equal. */
function heldEqual(by: string): Prisma.Sql {
  const option = nameIn(by, 'option')
  const factor = nameIn(by, 'factors')
  const column = (field: string, sql: Prisma.Sql) => (by === field ? Prisma.sql`NULL` : sql)
  // Mount options belong to their filesystem: they change with it.
  const options =
    by === 'filesystem'
      ? Prisma.sql`NULL`
      : option === null
        ? Prisma.sql`r.mountKey`
        : Prisma.sql`trim(replace(',' || r.mountKey || ',', ',' || ${option} || ',', ','), ',')`
  // A path of SQLite cannot name a key with a quote in it: such a factor has no pairs.
  const factors =
    factor === null || /["\\]/.test(factor)
      ? Prisma.sql`r.factorKey`
      : Prisma.sql`json_remove(r.factorKey, ${`$."${factor}"`})`
  return Prisma.sql`json_array(${column('kernel', Prisma.sql`r.kernel`)}, ${column('filesystem', Prisma.sql`r.filesystem`)},
    ${column('mountOptions', options)}, ${column('toolVersion', Prisma.sql`r.toolVersion`)}, json(${factors}))`
}

/** One side: mean, lowest, highest, count, digits, first figure; of the table named `side`. */
const sideJson = (side: 'b' | 'o'): Prisma.Sql => {
  const s = Prisma.raw(side)
  return Prisma.sql`json_array(${s}.mean, ${s}.min, ${s}.max, ${s}.n, ${s}.digits, ${s}.figure)`
}

/**
 * The tables of a WITH that end in `summed` (metric, value, unit, logarithms of the machines' own ratios added up) and `listed`
 * (the first pairs of each). A machine with several pairs counts once, with their geometric mean.
 */
export function pairTables(question: Question, base: string | null): Prisma.Sql {
  const value = valueSql(question)
  return Prisma.sql`
    picked AS MATERIALIZED (
      SELECT r.id, r.messageId, r.machine, ${value} AS v FROM Run r WHERE ${runsWhere(question)} AND r.equalsId IS NULL),
    candidate AS MATERIALIZED (
      SELECT id, v FROM picked JOIN (
        SELECT messageId, machine FROM picked GROUP BY messageId, machine HAVING max(v IS ${base}) AND max(v IS NOT ${base}))
      USING (messageId, machine)),
    cell AS MATERIALIZED (
      SELECT machine, messageId, metric, unit, sweep, place, rest, held, v, avg(value) AS mean, min(value) AS min, max(value) AS max,
        count(*) AS n, min(digits) AS digits, min(id) AS figure, min(runId) AS runId, min(mountOptions) AS written
      FROM (
        SELECT r.machine, r.messageId, r.id AS runId, m.id, m.metric, m.unit, m.sweep, m.place, m.value, r.mountOptions, ${heldEqual(question.by)} AS held,
          k.v,
          CASE WHEN m.sweep IS NULL THEN m.params ELSE json_remove(m.params, '$."' || m.sweep || '"') END AS rest,
          length(ltrim(replace(rtrim(m.text, 'kKmMgG'), '.', ''), '0')) AS digits
        FROM candidate k CROSS JOIN Run r ON r.id = k.id CROSS JOIN Measurement m ON m.runId = r.id AND ${figuresWhere(question)}
        WHERE m.status = 'ok' AND m.value > 0)
      GROUP BY messageId, machine, metric, unit, sweep, place, rest, held, v),
    pair AS MATERIALIZED (
      SELECT b.machine, b.metric, b.unit, b.sweep, b.place, b.rest, b.held, o.v, o.written, o.mean / b.mean AS ratio, b.runId, ${sideJson('b')} AS base, ${sideJson('o')} AS other
      FROM cell b JOIN cell o ON o.messageId = b.messageId AND o.machine = b.machine AND o.metric = b.metric
        AND o.held = b.held AND o.rest = b.rest AND o.place IS b.place AND o.unit IS b.unit
      WHERE b.v IS ${base} AND o.v IS NOT ${base}),
    perMachine AS (
      SELECT metric, v, min(written) AS written, machine, avg(ln(ratio)) AS log, count(*) AS pairs, min(unit) AS unit, max(unit) AS otherUnit,
        count(DISTINCT held || rest) AS settings
      FROM pair GROUP BY metric, v, machine),
    summed AS MATERIALIZED (
      SELECT metric, v, min(written) AS written, CASE WHEN min(unit) = max(otherUnit) THEN min(unit) END AS unit, count(*) AS machines, sum(log) AS logs,
        sum(log * log) AS squares, sum(log > 0) AS rose, sum(log < 0) AS fell, sum(pairs) AS pairs
      FROM perMachine GROUP BY metric, v HAVING count(*) > 1 OR sum(settings) > 1
      ORDER BY machines DESC, pairs DESC LIMIT ${MAX_SUMMARIES}),
    listed AS (
      SELECT * FROM (
        SELECT pair.*, row_number() OVER (PARTITION BY pair.metric, pair.v ORDER BY pair.runId, pair.place) AS nth
        FROM pair JOIN summed ON summed.metric = pair.metric AND summed.v IS pair.v)
      WHERE nth <= ${MAX_PAIRS})`
}
