import { type Comparison, MAX_SUMMARIES } from '@/lib/compare/comparison'
import { PairForest } from './pair-forest'
import { PairMeans } from './pair-means'

interface Props {
  readonly comparison: Comparison
  /** where the pairs are as CSV; absent: nothing is passed on from here */
  readonly csv?: string
}

/** What unlike machines can be compared by: each one's own ratio. */
export function PairForests({ comparison, csv }: Props) {
  const shown = comparison.pairs.filter((summary) => summary.pairs.length > 1)
  const unlisted = comparison.pairs.filter((summary) => summary.pairs.length === 0)
  if (shown.length === 0) return null
  return (
    <section className="sect" id="pairs">
      <h2>
        <a className="here" href="#pairs">
          Matched pairs
        </a>
      </h2>
      <p className="quiet mb4">
        Each machine against itself, everything else equal or said; the ratio axis is logarithmic. Square: ratio of the
        geometric means, larger with more runs; line: its 95 % interval, where both sides have repeats. Diamond:
        geometric mean of the machines, filled where it has an interval, as wide as that.{' '}
        {csv !== undefined && (
          <>
            <a href={csv}>These pairs as CSV</a>.
          </>
        )}
      </p>
      {comparison.pairs.length === MAX_SUMMARIES && (
        <p className="small quiet mb4">
          Showing the {MAX_SUMMARIES} compared values with most machines. Hold a condition to see the others.
        </p>
      )}
      {shown.map((summary, at) => (
        <div key={`${summary.metric} ${summary.value}`} className="mb6">
          <PairForest summary={summary} gaps={shown.findIndex(({ metric }) => metric === summary.metric) === at} />
        </div>
      ))}
      {unlisted.length > 0 && <PairMeans summaries={unlisted} />}
    </section>
  )
}
