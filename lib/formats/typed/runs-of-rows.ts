import type { BlockRun, Printed } from '../format'
import { printedAt } from '../measure'
import type { Token } from '../tokens'
import type { Around } from './around'
import { nameOfRow } from './grid'
import { placeIn } from './place-in'
import { printedBy } from './printed-by'
import { belowOf, both, figureOf, runOfTable } from './run-of-table'
import { type Condition, conditionOf, measuredName, metricName, unitIn, unitOf } from './words'

/** Rows are settings, columns what was measured. */
export function byRow(around: Around, rows: readonly (Condition | null)[]): readonly BlockRun[] {
  const { grid } = around
  return grid.rows.map((own, row) => {
    const { label, cells } = own
    const figures = grid.heads.flatMap(({ token, over }, column) => {
      const bare = unitOf(token.text.replace(/^\(|\)$/g, ''))
      const place = over === null ? null : placeIn(over.text)
      const said = place === null ? (over?.text ?? around.title.words) : measuredName(token.text)
      const name = metricName(bare === null ? token.text : said)
      const unit = bare ?? unitIn(token.text) ?? around.unit
      return figureOf(name === '' ? 'throughput' : name, cells[column], unit, place ?? {})
    })
    return runOfTable(around, figures, [
      printedAt('label', nameOfRow(own), label.line.number, label.text),
      ...both([rows[row] ?? null, label], [null, label]),
      ...belowOf(grid, row),
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
