import type { Line } from '@/lib/mail/line'
import type { BlockRun, Printed } from '../format'
import { measure, printedAt } from '../measure'
import { runOf } from '../one-run'
import { isBlank, type Token } from '../tokens'
import { parameterOf, placeOf } from './axis'
import { isRule } from './cells'
import { type ColumnRow, groupIn, type Layout, layoutsOf } from './layout'
import { measuredIn, type Named } from './measured'
import { printedBy } from './printed-by'
import { isRelative } from './title'
import type { Table } from './typed-table'
import { conditionOf, isMeasured, metricName, unitIn, unitOf } from './words'

const MOST_ROWS = 100

/**
 * Columns that name what was measured, at least one with its unit, behind columns that say on what; the measured columns
 * may repeat under settings:
 *
 *                     before            after
 *     type     bs    IOPS    BW(MiB/s)  IOPS    BW(MiB/s)
 *     hole     4K    565k    2206       811k    3167
 *     ramdisk  4K    436k    1703       554k    2163
 */
export function readColumns(lines: readonly Line[], at: number): Table | null {
  const layouts = layoutsOf(lines, at)
  if (layouts.length === 0 || isRelative(lines, at)) return null
  for (const layout of layouts) {
    const rows = rowsUnder(lines, at, layout)
    if (rows.length > MOST_ROWS || (rows.length < 2 && !isSureOfOne(lines, at, layout, rows[0]))) continue
    const named = measuredIn(lines, at, layout, rows)
    if (named === null) continue
    const last = rows[rows.length - 1]?.index ?? at
    const first = named.over[0] ? lines.indexOf(named.over[0].line, Math.max(0, at - 4)) : at
    const titled = withTitles(lines, first, rows)
    return {
      first,
      last,
      runs: runsOf(lines, [first, last], layout, titled, named),
      isTitled: titled.some(({ titles }) => titles !== undefined),
    }
  }
  return null
}

/** One row, ruled off, of parameters with their values and of requests: `Jobs  Queue depth  IOPS` over a rule and `32  4  1980K`. */
function isSureOfOne(
  lines: readonly Line[],
  at: number,
  { heads, labels }: Layout,
  row: ColumnRow | undefined,
): boolean {
  const isParameter = ({ text }: Token, i: number): boolean =>
    parameterOf(text)?.values.test(row?.labels[i]?.text ?? '') === true
  return (
    row !== undefined &&
    row.index === at + 2 &&
    isRule(lines[at + 1]?.text ?? '') &&
    heads.slice(0, labels).every(isParameter) &&
    heads.slice(labels).every(({ text }) => /iops/i.test(text) || unitIn(text) !== null || unitOf(text) !== null)
  )
}

/** The rows of one shape; blank lines and rules may stand between them. */
function rowsUnder(lines: readonly Line[], at: number, layout: Layout): readonly ColumnRow[] {
  const rows: ColumnRow[] = []
  let group: Token | null = null
  let last = at
  for (let i = at + 1; i < lines.length && i - last <= 3 && rows.length <= MOST_ROWS; i++) {
    const line = lines[i]
    if (!line || line.depth !== lines[at]?.depth) break
    if (isBlank(line) || isRule(line.text)) continue
    const row = layout.read(line, i, rows[rows.length - 1] ?? null)
    const heading: Token | null = row === null ? groupIn(line) : null
    const titles: readonly Token[] = row === null && heading === null && rows.length > 1 ? titlesAt(lines, i) : []
    const under = titles.length === 0 ? null : layout.read(lines[i + titles.length] ?? line, i + titles.length, null)
    if (row === null && heading === null && under === null) break
    if (heading !== null) group = heading
    if (row !== null) rows.push({ ...row, ...(group !== null && isNumber(row) && { group }), ...titlesOf(rows) })
    if (under !== null) {
      const [outer] = rows.at(-1)?.titles ?? []
      rows.push({ ...under, titles: titles.length === 1 && outer !== undefined ? [outer, ...titles] : titles })
      i += titles.length
    }
    last = i
  }
  return rows
}

/** The titles of the row before hold until others stand over a row. */
const titlesOf = (rows: readonly ColumnRow[]): Pick<ColumnRow, 'titles'> => {
  const titles = rows.at(-1)?.titles
  return titles === undefined ? {} : { titles }
}

/** The rows over the first title are set under what stands over the head. */
function withTitles(lines: readonly Line[], first: number, rows: readonly ColumnRow[]): readonly ColumnRow[] {
  const later = rows.find(({ titles }) => titles !== undefined)
  const own = [2, 1]
    .map((count) => titlesAt(lines, first - count).slice(0, count))
    .find(({ length }, i) => length === 2 - i)
  return later === undefined || own === undefined
    ? rows
    : rows.map((row) => (row.titles === undefined ? { ...row, titles: own } : row))
}

const TITLE = /^\s{0,8}[A-Za-z\d](?!.*(?:\s{3}|\t))[\w ()/+,-]{2,48}:?\s*$/

/** One or two short lines behind a blank line, over rows: `2-way` over `Database load`. */
function titlesAt(lines: readonly Line[], at: number): readonly Token[] {
  const above = lines[at - 1]
  if (above !== undefined && !isBlank(above)) return []
  const own = lines.slice(at, at + 2)
  const count = own.findIndex((line) => line.depth !== lines[at]?.depth || !TITLE.test(line.text))
  return own.slice(0, count < 0 ? 2 : count).map((line) => {
    const text = line.text.trim().replace(/\s*:$/, '')
    return { text, line, start: line.text.indexOf(text) }
  })
}

