import type { Line } from '@/lib/mail/line'
import { measure, printedAt } from '../measure'
import { runOf } from '../one-run'
import type { Token } from '../tokens'
import { countOf } from './count'
import { printedBy } from './printed-by'
import type { Table } from './typed-table'
import { conditionOf, isByteRate, isOfCode, measuredName, unitOf } from './words'

/** Cheap: a rate behind wide blanks. */
const RATE = /\s{2,}~?\d[\d.,]*\s?(?:[kKMG]?i?B\/s|[kKM]?\s?IOPS)/i
const REMARK = /\s+\([^()]{1,60}\)\s*$/
const FIGURE = /^~?(\d[\d.,]*(?:[kKM](?![iB]))?)\s?([A-Za-z/]{1,8})$/
const LABEL = /^[A-Za-z\d][\w ,=+/.-]{1,30}$/
const MOST = 50

interface Row {
  readonly label: Token
  readonly figures: readonly { readonly token: Token; readonly value: number; readonly unit: string }[]
}

/**
 * What was done with its rates in several units, one a line, two lines at least; what is said in brackets is a remark:
 *
 *     64k reads       184K IOPS       11.5GB/sec      (client 91%, server 12%)
 *     4k reads        730K IOPS       2.8GB/sec       (client 73%, server 48%)
 */
export function readRatesBeside(lines: readonly Line[], at: number): Table | null {
  const rows: Row[] = []
  for (let i = at; i < lines.length && rows.length < MOST; i++) {
    const line = lines[i]
    const row = line && line.depth === lines[at]?.depth ? readRow(line) : null
    if (row === null || unitsOf(row) !== unitsOf(rows[0] ?? row)) break
    rows.push(row)
  }
  if (rows.length < 2 || new Set(rows.map(({ label }) => label.text)).size < rows.length) return null
  return {
    first: at,
    last: at + rows.length - 1,
    runs: rows.map(({ label, figures }, i) =>
      runOf(
        'typed',
        lines,
        [at + i, at + i],
        figures.map(({ token, value, unit }) => measure(measuredName(unit), token, { value, unit })),
        [
          printedAt('label', label.text, label.line.number, label.text),
          printedBy(conditionOf(label.text) ?? { field: 'factors.case', value: label.text }, label),
        ],
      ),
    ),
  }
}

const unitsOf = ({ figures }: Row): string => figures.map(({ unit }) => unit).join(' ')

function readRow(line: Line): Row | null {
  if (line.text.length > 160 || line.text.includes('|') || !RATE.test(line.text)) return null
  const text = line.text.replace(REMARK, '')
  const [label, ...cells] = [...text.matchAll(/\S+(?: \S+)*/g)].map(
    ({ 0: words, index }): Token => ({ text: words, line, start: index }),
  )
  if (!label || cells.length < 2 || !LABEL.test(label.text) || isOfCode(label.text)) return null
  const figures = cells.map((cell) => {
    const [, digits = '', printed = ''] = FIGURE.exec(cell.text) ?? []
    const [value, unit] = [countOf(digits), unitOf(printed)]
    const isRate = unit !== null && (isByteRate(unit) || /iops|\/s$/i.test(unit))
    return value === null || !isRate
      ? null
      : { token: { ...cell, text: digits, start: cell.start + cell.text.indexOf(digits) }, value, unit }
  })
  const found = figures.flatMap((figure) => figure ?? [])
  const isApart = new Set(found.map(({ unit }) => measuredName(unit))).size === cells.length
  return found.length === cells.length && isApart ? { label, figures: found } : null
}
