import { linesOf } from '@/components/chart/plot'
import { PlotDrawing } from '@/components/chart/plot-drawing'
import { MAX_LINES } from '@/components/chart/point-mark'
import type { Chart, Comparison, Panel } from '@/lib/compare/comparison'
import { AskSeries } from './ask-series'
import { BarsTable } from './bars-table'
import { captionOf } from './caption-words'
import { drawingOf } from './kernel-plot'
import { plotOf } from './plot-of-chart'
import { SweepTable } from './sweep-table'

interface Props {
  readonly comparison: Comparison
  readonly panel: Panel
  readonly chart: Chart
  /** several metrics in one panel are told apart by a heading */
  readonly named: boolean
  /** side by side where the panel has the page to itself */
  readonly wide: boolean
  /** false: the table alone */
  readonly drawn: boolean
}

/** One metric of one panel: its table, then the drawing of the same figures. */
export function ChartFigure({ comparison, panel, chart, named, wide, drawn }: Props) {
  const plot = plotOf(comparison, panel, chart)
  const table =
    chart.sweep === null ? (
      <BarsTable comparison={comparison} panel={panel} chart={chart} plot={plot} />
    ) : (
      <SweepTable comparison={comparison} chart={chart} plot={plot} />
    )
  const drawing = drawn && <Drawing comparison={comparison} panel={panel} chart={chart} />
  return (
    <div className="metric">
      {named && <h3 className="h14">{chart.title}</h3>}
      {wide ? (
        <div className="two">
          <div className="min0">{table}</div>
          {drawing && <div className="min0">{drawing}</div>}
        </div>
      ) : (
        <>
          {table}
          {drawing}
        </>
      )}
    </div>
  )
}

function Drawing({ comparison, panel, chart }: Pick<Props, 'comparison' | 'panel' | 'chart'>) {
  const plot = drawingOf(comparison, panel, chart)
  if (linesOf(plot) > MAX_LINES) return <AskSeries comparison={comparison} chart={chart} />
  return (
    <figure>
      <PlotDrawing plot={plot} />
      <figcaption>{captionOf(chart, plot)}</figcaption>
    </figure>
  )
}
