import { writeChartHead } from '@/lib/formats/iolore/chart-head'
import { type Condition, writeConditions, writeHead } from '@/lib/formats/iolore/condition'
import { fold } from '@/lib/formats/iolore/folded'
import { columnsOf, WORDS, writeHeader } from '@/lib/formats/iolore/header'
import { type TextRow, textTable } from '@/lib/formats/iolore/text-table'
import { writeValue } from '@/lib/formats/iolore/value-cell'
import { type Changes, changesAsText } from './changes-as-text'
import type { Chart, Comparison, Group, Panel, Point } from './comparison'
import { besidesWords, fieldWords, valueWords } from './field-words'
import type { PairSummary } from './pair-summary'
import { alsoWords, gapWords, intervalText, memoryWords, signWords, spreadWords } from './pair-words'
import { plural } from './plural'
import { ratioNumber } from './ratio-text'
import { showsPlaces } from './shows-places'

/**
 * A comparison as text for a mail, at most 72 columns (a longer printed figure or address is never cut), with what the archive says
 * otherwise since it was kept. `address` stands at the end. lib/formats/iolore reads it as the same figures.
 */
export function comparisonAsText(comparison: Comparison, address: string, since: Changes | null = null): string {
  const messages = listMessages(comparison.panels)
  const { equal, limits, pairs, panels, panelsTotal, question, title } = comparison
  const blocks = [
    [
      ...fold(writeHeader({ tool: question.tool, by: question.by })),
      ...fold(title),
      ...equalLines(equal, {}),
      ...(limits === '' ? [] : fold(limits)),
    ],
    ...panels.flatMap((panel) => panelBlocks(comparison, panel, messages)),
    panels.length < panelsTotal ? [`${WORDS.showing}${panels.length} of ${panelsTotal} panels.`] : [],
    ...pairs.filter(({ pairsTotal }) => pairsTotal > 1).map(pairBlock),
    since === null ? [] : changesAsText(since),
    [...differences(comparison), ...messageLines(messages, address), address],
  ]
  return `${blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`
}

/** What all runs under it have in common, what is said already left out. */
function equalLines(equal: Panel['equal'], said: Panel['equal']): readonly string[] {
  const conditions = Object.entries(equal).flatMap(([field, value]) =>
    said[field] === value ? [] : [{ field, value }],
  )
  return conditions.length === 0 ? [] : fold(`${WORDS.equal}${writeConditions(conditions)}`)
}

/** Messages by number, where figures of several stand side by side. */
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

function panelBlocks(comparison: Comparison, panel: Panel, messages: Messages): readonly (readonly string[])[] {
  const head = [
    ...fold(`${WORDS.machine}${panel.title}`),
    ...(panel.facts === '' ? [] : fold(`${WORDS.described}${panel.facts}`)),
    ...equalLines(panel.equal, comparison.equal),
  ]
  const { charts, chartsTotal } = panel
  const cut = charts.length < chartsTotal ? [[`${WORDS.showing}${charts.length} of ${chartsTotal} charts.`]] : []
  return [
    ...charts.map((chart, index) => [
      ...(index === 0 ? head : []),
      ...chartLines(chart, comparison.question.by, messages),
    ]),
    ...cut,
  ]
}

/** One line a bar or, over a sweep, a point. */
function chartLines(chart: Chart, by: string, messages: Messages): readonly string[] {
  const hasPlaces = showsPlaces(chart)
  const unit = chart.unit === null || chart.unit.length > UNIT_AT_MOST ? 'value' : chart.unit
  const title: TextRow = {
    head: fieldWords(by),
    cells: [...(hasPlaces ? [chart.placeName ?? ''] : []), ...columnsOf(unit)],
  }
  const rows = chart.groups.flatMap((group) =>
    group.points.map((point) => pointRow(chart, headOf(by, group), point, hasPlaces, messages)),
  )
  const cut =
    chart.groups.length < chart.groupsTotal ? [`${WORDS.showing}${chart.groups.length} of ${chart.groupsTotal}.`] : []
  return [...fold(writeChartHead(chart)), ...textTable(title, rows), ...cut]
}

/** A longer unit stands over the table only. */
const UNIT_AT_MOST = 14
/** What an uncounted run equals is said under the title whole. */
const NAME_AT_MOST = 12

