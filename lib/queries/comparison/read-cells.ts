import type { Cell } from '@/lib/compare/cell'
import type { Question } from '@/lib/compare/comparison'
import type { Archive } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import type { Status } from '@/lib/model'
import { readJson } from '../sql/read-json'
import { type CellReader, cellReader, MEASURED, settingSql } from './cell-reader'
import { figuresWhere, machineSql, needsValue, runsWhere, valueSql } from './picked-sql'
import { writeMessages } from './write-messages'

type Row = readonly [
  machine: string,
  hardware: string,
  value: string | null,
  options: readonly [mountKey: string | null, mountOptions: string | null],
  setting: string,
  measured: string,
  unit: string | null,
  status: Status,
  counted: number,
  numbers: readonly [mean: number | null, min: number | null, max: number | null, digits: number, text: string],
  runs: readonly number[],
  figures: readonly number[],
  quoted: number,
]

/** A cell with the key of the hardware that it was measured on: two of them where a part of the machine is varied. */
export interface CellOfHardware extends Cell {
  readonly hardware: string
}

/** More settings are no comparison that anybody can read; the comparison says that it was cut. */
export const MAX_CELLS = 6000

/** What cells are made of, of run `r` and its figure `m`. */
export const FIGURES = Prisma.sql`r.machine AS hardware, r.kernel, r.filesystem, r.mountKey, r.mountOptions, r.toolVersion,
  r.factorKey, r.id AS runId, r.equalsId IS NULL AS counted, r.quoted, m.id, m.metric, m.unit, m.status, m.sweep, m.place,
  m.value, m.text,
  CASE WHEN m.sweep IS NULL THEN m.params ELSE json_remove(m.params, '$."' || m.sweep || '"') END AS rest,
  length(ltrim(replace(rtrim(m.text, 'kKmMgG'), '.', ''), '0')) AS digits`

/** The settings that a cell is of. */
export const GROUPED = Prisma.sql`machine, hardware, v, kernel, filesystem, mountKey, toolVersion, factorKey, metric, unit,
  status, sweep, place, rest, counted`

/** Runs without a word on what is varied, where they cannot be set against those with one, are no part of it. */
export const valueWhere = (by: string): Prisma.Sql => (needsValue(by) ? Prisma.sql`v IS NOT NULL` : Prisma.sql`1`)

/** The settings of the machines with their means: grouped in the database, so that a thousand repeats are one row. */
export async function readCells(
  archive: Archive,
  question: Question,
  machines: readonly string[],
): Promise<readonly CellOfHardware[]> {
  if (machines.length === 0) return []
  const { by } = question
  const machine = machineSql(by)
  const rows = await readJson<Row>(
    archive,
    Prisma.sql`json_array(machine, hardware, v, json_array(mountKey, min(mountOptions)), ${settingSql(by)}, ${MEASURED},
      unit, status, counted, json_array(avg(value), min(value), max(value), min(digits), min(text)),
      json_group_array(runId), json_group_array(id), min(quoted))`,
    Prisma.sql`
      FROM (
        SELECT ${machine} AS machine, ${valueSql(question)} AS v, ${FIGURES}
        FROM Run r CROSS JOIN Measurement m ON m.runId = r.id AND ${figuresWhere(question)}
        WHERE ${runsWhere(question)} AND ${machine} IN (${Prisma.join([...machines])}))
      WHERE ${valueWhere(by)} GROUP BY ${GROUPED} LIMIT ${MAX_CELLS}`,
  )
  const reader = cellReader(
    by,
    rows.map(([, , , options]) => options),
  )
  const nameOf = await messageNames(
    archive,
    by,
    rows.map(([, , value]) => value),
  )
  return rows.map((row) => toCell(row, reader, nameOf))
}

/** Where mails are compared: what each is called, with its day. Any other value stays. */
export async function messageNames(
  archive: Archive,
  by: string,
  values: readonly (string | null)[],
): Promise<(value: string | null) => string | null> {
  if (by !== 'message') return (value) => value
  const names = await writeMessages(
    archive,
    [...new Set(values)].filter((value) => value !== null),
  )
  return (value) => names.get(value ?? '') ?? value
}

function toCell(row: Row, reader: CellReader, nameOf: (value: string | null) => string | null): CellOfHardware {
  const [
    machine,
    hardware,
    value,
    [mountKey],
    setting,
    measured,
    unit,
    status,
    counted,
    numbers,
    runs,
    figures,
    quoted,
  ] = row
  const [mean, min, max, digits, text] = numbers
  return {
    machine,
    hardware,
    value: nameOf(reader.writtenOf(value)),
    conditions: reader.conditionsOf(setting, mountKey),
    ...reader.measuredOf(measured),
    unit,
    status,
    mean,
    min,
    max,
    digits,
    text,
    counted: counted === 1,
    runs: inOrder(runs),
    figures: inOrder(figures),
    quoted: quoted === 1,
  }
}

/** Most cells are of one run. */
const inOrder = (ids: readonly number[]): readonly number[] => (ids.length > 1 ? ids.toSorted((a, b) => a - b) : ids)
