import type { Line } from '@/lib/mail/line'
import { isBlank, type Token } from '../tokens'
import { parameterOf } from './axis'
import { isRule, splitCells } from './cells'
import type { ColumnRow, Layout } from './layout'
import { titleOf, unitUnder } from './title'
import { isMeasured, unitIn, unitInName, unitOf } from './words'

/** A column of figures: what was measured in it. */
interface Measured {
  readonly metric: string
  readonly unit: string | null
  readonly column: number
  /** index of the setting that stands over it; 0 where nothing does */
  readonly group: number
}

export interface Named {
  readonly measured: readonly Measured[]
  readonly over: readonly Token[]
  /** what stands over the columns are the values of this parameter: `| iodepth | 8 | 16 |` */
  readonly axis: string | null
}

/** What the columns measure; null: not all say so, or none with a unit, or several in the same words. */
export function measuredIn(
  lines: readonly Line[],
  at: number,
  layout: Layout,
  rows: readonly ColumnRow[],
): Named | null {
  const heads = layout.heads.slice(layout.labels)
  const names = layout.names.slice(layout.labels)
  const around = titleOf(lines, at).unit ?? unitUnder(lines, rows[rows.length - 1]?.index ?? at)
  const units = heads.map(({ text }) => unitOf(text) ?? unitIn(text) ?? unitInName(text))
  const inCells = names.map((_, i) => unitsOfCells(rows, i))
  if (names.some((name) => name === '') || !(around !== null || isUnitSaid(units, inCells))) return null
  const base = [...new Set(names)]
  const groups = names.length / base.length
  const isRepeated = groups > 1 && names.every((name, i) => name === base[i % base.length])
  if (isRepeated ? false : base.length < names.length || haveOneEnd(base)) return null
  const above = isRepeated ? settingsOver(lines, at, groups) : { over: [], axis: null }
  if (above === null) return null
  const ofName = (metric: string): string | null =>
    units[names.findIndex((one, i) => one === metric && units[i])] ?? null
  const measured = names.map((metric, column) => ({
    metric,
    unit: onlyOne(inCells[column] ?? []) ?? ofName(metric) ?? (units.every((unit) => unit === null) ? around : null),
    column,
    group: isRepeated ? Math.floor(column / base.length) : 0,
  }))
  return { measured, ...above }
}

/** One head at least says its unit, or all figures under it do; a column alone has to be a rate, times stand behind many things. */
const isUnitSaid = (units: readonly (string | null)[], inCells: readonly (readonly (string | null)[])[]): boolean =>
  units.some((unit) => unit !== null) ||
  inCells.some(
    (own) => own.length > 0 && own.every((unit) => unit !== null && (inCells.length > 1 || /\/s$/.test(unit))),
  )

/** `default_read` and `other_read` are one thing measured on two settings, which are not known by name. */
function haveOneEnd(names: readonly string[]): boolean {
  if (names.every((name) => /^(?:seq|rand|read|write|min|max|avg|mean)/.test(name))) return false
  const ends = names.map((name) => /_([a-z]+)$/.exec(name)?.[1] ?? name)
  return (
    names.length > 1 &&
    new Set(ends).size === 1 &&
    ends[0] !== names[0] &&
    /^(?:read|write|time|iops|bw)$/.test(ends[0] ?? '')
  )
}

/** The units of a column's figures, each once: `14.6 GB/s` over `5383 MB/s` are two. */
const unitsOfCells = (rows: readonly ColumnRow[], column: number): readonly (string | null)[] => [
  ...new Set(rows.flatMap(({ cells }) => (cells[column]?.value === null ? [] : [cells[column]?.unit ?? null]))),
]

const onlyOne = (units: readonly (string | null)[]): string | null => (units.length === 1 ? (units[0] ?? null) : null)

/** As many settings, or values of a parameter behind its name, on the nearest line above as there are groups of columns. */
function settingsOver(lines: readonly Line[], at: number, groups: number): Pick<Named, 'over' | 'axis'> | null {
  for (let i = at - 1; i >= Math.max(0, at - 2); i--) {
    const line = lines[i]
    if (!line || line.depth !== lines[at]?.depth || isBlank(line) || line.text.length > 160) return null
    if (isRule(line.text)) continue
    const cells = splitCells(line)
    const parameter = cells.length === groups + 1 ? parameterOf(cells[0]?.text ?? '') : null
    const values = cells.slice(1)
    if (parameter !== null && values.every(({ text }) => parameter.values.test(text)))
      return { over: values, axis: parameter.name }
    const isSetting =
      cells.length === groups &&
      cells.every(({ text }) => /[A-Za-z]/.test(text) && text.length <= 40 && !isMeasured(text))
    return isSetting && !/[:.,]\s*$/.test(line.text) ? { over: cells, axis: null } : null
  }
  return null
}
