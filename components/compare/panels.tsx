import type { Comparison, Panel } from '@/lib/compare/comparison'
import { hasOwnBaselines, panelBaseline } from '@/lib/compare/panel-baselines'
import { ChartFigure } from './chart-figure'
import { labelIsMail, standingLabel } from './group-label'
import { Stated } from './written'

/** So many charts of a panel are drawn whole; of the further ones the tables stand here, their ratios in `multiples`. */
export const WHOLE_CHARTS = 4

/** Runs that may share an axis stand in one panel; the others have their own. */
export function Panels({ comparison }: { readonly comparison: Comparison }) {
  const { panels, panelsTotal } = comparison
  return (
    <>
      {panelsTotal > panels.length && (
        <p className="small quiet mt4">
          Showing {panels.length} of {panelsTotal} panels. Hold a condition to see the others.
        </p>
      )}
      <div className={panels.length > 1 ? 'panels' : 'panels one'}>
        {panels.map((panel) => (
          <PanelSection key={panel.key} comparison={comparison} panel={panel} wide={panels.length === 1} />
        ))}
      </div>
    </>
  )
}

interface Props {
  readonly comparison: Comparison
  readonly panel: Panel
  readonly wide: boolean
}

function PanelSection({ comparison, panel, wide }: Props) {
  return (
    <section className="panel" aria-label={panel.title}>
      <h2>{panel.title}</h2>
      {panel.facts !== '' && <p className="facts">{panel.facts}</p>}
      {hasOwnBaselines(comparison) && <OwnBaseline comparison={comparison} panel={panel} />}
      {panel.charts.map((chart, at) => (
        <ChartFigure
          key={chart.key}
          comparison={comparison}
          panel={panel}
          chart={chart}
          named={panel.charts.length > 1}
          wide={wide}
          drawn={at < WHOLE_CHARTS}
        />
      ))}
      {panel.chartsTotal > panel.charts.length && (
        <p className="small quiet mt2">
          Showing {panel.charts.length} of {panel.chartsTotal} charts. Hold a condition to see the others.
        </p>
      )}
    </section>
  )
}

/** Panels that are compared with unlike values say with which: the machines have no value in common, or their runs differ besides. */
function OwnBaseline({ comparison: { question }, panel }: Omit<Props, 'wide'>) {
  const group = panelBaseline(panel)
  return (
    <p className="facts">
      {group === undefined ? (
        'No baseline: nothing of it was measured here.'
      ) : (
        <>
          Baseline of this panel: <Stated text={standingLabel(question, group)} mail={labelIsMail(question, group)} />
        </>
      )}
    </p>
  )
}
