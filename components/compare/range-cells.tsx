import type { Group, Point } from '@/lib/compare/comparison'
import type { Figure } from '@/lib/compare/figure'
import { FigureLink } from './cells'
import { alignDecimals } from './decimals'
import { roughText } from './figure-words'

/** The figure at one end of a point's repeats, where it is among those that are listed. */
const endOf = (point: Point, end: number | null): Figure | undefined =>
  point.figures.find((figure) => figure.counted && figure.value === end)

const textOf = (point: Point, end: number | null): string =>
  point.n < 2 || end === null ? '' : (endOf(point, end)?.text ?? roughText(end))

/** Lowest and highest of repeats, each leading to its line; a single run has none. */
export function RangeCells({ point, groups }: { readonly point: Point; readonly groups: readonly Group[] }) {
  const points = groups.flatMap((group) => group.points.slice(0, 1))
  const at = points.indexOf(point)
  const lowest = alignDecimals(points.map((one) => textOf(one, one.min)))[at] ?? ''
  const highest = alignDecimals(points.map((one) => textOf(one, one.max)))[at] ?? ''
  return (
    <>
      <td className={`n${lowest}`}>
        {point.n > 1 && <FigureLink figure={endOf(point, point.min)} text={textOf(point, point.min)} />}
      </td>
      <td className={`n${highest}`}>
        {point.n > 1 && <FigureLink figure={endOf(point, point.max)} text={textOf(point, point.max)} />}
      </td>
    </>
  )
}
