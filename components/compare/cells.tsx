import { FigureText } from '@/components/figure-text'
import type { Point } from '@/lib/compare/comparison'
import type { Figure } from '@/lib/compare/figure'
import { ratioText } from '@/lib/compare/ratio-text'
import { hrefOf } from './plot-of-chart'

/** A printed figure, which leads to its line; without one the text alone. */
export function FigureLink({ figure, text }: { readonly figure: Figure | undefined; readonly text: string }) {
  if (figure === undefined) return <FigureText text={text} />
  return (
    <a className="fig" href={hrefOf(figure)}>
      <FigureText text={text} />
    </a>
  )
}

/** `×0.44`; the baseline's `×1` leaves the room of its decimals, so that the points stand in line. */
export function Ratio({ ratio, isBaseline }: { readonly ratio: number | null; readonly isBaseline: boolean }) {
  if (isBaseline)
    return (
      <>
        ×1<span className="ph">.00</span>
      </>
    )
  return ratioText(ratio) ?? <span className="faint">–</span>
}

/** `L82, L85 and 3 more`: the way back from every figure of a point that is listed. */
export function Lines({ points }: { readonly points: readonly Point[] }) {
  const figures = points.flatMap((point) => point.figures)
  const more = points.reduce((sum, point) => sum + point.figuresTotal, 0) - figures.length
  return (
    <>
      {figures.map((figure, at) => (
        <span key={`${figure.runId}-${figure.line}-${figure.column}`}>
          {at > 0 && ', '}
          <a className="at" href={hrefOf(figure)}>
            L{figure.line}
          </a>
        </span>
      ))}
      {more > 0 && <span className="faint"> and {more} more</span>}
    </>
  )
}

/** How many runs a figure stands for; one that equals another is not counted, and says so. */
export function RunCount({ point }: { readonly point: Point }) {
  const equals = point.figures[0]?.equals
  if (point.n === 0 && equals)
    return (
      <span className="faint" title={`not counted: equals ${equals}`}>
        –
      </span>
    )
  return Math.max(point.n, point.status === 'ok' ? 0 : point.figuresTotal)
}
