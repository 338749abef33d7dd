import type { BlockRun, Printed } from '../format'
import { printedAt } from '../measure'
import type { Token } from '../tokens'
import type { Around } from './around'
import { type Axis, parameterOf } from './axis'
import type { Head } from './measured-apart'
import { placeIn } from './place-in'
import { printedBy } from './printed-by'
import { figureOf, groupOf, runOfTable } from './run-of-table'
import { conditionOf, measuredName, metricName, unitIn } from './words'

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
          axis.places[row],
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
