import type { Line } from '@/lib/mail/line'
import type { Measurement } from '@/lib/model'
import type { BlockRun, Printed } from '../format'
import { measure, printedAt } from '../measure'
import { runOf } from '../one-run'
import type { Token } from '../tokens'
import { countOf } from './count'
import { type Item, itemAt } from './items'
import { printedBy } from './printed-by'
import type { Table } from './typed-table'
import { conditionOf, isMeasured, isOfCode, measuredName, metricName } from './words'

/** Cheap: two rates with their names, a comma between. */
const RATES = /[:=]\s?~?\d[\d.,]*\s?[kKMG]?(?:i?B\/s|IOPS), [^,:=]{1,30}\s?[:=]\s?~?\d/i
const NAMED = /^[\s*#-]*([A-Za-z][^,:=]{1,48}?)(?:\s+-+\s+|:\s+)(?=[A-Za-z][^,:=]{0,30}[:=])/
const MOST = 50

interface Row {
  readonly name: Token
  readonly items: readonly Item[]
}

/**
 * What was measured, or what it was done on, with a rate for each setting behind it:
 *
 *     - STRICT: before = 570 KIOPS, after = 5.01 MIOPS
 *     - LAZY: before = 1.93 MIOPS, after = 5.01 MIOPS
 *
 *     write throughput on big files - movnti: 662 MB/s, clwb: 1323 MB/s
 */
export function readSettingsAcross(lines: readonly Line[], at: number): Table | null {
  const rows: Row[] = []
  for (let i = at; i < lines.length && rows.length < MOST; i++) {
    const line = lines[i]
    const row = line && line.depth === lines[at]?.depth ? readRow(line) : null
    if (row === null || settingsOf(row) !== settingsOf(rows[0] ?? row)) break
    rows.push(row)
  }
  const [first] = rows
  const areMeasured = rows.every(({ name }) => isMeasured(name.text))
  const areKnown = first?.items.every(({ label }) => conditionOf(label.text) !== null) ?? false
  if (first === undefined || !(areMeasured || areKnown)) return null
  const stretch = [at, at + rows.length - 1] as const
  const runs = areMeasured ? runsOfSettings(lines, stretch, rows) : runsOfCases(lines, stretch, rows)
  return runs.every(({ measurements }) => measurements.every(({ metric }) => metric !== ''))
    ? { first: stretch[0], last: stretch[1], runs }
    : null
}

const settingsOf = ({ items }: Row): string => items.map(({ label }) => label.text).join('\n')

function readRow(line: Line): Row | null {
  if (line.text.length > 160 || !RATES.test(line.text)) return null
  const [lead = '', words = ''] = NAMED.exec(line.text) ?? []
  if (words === '' || isOfCode(words)) return null
  const items = [...line.text.slice(lead.length).matchAll(/[^,]+/g)].map(({ 0: text, index }) =>
    itemAt({ text, line, start: lead.length + index }, false),
  )
  const found = items.flatMap((item) => item ?? [])
  const isApart = new Set(found.map(({ label }) => label.text)).size === items.length
  return found.length > 1 && found.length === items.length && isApart
    ? { name: { text: words, line, start: line.text.indexOf(words) }, items: found }
    : null
}

/** The lines say what was measured: a run for each setting. */
const runsOfSettings = (lines: readonly Line[], stretch: readonly [number, number], rows: readonly Row[]): BlockRun[] =>
  (rows[0]?.items ?? []).map(({ label }, i) =>
    runOf(
      'typed',
      lines,
      stretch,
      rows.flatMap(({ name, items }) => figureOf(items[i], metricName(name.text))),
      [printedAt('label', label.text, label.line.number, label.text), settingBy(label)],
    ),
  )

/** The lines are cases: a run for each setting of each. */
const runsOfCases = (lines: readonly Line[], stretch: readonly [number, number], rows: readonly Row[]): BlockRun[] =>
  rows.flatMap(({ name, items }) =>
    items.map((item) =>
      runOf('typed', lines, stretch, figureOf(item, measuredName(item.unit)), [
        printedAt('label', `${name.text} ${item.label.text}`, name.line.number, name.text),
        settingBy(item.label),
        printedBy(conditionOf(name.text) ?? { field: 'factors.case', value: name.text }, name),
      ]),
    ),
  )

const settingBy = (label: Token): Printed =>
  printedBy(conditionOf(label.text) ?? { field: 'factors.variant', value: label.text }, label)

const figureOf = (item: Item | undefined, metric: string): readonly Measurement[] =>
  item === undefined ? [] : [measure(metric, item.value, { value: countOf(item.value.text), unit: item.unit })]
