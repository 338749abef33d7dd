import type { Line } from '@/lib/mail/line'
import type { Measurement, Params } from '@/lib/model'
import type { BlockRun, Printed } from '../../format'
import { measure, printedAt } from '../../measure'
import { runOf } from '../../one-run'
import { splitCells } from '../cells'
import { figuresFollow, isRow } from '../grid'
import { mayBeHead } from '../heads'
import { printedBy } from '../printed-by'
import type { Table } from '../typed-table'
import { measuredName } from '../words'
import { bodiesUnder } from './body'
import type { Held } from './content'
import { placesUnder } from './heads'
import { isSureOf, unitSaid } from './is-sure'
import { type Setting, settingsBy } from './said'
import { type Path, type Sheet, sheetOf } from './sheet'

/** Cheap: a parameter over labels, and its values over columns. */
const COUNTS = /^[\s|#]{0,8}[A-Za-z][\w ]{1,16}[\s|]+\d/
/** Cheap: heads stand apart, over a column, or are words without an end. */
const HEADS = /\S(?: {2}|\t| ?\|)|^(?: {4}|\t)\s*\S|^\S{1,20}(?: \S{1,20}){2,9}$/

/**
 * Reads any table by what its heads and labels say: heads of up to three lines over columns, labels of one or more columns before the
 * figures. What was measured is named by all columns, by all rows, or over the table; everything else tells the runs apart, or is
 * a place in a sweep:
 *
 *     clients        async             sync
 *                    BW      Latency   BW      Latency
 *     1              935.18  0.855     915.64  0.903
 *     8             2404.51  6.873    2341.77  6.511
 */
export function readSheet(lines: readonly Line[], at: number): Table | null {
  const head = lines[at]
  if (!head || !HEADS.test(head.text) || !figuresFollow(lines, at)) return null
  const isSweep = COUNTS.test(head.text) && placesUnder(splitCells(head)) !== null
  if (!isSweep && (!mayBeHead(head) || (!head.text.includes('|') && isRow(head)))) return null
  for (const body of bodiesUnder(lines, at)) {
    const sheet = sheetOf(lines, at, body)
    const runs = sheet !== null && isSureOf(sheet) ? runsOf(sheet) : null
    if (sheet !== null && runs !== null) return { first: sheet.first, last: sheet.last, runs }
  }
  return null
}

/** A figure with everything that is said of it. */
interface Figure {
  readonly held: Held
  readonly metric: string
  readonly unit: string | null
  readonly params: Params
  readonly settings: readonly Setting[]
  /** of two figures in a cell */
  readonly side: 'before' | 'after' | null
}

/** A run for each group of settings that figures have in common. null: two figures of one run are said to be the same thing. */
function runsOf(sheet: Sheet): readonly BlockRun[] | null {
  const groups = new Map<string, Figure[]>()
  for (const figure of figuresIn(sheet)) {
    const key = JSON.stringify([figure.settings.map(({ token }) => token.text), figure.side])
    groups.set(key, [...(groups.get(key) ?? []), figure])
  }
  const runs: BlockRun[] = []
  for (const own of groups.values()) {
    const places = new Set(own.map(({ metric, params }) => JSON.stringify([metric, params])))
    if (places.size < own.length || own.some(({ metric }) => metric === '')) return null
    runs.push(runOf('typed', sheet.lines, [sheet.first, sheet.last], own.map(measured), printedOf(own)))
  }
  return runs.some(({ measurements }) => measurements.some(({ status }) => status === 'ok')) ? runs : null
}

const measured = ({ held, metric, unit, params }: Figure): Measurement =>
  measure(metric, held.token, { value: held.value, unit, params, status: held.value === null ? 'not_run' : 'ok' })

function figuresIn(sheet: Sheet): readonly Figure[] {
  const { body, labels, columns, rows, named } = sheet
  return columns.flatMap((column, i) =>
    rows.flatMap((row, j) => {
      const content = body.rows[j]?.contents[labels + i]
      if (column.isDerived || content?.kind !== 'figures') return []
      // `seq read` before columns of MB/s and IOPS, and what stands over rows that name what was measured
      const cases = [
        ...(named === 'rows' || named === 'both' ? [] : row.measured),
        ...(named === 'columns' || named === 'both' ? [] : column.measured),
      ]
      return content.figures.map((held, side): Figure => {
        const unit =
          held.unit ?? content.figures.find((other) => other.unit !== null)?.unit ?? unitSaid(column, row, sheet)
        const isPair = content.figures.length > 1
        return {
          held,
          unit,
          metric: metricOf(sheet, column, row, unit),
          params: { ...row.place, ...column.place },
          settings: [
            ...row.settings,
            ...cases.flatMap((token) => settingsBy(token, 'factors.case')),
            ...column.settings,
            ...(held.note === null ? [] : settingsBy(held.note, 'factors.variant')),
          ],
          side: isPair && held.note === null ? (side === 0 ? 'before' : 'after') : null,
        }
      })
    }),
  )
}

function metricOf({ named, title }: Sheet, column: Path, row: Path, unit: string | null): string {
  if (named === 'columns') return column.metric ?? ''
  if (named === 'rows') return row.metric ?? ''
  if (named === 'both') return `${column.metric}_${row.metric}`
  return (named === 'title' ? title.metric : null) ?? measuredName(unit ?? '')
}

/** Names for what is not known by name, where the first is taken. */
const FIELDS = ['factors.variant', 'factors.group', 'factors.case', 'factors.setting']

/** What the settings say of a run, each under a field of its own. */
function printedOf([figure]: readonly Figure[]): readonly Printed[] {
  const { settings = [], side = null, held } = figure ?? {}
  const printed: Printed[] = []
  const isFree = (field: string): boolean => printed.every((one) => one.field !== field)
  for (const { token, condition } of settings) {
    const field = [condition.field, ...FIELDS].find(isFree)
    if (field !== undefined) printed.push(printedBy({ ...condition, field }, token))
  }
  if (side !== null && held !== undefined && isFree('factors.variant'))
    printed.push(printedAt('factors.variant', side, held.token.line.number, held.token.text, 'inferred'))
  const [first] = settings
  if (first === undefined) return printed
  return [
    printedAt('label', settings.map(({ token }) => token.text).join(' '), first.token.line.number, first.token.text),
    ...printed,
  ]
}
