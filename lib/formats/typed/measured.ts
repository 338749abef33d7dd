import type { Line } from '@/lib/mail/line'
import { isBlank, type Token } from '../tokens'
import { isRule, splitCells } from './cells'
import type { ColumnRow, Layout } from './layout'
import { titleOf, unitUnder } from './title'
import { isMeasured, measuredName, unitIn, unitOf } from './words'

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
}

/** What the columns measure; null: not all say so, or none with a unit, or several in the same words. */
export function measuredIn(
  lines: readonly Line[],
  at: number,
  layout: Layout,
  rows: readonly ColumnRow[],
): Named | null {
  const heads = layout.heads.slice(layout.labels)
  const names = heads.map(({ text }) => measuredName(text))
  const around = titleOf(lines, at).unit ?? unitUnder(lines, rows[rows.length - 1]?.index ?? at)
  const units = heads.map(({ text }) => unitOf(text) ?? unitIn(text))
  const inCells = names.map((_, i) => unitOfCells(rows, i))
  if (names.some((name) => name === '') || !(around !== null || isUnitSaid(units, inCells))) return null
  const base = [...new Set(names)]
  const groups = names.length / base.length
  const isRepeated = groups > 1 && names.every((name, i) => name === base[i % base.length])
  if (isRepeated ? false : base.length < names.length || haveOneEnd(base)) return null
  const over = isRepeated ? settingsOver(lines, at, groups) : []
  if (over === null) return null
  const ofName = (metric: string): string | null =>
    units[names.findIndex((one, i) => one === metric && units[i])] ?? null
  const measured = names.map((metric, column) => ({
    metric,
    unit: inCells[column] ?? ofName(metric) ?? (units.every((unit) => unit === null) ? around : null),
    column,
    group: isRepeated ? Math.floor(column / base.length) : 0,
  }))
  return { measured, over }
}

/** One head at least says its unit, or every figure does; a column alone has to be a rate, times stand behind many things. */
const isUnitSaid = (units: readonly (string | null)[], inCells: readonly (string | null)[]): boolean =>
  units.some((unit) => unit !== null) ||
  inCells.every((unit) => unit !== null && (inCells.length > 1 || /\/s$/.test(unit)))

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

const unitOfCells = (rows: readonly ColumnRow[], column: number): string | null => {
  const units = new Set(
    rows.flatMap(({ cells }) => (cells[column]?.value === null ? [] : [cells[column]?.unit ?? null])),
  )
  const [unit = null, ...others] = units
  return others.length === 0 ? unit : null
}

/** As many settings on the nearest line above as there are groups of columns. */
function settingsOver(lines: readonly Line[], at: number, groups: number): readonly Token[] | null {
  for (let i = at - 1; i >= Math.max(0, at - 2); i--) {
    const line = lines[i]
    if (!line || line.depth !== lines[at]?.depth || isBlank(line) || line.text.length > 160) return null
    if (isRule(line.text)) continue
    const cells = splitCells(line)
    const isSetting =
      cells.length === groups &&
      cells.every(({ text }) => /[A-Za-z]/.test(text) && text.length <= 40 && !isMeasured(text))
    return isSetting && !/[:.,]\s*$/.test(line.text) ? cells : null
  }
  return null
}
