import type { Status } from '../../model'

/** One figure of a table. */
export interface ValueCell {
  readonly status: Status
  /** in `unit`; null unless `status` is `ok` */
  readonly value: number | null
  /** where it is not that of the table */
  readonly unit: string | null
}

const TOO_FAST = '+++++'
const NOT_RUN = 'not run'
const FIGURE = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i
const CELL = /^(-?\d+(?:\.\d+)?(?:e[+-]?\d+)?|\+{5}|not run)(?: (\S.*))?$/i

/** `text` as it was printed, wherever a reader gets the same number out of it; else the number: `10.5k` is "10500". */
export const writeValue = (cell: ValueCell, text: string): string =>
  [writeFigure(cell, text), ...(cell.unit === null ? [] : [cell.unit])].join(' ')

function writeFigure({ status, value }: ValueCell, text: string): string {
  if (status === 'too_fast') return TOO_FAST
  if (status === 'not_run' || value === null) return NOT_RUN
  return FIGURE.test(text) && Number(text) === value ? text : String(value)
}

/** null: no figure. `text`: the figure alone. */
export function readValue(cell: string): (ValueCell & { readonly text: string }) | null {
  const [, text, behind] = CELL.exec(cell) ?? []
  if (text === undefined) return null
  const status: Status = text === TOO_FAST ? 'too_fast' : text === NOT_RUN ? 'not_run' : 'ok'
  return { status, value: status === 'ok' ? Number(text) : null, unit: behind ?? null, text }
}
