import type { Question } from '@/lib/compare/comparison'
import type { PairCell } from '@/lib/compare/match-pairs'
import type { Archive } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import { nameIn } from './condition-sql'
import { figuresWhere, machineSql, measuresMemorySql, runsWhere, valueSql } from './picked-sql'
import {
  CELL,
  type CellOfHardware,
  type CellRow,
  FIGURES,
  GROUPED,
  nameMessages,
  toCells,
  valueWhere,
} from './read-cells'
import { readHardware, withHardware } from './read-hardware'
import { readJson } from './read-json'

type Own = readonly [messageId: string, poster: string, values: readonly (number | null)[], inMemory: number]

/** The settings of every machine that may have pairs, each message's by themselves. */
export async function readPairCells(archive: Archive, question: Question): Promise<readonly PairCell[]> {
  const rows = await readJson<readonly [CellRow, Own]>(
    archive,
    Prisma.sql`json_array(json_array(${CELL}), json_array(messageId, poster, json_group_array(value), inMemory))`,
    Prisma.sql`
      FROM (
        SELECT k.machine, k.poster, ${valueSql(question)} AS v, r.messageId,
          ${measuresMemorySql} AS inMemory, ${FIGURES}
        FROM candidate k CROSS JOIN Run r ON r.id = k.id
          CROSS JOIN Measurement m ON m.runId = r.id AND ${figuresWhere(question)})
      WHERE ${valueWhere(question.by)} GROUP BY ${GROUPED}, messageId, poster, inMemory`,
    candidates(question),
  )
  const settings = toCells(
    question.by,
    rows.map(([cell]) => cell),
  )
  const read = await nameMessages(archive, question.by, settings)
  const cells = read.flatMap((cell, at) => (rows[at] === undefined ? [] : toPairCell(cell, rows[at][1])))
  const hardware = nameIn(question.by, 'system') === null ? new Map() : await readHardware(archive, cells)
  return withHardware(cells, hardware, question.by)
}

function toPairCell(cell: CellOfHardware, [messageId, poster, values, inMemory]: Own): CellOfHardware & PairCell {
  const figures = values.filter((value) => value !== null)
  return { ...cell, messageId, poster, values: figures, measuresMemory: inMemory === 1 }
}

/** Runs of machines on which the varied condition has two values. A setting (`params.X`) is a figure's, so there it is any run. */
function candidates(question: Question): Prisma.Sql {
  const isSetting = nameIn(question.by, 'params') !== null
  const picked = Prisma.sql`
    picked AS MATERIALIZED (
      SELECT r.id, ${machineSql(question.by)} AS machine, coalesce(g.author, g.id) AS poster,
        ${isSetting ? Prisma.sql`NULL` : valueSql(question)} AS v
      FROM Run r JOIN Message g ON g.id = r.messageId WHERE ${runsWhere(question)})`
  if (isSetting) return Prisma.sql`${picked}, candidate AS (SELECT id, machine, poster FROM picked)`
  return Prisma.sql`${picked},
    candidate AS MATERIALIZED (
      SELECT id, machine, poster FROM picked JOIN (
        SELECT machine, poster FROM picked WHERE ${valueWhere(question.by)}
        GROUP BY machine, poster HAVING count(DISTINCT v) + max(v IS NULL) > 1)
      USING (machine, poster))`
}
