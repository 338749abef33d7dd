import type { Along } from './bar-mark'

/** What tells series apart: colour (`.s0` …), dash and mark change together, so that colour is never alone. */
export interface SeriesStyle {
  readonly className: string
  readonly dash: string | undefined
  readonly mark: 'circle' | 'square' | 'triangle' | 'diamond'
  readonly hollow: boolean
}

const BASELINE: SeriesStyle = { className: 's0', dash: '6 4', mark: 'circle', hollow: true }
const COMPARED: readonly [SeriesStyle, ...SeriesStyle[]] = [
  { className: 's1', dash: undefined, mark: 'square', hollow: false },
  { className: 's2', dash: '8 3', mark: 'triangle', hollow: false },
  { className: 's3', dash: '2 3', mark: 'diamond', hollow: false },
  { className: 's4', dash: '8 3 2 3', mark: 'circle', hollow: false },
  { className: 's5', dash: undefined, mark: 'square', hollow: true },
  { className: 's6', dash: '8 3', mark: 'triangle', hollow: true },
  { className: 's7', dash: '2 3', mark: 'diamond', hollow: true },
]

/** More lines than this are not drawn: nobody tells them apart. The table has them all. */
export const MAX_LINES = COMPARED.length + 1

/** `compared`: place among the series that are not the baseline, from 0. */
export const styleOf = (isBaseline: boolean, compared: number): SeriesStyle =>
  isBaseline ? BASELINE : (COMPARED[compared] ?? COMPARED[0])

/** The mark of a series at a point. */
export function PointMark({ style, x, y }: { readonly style: SeriesStyle; readonly x: Along; readonly y: Along }) {
  const className = `pt${style.hollow ? ' hollow' : ''}`
  return (
    <svg x={x} y={y} overflow="visible" aria-hidden="true">
      {/* what a finger or a pointer meets */}
      <circle className="hit" r="12" />
      {style.mark === 'circle' && <circle className={className} r="4" />}
      {style.mark === 'square' && <rect className={className} x="-3.5" y="-3.5" width="7" height="7" />}
      {style.mark === 'triangle' && <path className={className} d="M0-5 4.6 3.4H-4.6Z" />}
      {style.mark === 'diamond' && <path className={className} d="M0-5 5 0 0 5-5 0Z" />}
    </svg>
  )
}
