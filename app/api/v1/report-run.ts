import type { AsideFigure } from '@/lib/ingest/settle-lines'
import type { Measurement } from '@/lib/model'
import type { RunDetail } from '@/lib/queries/runs/run-detail'
import type { ReportedMeasurement } from '@/lib/report'
import { figureHref } from '@/lib/url/figure-href'

/** A run as the API gives it: without the marks of its figures, which serve the pages only, and with the address of its page. */
export type ReportedDetail<R extends RunDetail> = Omit<R, 'measurements' | 'aside'> & {
  readonly measurements: readonly ReportedMeasurement[]
  readonly aside: readonly Omit<AsideFigure, 'marks'>[]
  readonly href: string
}

const withoutMarks = <F extends Measurement>({ marks: _marks, ...figure }: F): Omit<F, 'marks'> => figure

export const reportRun = <R extends RunDetail>({ measurements, aside, ...run }: R): ReportedDetail<R> => ({
  ...run,
  measurements: measurements.map(withoutMarks),
  aside: aside.map(withoutMarks),
  href: figureHref(run.messageId, run.lines[0]),
})
