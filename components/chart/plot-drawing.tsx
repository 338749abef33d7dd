import { BarsDrawing } from './bars-drawing'
import { LinesDrawing } from './lines-drawing'
import type { Plot } from './plot'

/** A chart: bars, or lines where there are places. Drawn on the server alone; figure-tips brings its figures to life. */
export function PlotDrawing({ plot }: { readonly plot: Plot }) {
  return (
    <div className="drawing">
      {plot.places.length === 0 ? <BarsDrawing plot={plot} /> : <LinesDrawing plot={plot} />}
    </div>
  )
}
