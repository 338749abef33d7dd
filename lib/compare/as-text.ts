import type { Chart, Comparison, Group, PairSummary, Panel, Point } from './comparison'
import { besidesWords, fieldWords } from './field-words'
import { alsoWords, gapWords, intervalText, memoryWords, signWords, spreadWords } from './pair-words'
import { plural } from './plural'
import { ratioNumber } from './ratio-text'
import { showsPlaces } from './shows-places'
import { type TextRow, textTable, wrap } from './text-table'

/** A comparison as text for a mail, at most 72 columns (a longer printed figure or address is never cut). `address` stands at the end. */
export function comparisonAsText(comparison: Comparison, address: string): string {
  const messages = listMessages(comparison.panels)
  const { panels, panelsTotal, pairs } = comparison
  const blocks = [
    [...wrap(comparison.title), ...wrap(heldWords(comparison)), ...wrap(comparison.limits)],
    ...panels.flatMap((panel) => panelBlocks(panel, fieldWords(comparison.question.by), messages)),
    panels.length < panelsTotal ? [`Showing ${panels.length} of ${panelsTotal} panels.`] : [],
    ...pairs.filter(({ pairsTotal }) => pairsTotal > 1).map(pairBlock),
    [...differences(comparison), ...messageLines(messages, address), address],
  ]
  return `${blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`
}

function heldWords({ equal }: Comparison): string {
  const words = Object.entries(equal).map(([field, value]) => {
    const said = besidesWords(field, value)
    return said === value ? `${fieldWords(field)} ${value}` : said
  })
  return words.length === 0 ? '' : `Equal: ${words.join(', ')}.`
}

/** Messages by letter, where figures of several stand side by side. */
type Messages = ReadonlyMap<string, string>

function listMessages(panels: readonly Panel[]): Messages {
  const points = panels.flatMap(({ charts }) => charts.flatMap(({ groups }) => groups.flatMap((group) => group.points)))
  const ids = [...new Set(points.flatMap(({ figures }) => figures.map(({ messageId }) => messageId)))]
  return new Map(ids.length < 2 ? [] : ids.map((id, index) => [id, `[${index + 1}]`]))
}

const messageLines = (messages: Messages, address: string): readonly string[] => {
  const origin = /^\w+:\/\/[^/]+/.exec(address)?.[0] ?? ''
  return [...messages].map(([id, mark]) => `${mark} ${origin}/messages/${id}`)
}

function panelBlocks(panel: Panel, by: string, messages: Messages): readonly (readonly string[])[] {
  const head = wrap(panel.facts === '' ? panel.title : `${panel.title}: ${panel.facts}`)
  return panel.charts.map((chart, index) => [...(index === 0 ? head : []), ...chartLines(chart, by, messages)])
}

/** One line a bar or, over a sweep, a point. */
function chartLines(chart: Chart, by: string, messages: Messages): readonly string[] {
  const hasPlaces = showsPlaces(chart)
  const cells = ['ratio', 'n', 'line']
  const title: TextRow = {
    head: chart.unit === null ? `${by}: ${chart.title}` : by,
    cells: [...(hasPlaces ? [chart.placeName ?? ''] : []), chart.unit ?? 'value', ...cells],
  }
  const rows = chart.groups.flatMap((group) => group.points.map((point) => pointRow(group, point, hasPlaces, messages)))
  const cut = chart.groups.length < chart.groupsTotal ? [`Showing ${chart.groups.length} of ${chart.groupsTotal}.`] : []
  return [...wrap(`${chart.title}${chart.unit === null ? '' : `, ${chart.unit}`}`), ...textTable(title, rows), ...cut]
}

function pointRow(group: Group, point: Point, hasPlaces: boolean, messages: Messages): TextRow {
  const [figure] = point.figures
  const equals = point.n === 0 ? figure?.equals : null
  const mark = figure === undefined ? '' : (messages.get(figure.messageId) ?? '')
  const more = point.figuresTotal > 1 ? ', …' : ''
  return {
    head: group.label,
    cells: [
      ...(hasPlaces ? [point.place === null ? '' : String(point.place)] : []),
      point.text,
      point.ratio === null ? '' : ratioNumber(point.ratio),
      point.n === 0 ? '-' : String(point.n),
      `${mark}${figure === undefined ? '' : `L${figure.line}${more}`}${equals ? ` = ${equals}` : ''}`,
    ],
  }
}

function pairBlock(summary: PairSummary): readonly string[] {
  const { title, value, baseValue, pairs, pairsTotal, machines, ratio, interval } = summary
  const hasIntervals = pairs.some((pair) => pair.interval !== null)
  const rows = pairs.map(({ title: machine, besides, baseText, otherText, ratio: own, interval: ofOwn }) => ({
    head: [machine, besides].filter(Boolean).join(', '),
    cells: [baseText, otherText, ratioNumber(own), ...(hasIntervals ? [intervalText(ofOwn)] : [])],
  }))
  const mean = interval === null ? 'no interval: fewer than 3 machines' : `95 % interval ${intervalText(interval)}`
  const spread = spreadWords(summary)
  return [
    ...wrap(`Matched pairs: ${title}, ${value} against ${baseValue}`),
    ...textTable(
      { head: 'machine', cells: ['baseline', 'value', 'ratio', ...(hasIntervals ? ['95 % interval'] : [])] },
      rows,
    ),
    ...(pairs.length < pairsTotal ? [`Showing ${pairs.length} of ${pairsTotal} pairs.`] : []),
    ...wrap(`Geometric mean of ${plural(machines, 'machine')} ${ratioNumber(ratio)} (${mean}); ${signWords(summary)}.`),
    ...wrap(
      [spread === '' ? '' : `Ratios ${spread}.`, alsoWords(summary), memoryWords(summary), gapWords(summary.gaps)].join(
        ' ',
      ),
    ),
  ]
}

function differences({ question, differsWithin, differsBetween, notLikeWithLike }: Comparison): readonly string[] {
  const words = (fields: readonly string[]) => fields.map(fieldWords).join(', ')
  const within = differsWithin.filter((field) => !notLikeWithLike || !differsBetween.includes(field))
  return [
    ...(within.length === 0
      ? wrap(`Differs only in: ${fieldWords(question.by)} (within a panel)`)
      : wrap(`Also differs in: ${words(within)} (within a panel)`)),
    ...(differsBetween.length === 0 ? [] : wrap(`Also differs in: ${words(differsBetween)} (between panels)`)),
    ...(notLikeWithLike ? ['Not like with like: unlike machines on one axis.'] : []),
  ]
}
