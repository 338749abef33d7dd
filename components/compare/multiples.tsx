import { BarsDrawing, highestOf } from '@/components/chart/bars-drawing'
import type { Comparison } from '@/lib/compare/comparison'
import { BaselineName } from './baseline-name'
import { multiplesOf } from './multiple-plots'

interface Props {
  readonly comparison: Comparison
  /** of each panel's charts, leave out so many: they are drawn whole */
  readonly after: number
}

/** What else these runs measured: small drawings of ratios on one scale, so that they can be read across. */
export function Multiples({ comparison, after }: Props) {
  const multiples = multiplesOf(comparison, keysAfter(comparison, after))
  if (multiples.length === 0) return null
  const highest = Math.max(1, ...multiples.map(({ plot }) => highestOf(plot)))
  return (
    <section className="sect">
      <h2>The other figures of these runs</h2>
      <p className="quiet">
        Ratio to <BaselineName comparison={comparison} />, from zero, all on one scale. The dotted line is ×1.
      </p>
      <div className="multi">
        {multiples.map(({ plot, title, base }) => (
          <div key={plot.id}>
            <h3>{title}</h3>
            <p>{base}</p>
            <BarsDrawing plot={plot} highest={highest} small mark={1} />
          </div>
        ))}
      </div>
    </section>
  )
}

const keysAfter = (comparison: Comparison, after: number): ReadonlySet<string> =>
  new Set(comparison.panels.flatMap((panel) => panel.charts.slice(after).map((chart) => chart.key)))
