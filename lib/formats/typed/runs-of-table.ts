import type { Measurement, Params } from '@/lib/model'
import type { BlockRun, Printed } from '../format'
import { measure, printedAt } from '../measure'
import { runOf } from '../one-run'
import type { Token } from '../tokens'
import { type Axis, parameterOf } from './axis'
import type { Cell } from './cells'
import type { Head } from './measured-apart'
import { placeIn } from './place-in'
import { printedBy } from './printed-by'
import type { Around } from './table'
import { type Condition, conditionOf, measuredName, metricName, unitIn, unitOf } from './words'

/** `1 MB  |  256 KB`: two cells of a box that are one label */
export const withoutBars = (label: string): string => label.replace(/\s*\|\s*/g, ' ')

/** Columns are settings, rows what was measured. */
export function byColumn(around: Around): readonly BlockRun[] {
  const { grid, columns } = around
  return grid.heads.map(({ token, over }, column) => {
    const figures = grid.rows.flatMap(({ label, cells }) => {
      const bracketed = /[([][\w/]{1,8}[)\]]$/.test(label.text)
      const unit =
        unitIn(label.text) ?? shareIn(label.text) ?? unitInName(label.text) ?? (bracketed ? null : around.unit)
      return figureOf(metricName(withoutUnits(label.text)), cells[column], unit)
    })
    const corner = grid.corner
    const named =
      corner !== null &&
      /^[\w.+-]{2,20}(?:[ /]+[\w.+-]{1,12}){0,4}$/.test(corner.text) &&
      !NO_SETTING.test(corner.text) &&
      unitIn(corner.text) === null &&
      parameterOf(corner.text) === null
        ? corner
        : null
    const label = named === null ? token.text : `${named.text} / ${token.text}`
    return runOfTable(around, figures, [
      printedAt('label', label, token.line.number, token.text),
      ...both([named === null ? null : cornerOf(named.text), named ?? token]),
      printedBy(columns[column] ?? { field: 'factors.variant', value: token.text }, token),
      ...groupOf(over),
    ])
  })
}

/** `bw MB/s`, `latency us` */
const withoutUnits = (label: string): string => {
  const words = label.split(/\s+/)
  const own = words.filter((word) => unitOf(word) === null || /^iops$/i.test(word))
  return own.length > 0 ? own.join(' ') : label
}

/** `cpu % sys` */
const shareIn = (label: string): string | null => (/(?:^|\s)%(?:\s|$)|%$/.test(label) ? '%' : null)

/** `avg_commit_ms`, `write_lat_ns_p99` */
function unitInName(label: string): string | null {
  const [, word = ''] = /^\w{1,60}_(ns|us|ms)(?:_|$)/.exec(label) ?? []
  return word === '' ? null : unitOf(word)
}

/** The setting that stands over a group of columns. */
const groupOf = (over: Head['over']): readonly Printed[] =>
  over === null ? [] : [printedBy(conditionOf(over.text) ?? { field: 'factors.group', value: over.text }, over)]

/** fio's engines stand over what was measured with them */
const ENGINE = /^(?:io_uring|libaio|psync|pvsync2?|posixaio|sync|mmap)$/

const NO_SETTING =
  /^(?:metric|test|case|operation|workload|benchmark|name|config|type|mode|setting|kernel|fs|filesystem|description|item|result|performance|parameter)s?$/i

const cornerOf = (words: string): Condition | null =>
  ENGINE.test(words)
    ? { field: 'factors.ioengine', value: words }
    : (conditionOf(words) ?? (/\s/.test(words) ? { field: 'factors.case', value: words } : null))

/** Both are settings: every cell is a run, the title says what was measured, or (`metric` '') its unit. */
export function byCell(around: Around, rows: readonly (Condition | null)[], metric: string): readonly BlockRun[] {
  return around.grid.rows.flatMap(({ label, cells }, row) =>
    around.grid.heads.map(({ token, over }, column) =>
      runOfTable(
        around,
        figureOf(
          metric === '' ? (cells[column]?.name ?? measuredName(cells[column]?.unit ?? '')) : metric,
          cells[column],
          around.unit,
        ),
        [
          printedAt('label', `${withoutBars(label.text)} ${token.text}`, label.line.number, label.text),
          ...both(
            [rows[row] ?? null, label],
            [around.columns[column] ?? { field: fieldBeside(rows), value: token.text }, token],
          ),
          ...groupOf(over),
        ],
      ),
    ),
  )
}

/** "workload1" beside "baseline": two settings of one kind are told apart */
const fieldBeside = (rows: readonly (Condition | null)[]): string =>
  rows.some((row) => row?.field === 'factors.variant') ? 'factors.case' : 'factors.variant'

/** Columns are settings, rows a number of threads. What stands over a column is what was measured in it, or a setting. */
export function bySweep(around: Around, axis: Axis, metric: string): readonly BlockRun[] {
  const { grid, columns, isMeasuredOver } = around
  const names = [...new Set(grid.heads.map((head) => nameOf(head, isMeasuredOver)))]
  return names.map((name) => {
    const own = grid.heads.flatMap((head, column) => (nameOf(head, isMeasuredOver) === name ? [{ head, column }] : []))
    const figures = grid.rows.flatMap(({ cells }, row) =>
      own.flatMap(({ head, column }) =>
        figureOf(
          isMeasuredOver ? metricName(head.over?.text ?? '') : metric,
          cells[column],
          unitOfHead(head) ?? around.unit,
          {
            [axis.name]: axis.places[row] ?? '',
          },
        ),
      ),
    )
    const first = own[0]
    if (!first) return runOfTable(around, figures, [])
    const { token, over } = first.head
    return runOfTable(around, figures, [
      printedAt('label', token.text, token.line.number, token.text),
      printedBy(columns[first.column] ?? { field: 'factors.variant', value: token.text }, token),
      ...(isMeasuredOver ? [] : groupOf(over)),
    ])
  })
}