const isNumber = ({ labels }: ColumnRow): boolean => labels.every(({ text }) => /^\d+[kKMG]?$/.test(text))

/** One run for each setting over the columns, or for each that the labels name. */
function runsOf(
  lines: readonly Line[],
  [first, last]: readonly [number, number],
  layout: Layout,
  rows: readonly ColumnRow[],
  { measured, over, axis }: Named,
): readonly BlockRun[] {
  const run = (
    own: readonly ColumnRow[],
    group: number,
    printed: readonly Printed[],
    isParam: (i: number) => boolean,
  ): BlockRun => {
    const figures = own.flatMap(({ labels, cells }) =>
      measured.flatMap(({ metric, unit, column, group: of }) => {
        const cell = cells[column]
        if ((axis === null && of !== group) || !cell || cell.isChange) return []
        const place = axis === null ? {} : { [axis]: placeOf(over[of]?.text ?? '') }
        const params = Object.fromEntries(
          labels.flatMap((label, i) =>
            isParam(i) && !isNumbering(layout, i) ? [[paramOf(layout, i), placeOf(label.text)]] : [],
          ),
        )
        return [
          measure(metric, cell.token, {
            value: cell.value,
            unit: cell.unit ?? unit,
            params: { ...params, ...place },
            status: cell.value === null ? 'not_run' : 'ok',
          }),
        ]
      }),
    )
    return runOf('typed', lines, [first, last], figures, printed)
  }
  const heading = headingOver(lines, first)
  if (over.length > 0 && axis === null)
    return over.map((token, group) => run(rows, group, settingOf(token), () => true))
  const settings = layout.heads.slice(0, layout.labels).map((_, i) => !isSweep(layout, i, rows))
  const keys = [...new Set(rows.map((row) => keyOf(row, settings)))]
  return keys.map((key) => {
    const own = rows.filter((row) => keyOf(row, settings) === key)
    const printed = labelsOf(layout, own[0], settings)
    return run(
      own,
      0,
      printed.length === 0 && heading !== null ? settingOf(heading) : printed,
      (i) => settings[i] === false,
    )
  })
}

/** `iomap:` directly over a table, a name and nothing else. */
function headingOver(lines: readonly Line[], first: number): Token | null {
  const line = lines[first - 1]
  const text = line && line.depth === lines[first]?.depth ? line.text.trim() : ''
  const [, name = ''] = /^([A-Za-z][\w+./ -]{1,30}):$/.exec(text) ?? []
  return !line || name === '' || name.split(' ').length > 3 || isMeasured(name)
    ? null
    : { text: name, line, start: line.text.indexOf(name) }
}

const keyOf = ({ labels, titles = [] }: ColumnRow, settings: readonly boolean[]): string =>
  [...titles.map(({ text }) => text), ...labels.map(({ text }, i) => (settings[i] ? text : ''))].join('\n')

const isSweep = ({ heads }: Layout, i: number, rows: readonly ColumnRow[]): boolean => {
  const parameter = parameterOf(heads[i]?.text ?? '')
  return rows.every(({ labels }) => {
    const text = labels[i]?.text ?? ''
    return (parameter?.values.test(text) ?? false) || /^\d+$/.test(text)
  })
}

/** `#`, `no.`: the rows are numbered */
const isNumbering = ({ heads }: Layout, i: number): boolean => /^(?:#|no\.?|nr\.?)$/i.test(heads[i]?.text ?? '')

const paramOf = ({ heads }: Layout, i: number): string => {
  const text = heads[i]?.text ?? ''
  return parameterOf(text)?.name ?? (metricName(text) === '' ? 'case' : metricName(text))
}

/** `Kernel` over 6.1: a kernel, though its name alone would not say so */
const fieldOf = (layout: Layout, i: number, value: string): string =>
  /^(?:kernel|linux)(?: version)?$/i.test(layout.heads[i]?.text ?? '') && /^v?\d+\.\d/.test(value)
    ? 'kernel'
    : `factors.${paramOf(layout, i)}`

const settingOf = (token: Token): readonly Printed[] => [
  printedAt('label', token.text, token.line.number, token.text),
  printedBy(conditionOf(token.text) ?? { field: 'factors.variant', value: token.text }, token),
]

function labelsOf(layout: Layout, row: ColumnRow | undefined, settings: readonly boolean[]): readonly Printed[] {
  const own = (row?.labels ?? []).filter((_, i) => settings[i])
  const first = own[0]
  if (!row || !first) return []
  return [
    printedAt('label', own.map(({ text }) => text).join(' '), first.line.number, first.text),
    ...(row.group === undefined ? [] : [printedBy({ field: 'factors.group', value: row.group.text }, row.group)]),
    ...row.labels.flatMap((label, i) =>
      settings[i]
        ? [printedBy(conditionOf(label.text) ?? { field: fieldOf(layout, i, label.text), value: label.text }, label)]
        : [],
    ),
    ...saidByTitles(row),
  ]
}

/** The inner title is a case, the outer one a group, unless their words are a known condition. */
const saidByTitles = ({ titles = [] }: ColumnRow): readonly Printed[] =>
  titles.map((title, i) => {
    const field = i === titles.length - 1 ? 'factors.case' : 'factors.group'
    return printedBy(conditionOf(title.text) ?? { field, value: title.text }, title)
  })