/** Where unlike machines share an axis, a group's label says whose it is; in the text its row does. */
function headOf(by: string, group: Group): string {
  const besides: readonly Condition[] = Object.entries(group.besides).map(([field, value]) => ({ field, value }))
  const own = [valueWords(by, group.value).text, ...besides.map(({ field, value }) => besidesWords(field, value))].join(
    ', ',
  )
  const machine = group.label.endsWith(`: ${own}`) ? group.label.slice(0, -own.length - 2) : null
  return writeHead({ field: by, value: namedValue(by, group, own, machine) }, [
    ...besides,
    ...(machine === null ? [] : [{ field: 'system.label', value: machine }]),
  ])
}

/** Where a label is not made of the value (a message's), it stands for it: it is what people know the value by. */
function namedValue(by: string, { label, value }: Group, own: string, machine: string | null): string | null {
  if (by === 'message') return valueWords(by, value).text
  return label === own || machine !== null ? value : label.replace(own.slice(valueWords(by, value).text.length), '')
}

function pointRow(chart: Chart, head: string, point: Point, hasPlaces: boolean, messages: Messages): TextRow {
  const [figure] = point.figures
  const equals = point.n === 0 ? figure?.equals : null
  const mark = figure === undefined ? '' : (messages.get(figure.messageId) ?? '')
  const more = point.figuresTotal > 1 ? ', …' : ''
  return {
    head,
    cells: [
      ...(hasPlaces ? [point.place === null ? '' : String(point.place)] : []),
      valueText(chart, point),
      point.ratio === null ? '' : ratioNumber(point.ratio),
      point.n === 0 ? '' : String(point.n),
      `${mark}${figure === undefined ? '' : `L${figure.line}${more}`}${equals ? ` = ${shortName(equals)}` : ''}`,
    ],
  }
}

const shortName = (name: string): string => (name.length > NAME_AT_MOST ? `${name.slice(0, NAME_AT_MOST - 1)}…` : name)

/** A single figure as it was printed, in its own unit; of several the mean, in the chart's. */
function valueText(chart: Chart, { figures, figuresTotal, mean, n, status, text }: Point): string {
  const [figure] = figures
  if (figuresTotal === 1 && figure !== undefined) {
    const unit = figure.unit === chart.unit ? null : figure.unit
    return writeValue({ status: figure.status, value: figure.value, unit }, figure.text)
  }
  const value = n > 1 ? Number(text) : mean
  return writeValue({ status, value: value === null || Number.isNaN(value) ? mean : value, unit: null }, text)
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
  const notes = [
    spread === '' ? '' : `Ratios ${spread}.`,
    alsoWords(summary),
    memoryWords(summary),
    gapWords(summary.gaps),
  ].filter(Boolean)
  return [
    ...fold(`${WORDS.pairs}${title}, ${value} against ${baseValue}`),
    ...textTable(
      { head: 'machine', cells: ['baseline', 'value', 'ratio', ...(hasIntervals ? ['95 % interval'] : [])] },
      rows,
    ),
    ...(pairs.length < pairsTotal ? [`${WORDS.showing}${pairs.length} of ${pairsTotal} pairs.`] : []),
    ...fold(`Geometric mean of ${plural(machines, 'machine')} ${ratioNumber(ratio)} (${mean}); ${signWords(summary)}.`),
    ...(notes.length === 0 ? [] : fold(notes.join(' '))),
  ]
}

function differences({ question, differsWithin, differsBetween, notLikeWithLike }: Comparison): readonly string[] {
  const words = (fields: readonly string[]) => fields.map(fieldWords).join(', ')
  const within = differsWithin.filter((field) => !notLikeWithLike || !differsBetween.includes(field))
  return [
    ...(within.length === 0
      ? fold(`${WORDS.onlyIn}${fieldWords(question.by)} (within a panel)`)
      : fold(`${WORDS.alsoIn}${words(within)} (within a panel)`)),
    ...(differsBetween.length === 0 ? [] : fold(`${WORDS.alsoIn}${words(differsBetween)} (between panels)`)),
    ...(notLikeWithLike ? [`${WORDS.unlike}: unlike machines on one axis.`] : []),
  ]
}
