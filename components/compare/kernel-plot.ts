import { orderAxis } from '@/components/chart/place-axis'
import type { Plot, Series } from '@/components/chart/plot'
import { MAX_LINES } from '@/components/chart/point-mark'
import type { Chart, Comparison, Panel } from '@/lib/compare/comparison'
import { besidesWords } from '@/lib/compare/field-words'
import { partition } from '@/lib/compare/spread'
import { compareKernels, kernelOrder } from '@/lib/conditions/kernel-order'
import { countOf } from './place-words'
import { placesOf, plotOf } from './plot-of-chart'

/** Fewer kernels are read faster as bars, or as a line each over a sweep. */
const KERNELS_AT_LEAST = 4

/** What is drawn of a chart: many kernels along an axis of kernels, everything else as its table has it. */
export const drawingOf = (comparison: Comparison, panel: Panel, chart: Chart): Plot => {
  const plot = plotOf(comparison, panel, chart)
  return kernelPlot(comparison, chart, plot) ?? plot
}

/** One figure of `plot`, and the line that it belongs to. */
interface Spot {
  readonly line: string
  readonly kernel: string
  readonly drawn: Series['drawn'][number]
}

/** The same figures with the kernels in the order in which they came out: a line for each place of a sweep and each other condition. */
function kernelPlot({ question }: Comparison, chart: Chart, plot: Plot): Plot | null {
  if (question.by !== 'kernel' || question.machines === 'together') return null
  const kernels = [...new Set(chart.groups.flatMap(({ value }) => value ?? []))].sort(compareKernels)
  const lines = [...partition(spotsOf(chart, plot), ({ line }) => line)]
  if (kernels.length < KERNELS_AT_LEAST || lines.length > MAX_LINES) return null
  const series = lines.map(
    ([line, spots]): Series => ({
      label: line === '' ? chart.short : line,
      mail: false,
      isBaseline: false,
      apart: false,
      drawn: kernels.map((kernel) => spots.find((spot) => spot.kernel === kernel)?.drawn ?? null),
    }),
  )
  return {
    ...plot,
    title: `${plot.title}, in the order of kernels`,
    places: orderAxis(kernels, isRelease),
    placeName: 'kernel',
    series,
  }
}

function spotsOf(chart: Chart, plot: Plot): readonly Spot[] {
  const places = chart.sweep === null ? [null] : placesOf(chart)
  return chart.groups.flatMap(({ value, besides }, at) =>
    places.flatMap((place, index): readonly Spot[] => {
      const words = Object.entries(besides).map(([field, stated]) => besidesWords(field, stated))
      const line = [...words, countOf(chart.sweep, place)].filter(Boolean).join(', ')
      return value === null ? [] : [{ line, kernel: value, drawn: plot.series[at]?.drawn[index] ?? null }]
    }),
  )
}

/** A kernel that somebody released, not a candidate of it, a tree beside it or a build. */
const isRelease = (kernel: string): boolean =>
  kernelOrder(kernel) === kernelOrder(/^\d+(?:\.\d+)*/.exec(kernel)?.[0] ?? '')
