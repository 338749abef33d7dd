import type { Line } from '@/lib/mail/line'
import type { BlockRun } from '../format'
import { measure, printedAt } from '../measure'
import { runOf } from '../one-run'
import { isBlank, type Token } from '../tokens'
import { cellsOfBox, isRule } from './cells'
import { countOf } from './count'
import { printedBy } from './printed-by'
import type { Table } from './typed-table'
import { conditionOf, isMeasured, metricName, unitOf } from './words'

const HEAD = /^(.{1,30}?)\s*\((\w{2,12}) ?\/ ?(\w{2,12})\)$/
const PAIR = /^(\d[\d.,]*[kKM]?)\s?([A-Za-zµ/]{1,6})?\s*\/\s*(\d[\d.,]*[kKM]?)\s?([A-Za-zµ/]{1,6})?$/
const MOST = 50

/**
 * Boxes with two figures in a cell, which the heads name:
 *
 *     |                           | ublk (IOPS / BW)  | zloop (IOPS / BW) |
 *     +---------------------------+-------------------+-------------------+
 *     | QD=1,    4K rnd wr, 1 job | 11.7k / 47.8 MB/s | 15.8k / 53.0 MB/s |
 *
 * Both ways are settings: each cell is a run.
 */
export function readTwoInACell(lines: readonly Line[], at: number): Table | null {
  const head = lines[at]
  if (!head || head.text.length > 200 || !/\(\w+ ?\/ ?\w+\)\s*\|/.test(head.text)) return null
  const heads = cellsOfBox(head).flatMap((token) => headIn(token) ?? [])
  if (heads.length === 0 || !heads.every(({ names }) => names.every(isMeasured))) return null
  const runs: BlockRun[] = []
  let last = at
  for (let i = at + 1; i < lines.length && i - last <= 2 && runs.length < MOST * heads.length; i++) {
    const line = lines[i]
    if (!line || line.depth !== head.depth || isBlank(line)) break
    if (isRule(line.text)) continue
    const own = runsOfRow(lines, i, heads)
    if (own.length === 0) break
    runs.push(...own)
    last = i
  }
  return runs.length > 0 ? { first: at, last, runs } : null
}

interface PairHead {
  readonly setting: Token
  readonly names: readonly [string, string]
}

function headIn(token: Token): PairHead | null {
  const [, setting = '', first = '', second = ''] = HEAD.exec(token.text) ?? []
  return setting === '' ? null : { setting: { ...token, text: setting }, names: [first, second] }
}

/** Empty where the row has another shape. */
function runsOfRow(lines: readonly Line[], at: number, heads: readonly PairHead[]): readonly BlockRun[] {
  const line = lines[at]
  const [label, ...cells] = line && line.text.length <= 200 ? cellsOfBox(line).filter(({ text }) => text !== '') : []
  if (!label || cells.length !== heads.length) return []
  const runs = heads.flatMap(({ setting, names }, column) => {
    const cell = cells[column]
    const [, first = '', firstUnit, second = '', secondUnit] = PAIR.exec(cell?.text ?? '') ?? []
    if (!cell || first === '') return []
    const within = (text: string, from: number): Token => ({
      ...cell,
      text,
      start: cell.start + cell.text.indexOf(text, from),
    })
    return [
      runOf(
        'typed',
        lines,
        [at, at],
        [
          measure(metricName(names[0]), within(first, 0), {
            value: countOf(first),
            unit: unitFor(firstUnit, names[0]),
          }),
          measure(metricName(names[1]), within(second, cell.text.indexOf('/')), {
            value: countOf(second),
            unit: unitFor(secondUnit, names[1]),
          }),
        ],
        [
          printedAt('label', `${label.text} ${setting.text}`, label.line.number, label.text),
          printedBy(conditionOf(label.text) ?? { field: 'factors.case', value: label.text }, label),
          printedBy(conditionOf(setting.text) ?? { field: 'factors.variant', value: setting.text }, setting),
        ],
      ),
    ]
  })
  return runs.length === heads.length ? runs : []
}

const unitFor = (printed: string | undefined, name: string): string | null =>
  printed === undefined ? (/^iops$/i.test(name) ? 'iops' : null) : unitOf(printed)
