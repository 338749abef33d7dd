import type { PairSummary } from '@/lib/compare/pair-summary'
import { ratioText } from '@/lib/compare/ratio-text'
import { percentAt, type RatioAxis } from './ratio-axis'

const at = (axis: RatioAxis, ratio: number): string => `${percentAt(axis, ratio)}%`

/** Whether the word on a side of ×1 (1: the left one) can be read; in percent of a narrow drawing. */
const hasRoom = (side: 1 | -1, axis: RatioAxis): boolean => {
  const one = percentAt(axis, 1)
  return (side === 1 ? one : 100 - one) >= 16
}

/** The head of the drawn column: which side is which, and the ticks. */
export function ForestHead({ axis, better }: { readonly axis: RatioAxis; readonly better: PairSummary['better'] }) {
  const [left, right] = better === 'higher' ? ['slower', 'faster'] : ['faster', 'slower']
  const one = at(axis, 1)
  return (
    <svg aria-hidden="true">
      {hasRoom(1, axis) && (
        <text x={one} dx="-8" y="8" textAnchor="end">
          {left}
        </text>
      )}
      <line className="one" x1={one} x2={one} y1="0" y2="12" />
      {hasRoom(-1, axis) && (
        <text x={one} dx="8" y="8">
          {right}
        </text>
      )}
      {axis.ticks.map((tick) => (
        <text key={tick} x={at(axis, tick)} y="25" textAnchor="middle">
          ×{tick}
        </text>
      ))}
    </svg>
  )
}

interface PairProps {
  readonly axis: RatioAxis
  readonly ratio: number
  readonly interval: readonly [number, number] | null
  readonly n: number
  /** the mean, carried up through the pairs; null where there is no interval */
  readonly mean: number | null
}

/** One pair: a square that grows with its runs, a line from the lower to the upper end of its interval. */
export function PairDrawing({ axis, ratio, interval, n, mean }: PairProps) {
  const half = n >= 3 ? 6 : n === 2 ? 5 : 4
  return (
    <svg role="img" aria-label={`ratio ${ratioText(ratio)}`}>
      <line className="one" x1={at(axis, 1)} x2={at(axis, 1)} y1="0" y2="100%" />
      {mean !== null && <line className="gm" x1={at(axis, mean)} x2={at(axis, mean)} y1="0" y2="100%" />}
      {interval !== null && (
        <line className="ci" x1={at(axis, interval[0])} x2={at(axis, interval[1])} y1="50%" y2="50%" />
      )}
      <svg x={at(axis, ratio)} y="50%" aria-hidden="true">
        <rect className="sq" x={-half} y={-half} width={2 * half} height={2 * half} />
      </svg>
    </svg>
  )
}

/** The mean of all: filled and as wide as its interval, hollow where there is none. */
export function MeanDrawing({ axis, summary }: { readonly axis: RatioAxis; readonly summary: PairSummary }) {
  const { interval, ratio } = summary
  const mean = percentAt(axis, ratio)
  return (
    <svg role="img" aria-label={`mean ratio ${ratioText(ratio)}`}>
      <line className="one" x1={at(axis, 1)} x2={at(axis, 1)} y1="0" y2="100%" />
      {interval === null ? (
        <svg x={`${mean}%`} y="50%" aria-hidden="true">
          <path className="dia hollow" d="M0-7 7 0 0 7-7 0Z" />
        </svg>
      ) : (
        <>
          <line className="gm" x1={`${mean}%`} x2={`${mean}%`} y1="0" y2="100%" />
          <svg viewBox="0 0 100 28" preserveAspectRatio="none" width="100%" height="28" aria-hidden="true">
            <path
              className="dia"
              d={`M${percentAt(axis, interval[0])} 14 ${mean} 7 ${percentAt(axis, interval[1])} 14 ${mean} 21Z`}
            />
          </svg>
        </>
      )}
    </svg>
  )
}
