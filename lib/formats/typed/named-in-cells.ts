import type { Line } from '@/lib/mail/line'
import type { Measurement } from '@/lib/model'
import type { BlockRun, Printed } from '../format'
import { measure, printedAt } from '../measure'
import { runOf } from '../one-run'
import { isBlank, type Token } from '../tokens'
import { parameterOf } from './axis'
import { isRule, splitCells } from './cells'
import { countOf } from './count'
import { printedBy } from './printed-by'
import type { Table } from './typed-table'
import { conditionOf, isMeasured, metricName, unitOf } from './words'

/** Cheap: two figures with their names, a comma between. */
const PAIRS = /[A-Za-z]=[\d.]+[A-Za-z/]{0,6},\s?[A-Za-z]+=[\d.]/
const CELL = /^(?:[A-Za-z]{2,12}=[\d.]+[A-Za-z/]{0,6}(?:,\s?|$)){2,4}$/
const FIGURE = /([A-Za-z]+)=([\d.]+(?:[kKMG](?!i?B))?)([A-Za-z/]*)/g
const MOST = 50

/**
 * Cells that name their figures, under settings; what stands before them is what was done:
 *
 *                      bs  buffer_head              iomap
 *     write+fsync      1M  IOPS=651, BW=652MiB/s    IOPS=1442, BW=1442MiB/s
 *     overwrite+fsync  1M  IOPS=832, BW=832MiB/s    IOPS=2064, BW=2065MiB/s
 *
 * Each cell is a run.
 */
export function readNamedInCells(lines: readonly Line[], at: number): Table | null {
  const head = lines[at]
  if (!head || head.text.length > 160 || !lines.slice(at + 1, at + 3).some(isRow)) return null
  const heads = splitCells(head)
  const runs: BlockRun[] = []
  let last = at
  for (let i = at + 1; i < lines.length && i - last <= 2 && runs.length < MOST; i++) {
    const line = lines[i]
    if (!line || line.depth !== head.depth || isBlank(line)) break
    if (isRule(line.text)) continue
    const own = isRow(line) ? runsOfRow(lines, i, heads) : []
    if (own.length === 0) break
    runs.push(...own)
    last = i
  }
  return runs.length > 0 ? { first: at, last, runs } : null
}

const isRow = ({ text }: Line): boolean => text.length <= 200 && PAIRS.test(text)

/** Empty where the row has another shape. */
function runsOfRow(lines: readonly Line[], at: number, heads: readonly Token[]): readonly BlockRun[] {
  const line = lines[at]
  const all = line === undefined ? [] : splitCells(line)
  const from = all.findIndex(({ text }) => CELL.test(text))
  const cells = all.slice(from)
  const settings = heads.slice(-cells.length)
  const labels = all.slice(0, Math.max(0, from))
  const corner = heads.slice(0, heads.length - cells.length)
  const isShape =
    labels.length > 0 &&
    labels.length - corner.length <= 1 &&
    settings.length === cells.length &&
    cells.every(({ text }) => CELL.test(text)) &&
    settings.every(({ text }) => /[A-Za-z]/.test(text) && !isMeasured(text) && text.length <= 40)
  if (!isShape) return []
  // nothing stands over the first label
  const names = labels.length > corner.length ? [null, ...corner] : corner
  const said = labels.map((label, i) => saidBy(label, names[i]?.text ?? ''))
  const name = labels.map(({ text }) => text).join(' ')
  return cells.flatMap((cell, i) => {
    const setting = settings[i]
    const figures = figuresIn(cell)
    if (!setting || figures.length === 0) return []
    const variant = printedBy(conditionOf(setting.text) ?? { field: 'factors.variant', value: setting.text }, setting)
    const label = printedAt('label', `${name} ${setting.text}`, cell.line.number, labels[0]?.text ?? '')
    return [runOf('typed', lines, [at, at], figures, [label, ...said, variant])]
  })
}

const saidBy = (label: Token, head: string): Printed => {
  const name = parameterOf(head)?.name ?? (metricName(head) === '' ? 'case' : metricName(head))
  return printedBy(conditionOf(label.text) ?? { field: `factors.${name}`, value: label.text }, label)
}

/** Empty where a name is none of a measure, or no unit is said. */
function figuresIn(cell: Token): readonly Measurement[] {
  const figures = [...cell.text.matchAll(FIGURE)].map((match) => {
    const [, name = '', digits = '', suffix = ''] = match
    const unit = /iops/i.test(name) && suffix === '' ? 'iops' : unitOf(suffix)
    const token = { ...cell, text: digits, start: cell.start + match.index + name.length + 1 }
    return isMeasured(name) ? measure(metricName(name), token, { value: countOf(digits), unit }) : null
  })
  return figures.every((figure) => figure !== null && figure.unit !== null && figure.value !== null)
    ? figures.flatMap((figure) => figure ?? [])
    : []
}
