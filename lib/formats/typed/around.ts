import type { Line } from '@/lib/mail/line'
import { type Axis, axisOf } from './axis'
import type { Grid } from './grid-shape'
import { type Title, titleOf, unitFarOver, unitOfGrid, unitUnder } from './title'
import { type Condition, conditionsOf, isMeasured, unitIn } from './words'

/** A grid, and what the words around it say of its figures. */
export interface Around {
  readonly lines: readonly Line[]
  readonly grid: Grid
  readonly title: Title
  readonly unit: string | null
  /** what each column is a setting of; null: nothing that is known by name */
  readonly columns: readonly (Condition | null)[]
  readonly axis: Axis | null
  /** the line of heads over the columns says what was measured in each, not another setting */
  readonly isMeasuredOver: boolean
}

export function aroundOf(lines: readonly Line[], grid: Grid): Around {
  const over = titleOf(lines, grid.first)
  const corner = grid.corner?.text ?? ''
  const title = isMeasured(corner) && unitIn(corner) !== null ? { words: corner, unit: unitIn(corner) } : over
  return {
    lines,
    grid,
    title,
    unit: grid.unit ?? title.unit ?? unitUnder(lines, grid.last) ?? unitOfGrid(grid) ?? unitFarOver(lines, grid.first),
    columns: conditionsOf(grid.heads.map(({ token }) => token.text)),
    axis: axisOf(grid),
    isMeasuredOver: grid.heads.every((head) => head.over !== null && isMeasured(head.over.text)),
  }
}
