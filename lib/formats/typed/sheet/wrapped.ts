import type { Line } from '@/lib/mail/line'
import type { Token } from '../../tokens'
import { cellsOfBox, isRule } from '../cells'

/**
 * The cells of a row between bars that a mailer broke in two. null: the lines are no such row of that width.
 *
 *     | Sequential 4k read, single disk                  |  828k | 3233MiB/s
 *     |           1236 |
 */
export function wrappedCells(
  first: Line | undefined,
  second: Line | undefined,
  width: number,
): readonly Token[] | null {
  if (!first || !second || first.depth !== second.depth) return null
  if (!/^\s*\|.*[^\s|]\s*$/.test(first.text) || !/^\s*\|.*\|\s*$/.test(second.text)) return null
  const cells = [...cellsOfBox(first), ...cellsOfBox(second)]
  return cells.length === width ? cells : null
}

/** How many cells the rule under the heads at `lines[at]` sets apart: `|----|:---:|:---:|`. 0: none stands there. */
export function widthOfRule(lines: readonly Line[], at: number): number {
  const rule = lines[at + 1]
  return rule !== undefined && /^\s*\|.*\|\s*$/.test(rule.text) && isRule(rule.text) ? cellsOfBox(rule).length : 0
}
