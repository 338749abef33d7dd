import type { Cell } from '@/lib/compare/cell'
import type { Question } from '@/lib/compare/comparison'
import { canonicalMountOptions, canonicalOption, canonicalOptions } from '@/lib/conditions/canonical-mount-options'
import type { Archive } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import type { Status } from '@/lib/model'
import { isOptionOf, nameIn } from './condition-sql'
import { figuresWhere, machineSql, needsValue, runsWhere, valueSql } from './picked-sql'
import { readJson } from './read-json'
import { writeMessages } from './write-messages'

/** kernel, filesystem, mount options canonical and as written, tool version, factors (JSON) */
type Setting = readonly [string | null, string | null, string | null, string | null, string | null, string]

export type CellRow = readonly [
  machine: string,
  hardware: string,
  value: string | null,
  setting: Setting,
  figure: readonly [string, string | null, Status, string | null, number | null, string],
  counted: number,
  numbers: readonly [number | null, number | null, number | null, number, string],
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

/** The elements of a CellRow, of what FIGURES and GROUPED gather. */
export const CELL = Prisma.sql`machine, hardware, v,
  json_array(kernel, filesystem, mountKey, min(mountOptions), toolVersion, factorKey),
  json_array(metric, unit, status, sweep, place, rest),
  counted,
  json_array(avg(value), min(value), max(value), min(digits), min(text)),
  json_group_array(runId), json_group_array(id), min(quoted)`

/** What CELL reads of run `r` and its figure `m`. */
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
  const machine = machineSql(question.by)
  const rows = await readJson<CellRow>(
    archive,
    Prisma.sql`json_array(${CELL})`,
    Prisma.sql`
      FROM (
        SELECT ${machine} AS machine, ${valueSql(question)} AS v, ${FIGURES}
        FROM Run r CROSS JOIN Measurement m ON m.runId = r.id AND ${figuresWhere(question)}
        WHERE ${runsWhere(question)} AND ${machine} IN (${Prisma.join([...machines])}))
      WHERE ${valueWhere(question.by)} GROUP BY ${GROUPED} LIMIT ${MAX_CELLS}`,
  )
  return nameMessages(archive, question.by, toCells(question.by, rows))
}

/** Where mails are compared: each with its day and what it is called. */
export async function nameMessages<C extends Cell>(
  archive: Archive,
  by: string,
  cells: readonly C[],
): Promise<readonly C[]> {
  if (by !== 'message') return cells
  const names = await writeMessages(archive, [...new Set(cells.flatMap(({ value }) => value ?? []))])
  return cells.map((cell) => ({ ...cell, value: names.get(cell.value ?? '') ?? cell.value }))
}

/** `rows` may have further elements. */
export function toCells(by: string, rows: readonly CellRow[]): readonly CellOfHardware[] {
  const reader = cellReader(by, rows)
  return rows.map((row) => toCell(row, reader))
}

function toCell(row: CellRow, read: CellReader): CellOfHardware {
  const [machine, hardware, value, setting, figure, counted, numbers, runs, figures, quoted] = row
  const [metric, unit, status, sweep, place, rest] = figure
  const [mean, min, max, digits, text] = numbers
  const { conditions, written } = read.setting(setting, value)
  const isVaried = sweep !== null && sweep === read.varied
  return {
    machine,
    hardware,
    conditions,
    metric,
    unit,
    status,
    mean,
    min,
    max,
    digits,
    text,
    value: written,
    sweep: isVaried ? null : sweep,
    place: isVaried ? null : place,
    params: read.params(rest),
    counted: counted === 1,
    runs: inOrder(runs),
    figures: inOrder(figures),
    quoted: quoted === 1,
  }
}

/** Most cells are of one run. */
const inOrder = (ids: readonly number[]): readonly number[] => (ids.length > 1 ? ids.toSorted((a, b) => a - b) : ids)

/** Reads the texts that thousands of cells share, each once. `varied`: the setting that is compared, no condition besides. */
interface CellReader {
  readonly varied: string | null
  readonly setting: ReturnType<typeof settingReader>
  readonly params: (rest: string) => Cell['params']
}

function cellReader(by: string, rows: readonly CellRow[]): CellReader {
  const varied = nameIn(by, 'params')
  const params = remember((rest: string): Cell['params'] => {
    const stated = Object.entries(JSON.parse(rest) as Record<string, string | number>)
    return Object.fromEntries(stated.flatMap(([name, value]) => (name === varied ? [] : [[name, String(value)]])))
  })
  return { varied, setting: settingReader(by, rows), params }
}

/** Conditions besides the varied one, and the varied value as it is written in the mails. */
function settingReader(by: string, rows: readonly CellRow[]) {
  const writings = new Map<string, string>()
  const others = new Map<string, string>()
  for (const [, , , [, , key, written]] of rows) {
    if (key === null || written === null || writings.has(key)) continue
    // Equal options are written in several ways: the first stands for all, of those besides a varied one as well.
    writings.set(key, written)
    const rest = optionsBesides(by, written)
    if (!others.has(canonicalMountOptions(rest))) others.set(canonicalMountOptions(rest), rest.join(','))
  }
  const optionsOf = (key: string): string | null => {
    const written = writings.get(key) ?? key
    if (nameIn(by, 'option') === null) return written
    const rest = canonicalMountOptions(optionsBesides(by, written))
    return rest === '' ? null : (others.get(rest) ?? rest)
  }
  const conditionsOf = remember((json: string) => readConditions(JSON.parse(json) as Setting, by, optionsOf))
  return (setting: Setting, value: string | null) => ({
    conditions: conditionsOf(JSON.stringify(setting)),
    written: by === 'mountOptions' && value !== null ? (writings.get(value) ?? value) : value,
  })
}

/** As written, without the varied one and without what says nothing. */
function optionsBesides(by: string, written: string): readonly string[] {
  const options = written.split(',')
  const telling = new Set(canonicalOptions(options))
  return options.filter((option) => telling.has(canonicalOption(option)) && !isOptionOf(by, option))
}

function readConditions(setting: Setting, by: string, optionsOf: (key: string) => string | null): Cell['conditions'] {
  const [kernel, filesystem, mountKey, , toolVersion, factors] = setting
  const named = Object.entries(JSON.parse(factors) as Record<string, string>).map(([name, value]) => [
    `factors.${name}`,
    value,
  ])
  const all = [
    ['kernel', kernel],
    ['filesystem', filesystem],
    ['mountOptions', mountKey === null ? null : optionsOf(mountKey)],
    ['toolVersion', toolVersion],
    ...named,
  ]
  return Object.fromEntries(all.filter(([field, value]) => field !== by && value !== null))
}

/** Thousands of cells share a few dozen texts. */
function remember<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const value = read(text)
    known.set(text, value)
    return value
  }
}
