import type { Question } from '@/lib/compare/comparison'
import { measurementKey, type PairCell } from '@/lib/compare/pair-cell'
import { remembered } from '@/lib/compare/remembered'
import type { Archive } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import type { Status } from '@/lib/model'
import { readJson } from '../sql/read-json'
import { cellReader, MEASURED, settingSql } from './cell-reader'
import { nameIn } from './condition-sql'
import { figuresWhere, machineSql, measuresMemorySql, runsWhere, valueSql } from './picked-sql'
import { FIGURES, GROUPED, messageNames, valueWhere } from './read-cells'
import { readHardware, withHardware } from './read-hardware'

/** Flat, and with nothing that pairs do not need: there are tens of thousands. */
type Row = readonly [
  machine: string,
  hardware: string,
  poster: string,
  messageId: string,
  value: string | null,
  mountKey: string | null,
  mountOptions: string | null,
  setting: string,
  measured: string,
  unit: string | null,
  status: Status,
  counted: number,
  inMemory: number,
  digits: number,
  run: number,
  figure: number,
  values: readonly number[],
]

type CellOfHardware = PairCell & { readonly hardware: string }

/** The settings of every machine that may have pairs, each message's by themselves. */
export async function readPairCells(archive: Archive, question: Question): Promise<readonly PairCell[]> {
  const { by } = question
  const rows = await readJson<Row>(
    archive,
    Prisma.sql`json_array(machine, hardware, poster, messageId, v, mountKey, min(mountOptions), ${settingSql(by)}, ${MEASURED},
      unit, status, counted, inMemory, min(digits), min(runId), min(id),
      json_group_array(value) FILTER (WHERE value IS NOT NULL))`,
    Prisma.sql`
      FROM (
        SELECT k.machine, k.poster, ${valueSql(question)} AS v, r.messageId,
          ${measuresMemorySql} AS inMemory, ${FIGURES}
        FROM candidate k CROSS JOIN Run r ON r.id = k.id
          CROSS JOIN Measurement m ON m.runId = r.id AND ${figuresWhere(question)})
      WHERE ${valueWhere(by)} GROUP BY ${GROUPED}, messageId, poster, inMemory`,
    candidates(question),
  )
  const cells = await toPairCells(archive, by, rows)
  if (nameIn(by, 'system') === null) return cells
  const runs = cells.map(({ hardware, run }) => [hardware, run] as const)
  return withHardware(cells, await readHardware(archive, runs), by)
}

async function toPairCells(archive: Archive, by: string, rows: readonly Row[]): Promise<readonly CellOfHardware[]> {
  const reader = cellReader(
    by,
    rows.map(([, , , , , mountKey, mountOptions]) => [mountKey, mountOptions]),
  )
  const measuredOf = remembered((text: string) => {
    const measured = reader.measuredOf(text)
    return { ...measured, measurement: measurementKey(measured) }
  })
  const nameOf = await messageNames(
    archive,
    by,
    rows.map(([, , , , value]) => value),
  )
  return rows.map((row) => {
    const [machine, hardware, poster, messageId, value, mountKey, , setting, measured] = row
    const [, , , , , , , , , unit, status, counted, inMemory, digits, run, figure, values] = row
    const { measurement, metric, params, place, sweep } = measuredOf(measured)
    return {
      machine,
      hardware,
      poster,
      messageId,
      metric,
      sweep,
      place,
      params,
      measurement,
      unit,
      status,
      digits,
      run,
      figure,
      values,
      value: nameOf(reader.writtenOf(value)),
      conditions: reader.conditionsOf(setting, mountKey),
      counted: counted === 1,
      measuresMemory: inMemory === 1,
    }
  })
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
