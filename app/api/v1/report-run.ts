import type { RunDetail } from '@/lib/queries/get-message'
import type { ReportedMeasurement } from '@/lib/report'
import { figureHref } from '@/lib/url/figure-href'

/** A run as the API gives it: without the marks of its figures, which serve the pages only, and with the address of its page. */
export type ReportedDetail<R extends RunDetail> = Omit<R, 'measurements'> & {
  readonly measurements: readonly ReportedMeasurement[]
  readonly href: string
}

export const reportRun = <R extends RunDetail>({ measurements, ...run }: R): ReportedDetail<R> => ({
  ...run,
  measurements: measurements.map(({ marks: _marks, ...measurement }) => measurement),
  href: figureHref(run.messageId, run.lines[0]),
})
