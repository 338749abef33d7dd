import { numberAxis } from '@/components/chart/place-axis'
import type { Plot } from '@/components/chart/plot'
import type { Chart, Group } from '@/lib/compare/comparison'
import { placesOf } from './plot-of-chart'

/** What a reader must know to read the drawing: where it starts, how many runs, what dotted and hatched mean, which way is better. */
export function captionOf(chart: Chart, plot: Plot): string {
  const points = chart.groups.flatMap((group) => group.points)
  const bars = plot.places.length === 0
  const equal = chart.groups.filter((group) => group.points.some((point) => point.n === 0 && point.figures[0]?.equals))
  return sentences([
    ['From zero', runsWords(points.map((point) => point.n))],
    [
      bars && chart.groups.some((group) => group.isBaseline) ? 'dotted: the baseline' : null,
      points.some((point) => point.n > 1) ? 'the line at an end goes from the lowest to the highest' : null,
      bars && equal.length > 0 ? `hatched: ${equal.map(equalWords).join(', ')}` : null,
      points.some((point) => point.status === 'too_fast') ? 'open: too fast to measure, left out of ratios' : null,
      placesWords(chart, plot),
    ],
    [chart.better === 'higher' ? 'Higher is better' : 'Lower is better'],
    [chart.groupsTotal > chart.groups.length ? `Showing ${chart.groups.length} of ${chart.groupsTotal}` : null],
    [withoutPlace(chart)],
  ])
}

/** The same in one short line, for a picture: "KiB/s, from zero; 1 run each; higher is better". */
export function shortCaptionOf(chart: Chart): string {
  const counts = chart.groups.flatMap((group) => group.points.map((point) => point.n))
  const unit = chart.unit === null ? 'from zero' : `${chart.unit}, from zero`
  return `${unit}; ${runsWords(counts)}; ${chart.better} is better`
}

/** Clauses joined by semicolons, sentences by points; what does not apply is left out. */
function sentences(said: readonly (readonly (string | null)[])[]): string {
  return said
    .map((clauses) => clauses.filter((clause) => clause !== null).join('; '))
    .filter((sentence) => sentence !== '')
    .map((sentence) => `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`)
    .join(' ')
}

/** "1 run each", "1 to 2 runs each" */
function runsWords(counts: readonly number[]): string {
  const counted = counts.filter((n) => n > 0)
  const least = Math.min(...counted)
  const most = Math.max(...counted)
  if (counted.length === 0) return 'no run is counted'
  if (most === 1) return '1 run each'
  return least === most ? `${most} runs each` : `${least} to ${most} runs each`
}

function equalWords(group: Group): string {
  const figure = group.points[0]?.figures[0]
  return `${figure?.runLabel ?? group.label}, which equals ${figure?.equals ?? 'an earlier run'} and is not counted`
}

function placesWords(chart: Chart, plot: Plot): string | null {
  if (plot.places.length === 0) return null
  if (plot.placeName === 'kernel') return 'kernels in their order, whatever the time between them'
  return numberAxis(placesOf(chart)).scale === 'log' ? `${chart.sweep} on a log axis` : null
}

/** Figures of a sweep that do not say where in it they stand cannot be drawn; they are not lost without a word. */
function withoutPlace(chart: Chart): string | null {
  if (chart.sweep === null) return null
  const lost = chart.groups.flatMap((group) => group.points.filter((point) => point.place === null))
  const figures = lost.reduce((sum, point) => sum + point.figuresTotal, 0)
  return figures === 0 ? null : `${figures} figures do not say at how many ${chart.sweep}: they are not shown`
}
