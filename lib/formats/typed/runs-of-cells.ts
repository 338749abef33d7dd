import type { BlockRun } from '../format'
import { printedAt } from '../measure'
import type { Around } from './around'
import { printedBy } from './printed-by'
import { belowOf, both, figureOf, groupOf, runOfTable, withoutBars } from './run-of-table'
import { type Condition, conditionsOf, measuredName, metricName, unitIn } from './words'

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
          ...belowOf(around.grid, row),
          ...groupOf(over),
        ],
      ),
    ),
  )
}

/** "workload1" beside "baseline": two settings of one kind are told apart */
const fieldBeside = (rows: readonly (Condition | null)[]): string =>
  rows.some((row) => row?.field === 'factors.variant') ? 'factors.case' : 'factors.variant'

/** Each column says what was measured and on which setting: a run for each setting of each row. */
export function byNamedColumn(around: Around): readonly BlockRun[] {
  const { grid, columns } = around
  const names = [...new Set(grid.heads.map(({ token }) => token.text))]
  const cases = conditionsOf(grid.rows.map(({ label }) => label.text))
  return grid.rows.flatMap(({ label, cells }, row) =>
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
        printedBy(cases[row] ?? { field: 'factors.case', value: withoutBars(label.text) }, label),
        ...belowOf(grid, row),
      ])
    }),
  )
}
