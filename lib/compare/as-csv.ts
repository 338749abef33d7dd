import { csvText } from '@/lib/http/csv'
import type { Chart, Comparison, Group, Panel, Point } from './comparison'
import { fieldWords } from './field-words'
import type { Figure } from './figure'

type Row = readonly (string | number | null)[]

const HEAD = [
  'panel',
  'machine',
  'metric',
  'unit',
  'value',
  'group',
  'baseline',
  'place_of',
  'place',
  'figure',
  'figure_value',
  'figure_unit',
  'status',
  'cpu_percent',
  'latency_us',
  'counted',
  'equals',
  'run',
  'date',
  'message',
  'line',
  'column',
  'mean',
  'minimum',
  'maximum',
  'n',
  'ratio',
  'also_differs_in',
]

/** One row a figure, RFC 4180, with a header line. `mean` … `ratio` are the point's that the figure belongs to. */
export function comparisonAsCsv({ question, panels }: Comparison): string {
  const head = HEAD.map((name) => (name === 'value' ? fieldWords(question.by) : name))
  const rows = panels.flatMap((panel) =>
    panel.charts.flatMap((chart) =>
      chart.groups.flatMap((group) =>
        group.points.flatMap((point) => point.figures.map((figure) => toRow(panel, chart, group, point, figure))),
      ),
    ),
  )
  return csvText([head, ...rows])
}

function toRow(panel: Panel, chart: Chart, group: Group, point: Point, figure: Figure): Row {
  return [
    ...[panel.title, panel.facts, chart.title, chart.unit, group.value, group.label, group.isBaseline ? 1 : 0],
    ...[chart.placeName, point.place, figure.text, figure.value, figure.unit, figure.status],
    ...[figure.cpuPercent, figure.latencyUs, figure.counted ? 1 : 0, figure.equals, figure.runLabel, figure.date],
    ...[figure.messageId, figure.line, figure.column, point.mean, point.min, point.max, point.n, point.ratio],
    group.alsoDiffersIn.map(fieldWords).join('; '),
  ]
}
