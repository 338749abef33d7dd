import type { Chart, Comparison, Panel } from '@/lib/compare/comparison'
import { heatMap } from '@/lib/compare/heat-map'
import type { PairSummary } from '@/lib/compare/pair-summary'
import { alsoWords, memoryWords } from '@/lib/compare/pair-words'
import { sharedBaseline } from '@/lib/compare/panel-baselines'
import { plural } from '@/lib/compare/plural'
import { shortCaptionOf } from './caption-words'
import { drawingOf } from './kernel-plot'
import { WHOLE_CHARTS } from './panels'
import { drawForest } from './picture-forest'
import { drawHeat } from './picture-heat'
import { type DrawnPlot, drawPlot, type Size } from './picture-plot'

/** One drawing of a picture with what stands over it. */
export interface Part {
  readonly key: string
  readonly kind: 'chart' | 'pairs' | 'heat'
  readonly title: string
  /** the machine, in small; '' where it stands over another part already */
  readonly facts: string
  /** what the caption of all does not say; '' where it says it */
  readonly caption: string
  readonly draw: (size: Size) => DrawnPlot
}

export interface Parts {
  /** what holds for all drawings: "KiB/s, from zero; 1 run each; higher is better"; '' where they differ in it */
  readonly caption: string
  /** parts of one row stand side by side, if there is room */
  readonly rows: readonly (readonly Part[])[]
}

const SIDE_BY_SIDE = 2

/** What a picture of a comparison would show if it had room for all of it, what matters most first. */
export function partsOf(comparison: Comparison): Parts {
  const captions = new Set(comparison.panels.flatMap(({ charts }) => charts.slice(0, WHOLE_CHARTS).map(captionOf)))
  const caption = captions.size === 1 ? ([...captions][0] ?? '') : ''
  const charts = chartRows(comparison, caption === '')
  const pairs = comparison.pairs
    .filter((summary) => summary.pairs.length > 1)
    .map((summary): readonly Part[] => [pairsPart(summary)])
  return {
    caption: caption.replace(/^[^:]*: /, ''),
    rows: [
      ...heatRows(comparison),
      ...(comparison.question.machines === 'ratio' ? [...pairs, ...charts] : [...charts, ...pairs]),
    ],
  }
}

/** The same metric of two panels stands side by side; a panel's further metrics under it. */
function chartRows(comparison: Comparison, hasOwnCaptions: boolean): readonly (readonly Part[])[] {
  const { panels } = comparison
  const rows: Part[][] = []
  for (let first = 0; first < panels.length; first += SIDE_BY_SIDE) {
    const beside = panels.slice(first, first + SIDE_BY_SIDE)
    for (let at = 0; at < WHOLE_CHARTS; at++) {
      const row = beside.flatMap((panel) => {
        const chart = panel.charts[at]
        return chart === undefined ? [] : [chartPart(comparison, panel, chart, hasOwnCaptions)]
      })
      if (row.length > 0) rows.push(row)
    }
  }
  return rows
}

const captionOf = (chart: Chart): string => `${chart.title}: ${shortCaptionOf(chart)}`

function chartPart(comparison: Comparison, panel: Panel, chart: Chart, hasOwnCaption: boolean): Part {
  const isFirst = chart === panel.charts[0]
  return {
    key: `${panel.key} ${chart.key}`,
    kind: 'chart',
    title: isFirst ? panel.title : '',
    facts: isFirst ? panel.facts : '',
    caption: hasOwnCaption ? captionOf(chart) : '',
    draw: (size) => drawPlot(drawingOf(comparison, panel, chart), size),
  }
}

/** What changed where stands first: of many metrics most have no room below it. */
function heatRows(comparison: Comparison): readonly (readonly Part[])[] {
  const map = heatMap(comparison)
  if (map === null) return []
  const lower = map.columns.some(({ better }) => better === 'lower') ? ' ↓: lower is better.' : ''
  const base = sharedBaseline(comparison)
  const ratio = comparison.panels.length > 1 ? `the same panel's ${base ?? 'baseline'}` : (base ?? 'the baseline')
  return [
    [
      {
        key: 'heat',
        kind: 'heat',
        title: 'All metrics at one look',
        facts: '',
        caption: `Ratio to ${ratio}; over a sweep the geometric mean of its places.${lower}`,
        draw: (size) => drawHeat(comparison, map, size),
      },
    ],
  ]
}

/** What unlike machines can be compared by. */
function pairsPart(summary: PairSummary): Part {
  const { baseValue, machines, metric, title, value } = summary
  return {
    key: `${metric} ${value}`,
    kind: 'pairs',
    title: `${title.charAt(0).toUpperCase()}${title.slice(1)}, ${value} against ${baseValue}`,
    facts: '',
    caption: [
      `${plural(machines, 'machine')}, each against itself; the axis is logarithmic.`,
      alsoWords(summary),
      memoryWords(summary),
    ].join(' '),
    draw: (size) => drawForest(summary, size),
  }
}
