import { findBlocks } from '@/lib/formats/find-blocks'
import { oneSpaced } from '@/lib/formats/iolore/folded'
import { readLines } from '@/lib/mail/read-lines'
import type { Chart, Comparison, Group, Panel, Point } from './comparison'

/** What a table says of one figure, as plain data. */
export interface PassedOn {
  readonly tool: string
  readonly metric: string
  readonly unit: string | null
  readonly status: string
  readonly value: number | null
  /** of the run that it is a figure of, by field; those of a figure as `params.…` */
  readonly conditions: Readonly<Record<string, string>>
}

const sorted = (conditions: Readonly<Record<string, string | null>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(conditions)
      .flatMap(([field, value]) => (value === null ? [] : [[field.replace(/^option\./, 'factors.'), oneSpaced(value)]]))
      .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)),
  )

const spaced = (text: string | null): string | null => (text === null ? null : oneSpaced(text))

/** What somebody who reads the text of a comparison has to find in it, in order. */
export const expectedFigures = (comparison: Comparison): readonly PassedOn[] =>
  comparison.panels.flatMap((panel) =>
    panel.charts.flatMap((chart) =>
      chart.groups.flatMap((group) =>
        group.points.map((point) => expectedFigure(comparison, panel, chart, group, point)),
      ),
    ),
  )

function expectedFigure(
  { equal, question, notLikeWithLike }: Comparison,
  panel: Panel,
  chart: Chart,
  group: Group,
  point: Point,
): PassedOn {
  const [figure] = point.figures
  const single = point.figuresTotal === 1 ? figure : undefined
  const isSaid =
    chart.sweep !== null || new Set(chart.groups.flatMap(({ points }) => points.map(({ place }) => place))).size > 1
  const machine = notLikeWithLike ? group.label.slice(0, group.label.indexOf(': ')) : panel.title
  return {
    tool: question.tool,
    metric: chart.metric,
    unit: spaced(single === undefined ? chart.unit : single.unit),
    status: point.status,
    // a mean is passed on as it is shown
    value: single === undefined ? (point.n > 1 ? Number(point.text) : point.mean) : single.value,
    conditions: sorted({
      'system.label': machine,
      ...equal,
      ...panel.equal,
      ...group.besides,
      [question.by]: group.value,
      ...(isSaid && point.place !== null ? { [`params.${chart.placeName}`]: String(point.place) } : {}),
      ...(point.n > 1 ? { 'params.runs': String(point.n) } : {}),
    }),
  }
}

/** What the parser finds in a text, in order. */
export const readFigures = (text: string): readonly PassedOn[] =>
  findBlocks(readLines(text)).blocks.flatMap(({ runs }) =>
    runs.flatMap(({ measurements, printed, tool }) =>
      measurements.map(({ metric, params, status, unit, value }) => ({
        ...{ tool, metric, unit, status, value },
        conditions: sorted({
          ...Object.fromEntries(printed.map((one) => [one.field, one.value])),
          ...Object.fromEntries(Object.entries(params).map(([name, param]) => [`params.${name}`, String(param)])),
        }),
      })),
    ),
  )

/** In an order that both have: a text is read run by run, and written chart by chart. */
export const inOrder = (figures: readonly PassedOn[]): readonly string[] =>
  figures.map((figure) => JSON.stringify(figure)).toSorted()