/** Each column says what was measured and on which setting: a run for each setting of each row. */
export function byNamedColumn(around: Around): readonly BlockRun[] {
  const { grid, columns } = around
  const names = [...new Set(grid.heads.map(({ token }) => token.text))]
  return grid.rows.flatMap(({ label, cells }) =>
    names.map((name) => {
      const own = grid.heads.flatMap(({ token, over }, column) =>
        token.text === name ? [{ token, over, column }] : [],
      )
      const figures = own.flatMap(({ over, column }) =>
        figureOf(metricName(over?.text ?? ''), cells[column], (over && unitIn(over.text)) ?? around.unit),
      )
      const [first] = own
      if (!first) return runOfTable(around, figures, [])
      const setting = columns[first.column] ?? { field: 'factors.variant', value: name }
      return runOfTable(around, figures, [
        printedAt('label', `${withoutBars(label.text)} ${name}`, label.line.number, label.text),
        printedBy(setting, first.token),
        printedBy(conditionOf(label.text) ?? { field: 'factors.case', value: withoutBars(label.text) }, label),
      ])
    }),
  )
}

const nameOf = ({ token, over }: Head, isMeasuredOver: boolean): string =>
  isMeasuredOver || over === null ? token.text : `${over.text} ${token.text}`

const unitOfHead = ({ token, over }: Head): string | null => unitIn(token.text) ?? (over && unitIn(over.text))

/** Columns are places in a sweep, each row a setting; `metric` '': what its unit counts. */
export function byPlace(around: Around, metric: string): readonly BlockRun[] {
  const { grid } = around
  return grid.rows.map(({ label, cells }) => {
    const figures = grid.heads.flatMap(({ token }, column) =>
      figureOf(
        metric === '' ? measuredName(cells[column]?.unit ?? around.unit ?? '') : metric,
        cells[column],
        around.unit,
        placeIn(token.text) ?? {},
      ),
    )
    const field = `factors.${grid.corner === null ? 'variant' : grid.corner.text.toLowerCase()}`
    return runOfTable(around, figures, [
      printedAt('label', label.text, label.line.number, label.text),
      printedBy(conditionOf(label.text) ?? { field, value: label.text }, label),
      ...kindOver(grid.corner, label),
    ])
  })
}

/** `BIO` over `4k` and `8k`, `DIO` over others: the corner is a setting, and no name of what the sizes are of. */
const kindOver = (corner: Token | null, label: Token): readonly Printed[] =>
  corner !== null &&
  /^[A-Z]{2,5}$/.test(corner.text) &&
  /^\d+[kKM]\b/.test(label.text) &&
  parameterOf(corner.text) === null
    ? [printedBy({ field: 'factors.case', value: corner.text }, corner)]
    : []

/** Rows are settings, columns what was measured. */
export function byRow(around: Around, rows: readonly (Condition | null)[]): readonly BlockRun[] {
  const { grid } = around
  return grid.rows.map(({ label, cells }, row) => {
    const figures = grid.heads.flatMap(({ token, over }, column) => {
      const own = unitOf(token.text)
      const place = over === null ? null : placeIn(over.text)
      const said = place === null ? (over?.text ?? around.title.words) : measuredName(token.text)
      const name = metricName(own === null ? token.text : said)
      const unit = own ?? unitIn(token.text) ?? around.unit
      return figureOf(name === '' ? 'throughput' : name, cells[column], unit, place ?? {})
    })
    return runOfTable(around, figures, [
      printedAt('label', label.text, label.line.number, label.text),
      ...both([rows[row] ?? null, label], [null, label]),
      ...filesystemOf(grid.corner),
    ])
  })
}

/** `kernel - ext3` over the labels: what they are, and on which filesystem */
function filesystemOf(corner: Token | null): readonly Printed[] {
  const [, words = ''] = /^kernels?\s?[-,:/(]?\s(\w+)\)?$/i.exec(corner?.text ?? '') ?? []
  const condition = words === '' ? null : conditionOf(words)
  return corner === null || condition?.field !== 'filesystem' ? [] : [printedBy(condition, corner)]
}

const both = (...named: readonly (readonly [Condition | null, Token])[]): readonly Printed[] =>
  named.flatMap(([condition, token]) => (condition === null ? [] : [printedBy(condition, token)]))

function figureOf(
  metric: string,
  cell: Cell | undefined,
  unit: string | null,
  params: Params = {},
): readonly Measurement[] {
  if (cell === undefined || cell.isChange) return []
  const status = cell.value === null ? 'not_run' : 'ok'
  const own = cell.unit ?? unit ?? (/(?:^|_)iops(?:_|$)/.test(metric) ? 'iops' : null)
  return [measure(metric, cell.token, { value: cell.value, unit: own, params, status })]
}

const runOfTable = ({ lines, grid }: Around, figures: readonly Measurement[], said: readonly Printed[]): BlockRun =>
  runOf('typed', lines, [grid.first, grid.last], figures, said)
