import { barChange, ratioPiece, sweepChange, verbOf } from './change-pieces'
import type { Chart, Group, Panel, Piece, Question } from './comparison'
import { besidesWords, fieldWords, valueWords } from './field-words'
import { MACHINES_FOR_INTERVAL } from './geometric-mean'
import { leadPieces, words } from './lead-pieces'
import type { PairSummary } from './pair-summary'
import { plural } from './plural'
import { ratioNumber } from './ratio-text'

/** A chart of the first metric, with the groups that can be set against its baseline. */
interface Subject {
  readonly panel: Panel
  readonly chart: Chart
  readonly base: Group
  readonly others: readonly Group[]
}

/** Two machines are named in a sentence; of more the mean speaks, or the two ends. */
const NAMED_MACHINES = 2

/** What happened, in sentences: condition, metric, verb, ratio, machine, figures with unit. Never percent, never a winner. */
export function verdict(
  question: Question,
  panels: readonly Panel[],
  pairs: readonly PairSummary[],
): readonly (readonly Piece[])[] {
  const subjects = panels.flatMap((panel) => subjectOf(panel, question.metrics[0]) ?? [])
  if (subjects.length === 0) return panels.length === 0 ? [] : [[words(nothingToCompare(question, panels))]]
  const summary = pairs.find(
    ({ metric, machines }) => metric === question.metrics[0] && machines >= MACHINES_FOR_INTERVAL,
  )
  const sentences = [
    ...(summary === undefined ? [] : [summarySentence(question, summary)]),
    ...(subjects.length === 1 ? oneMachine(question, subjects[0]) : machinesSentence(question, subjects)),
    ...metricsSentence(question, panels),
  ]
  return sentences.filter((pieces) => pieces.length > 0)
}

function subjectOf(panel: Panel, metric: string | undefined): Subject | null {
  const chart = panel.charts.find((one) => one.metric === metric)
  const base = chart?.groups.find(({ isBaseline }) => isBaseline)
  if (chart === undefined || base === undefined) return null
  const others = chart.groups
    .filter(({ value, n }) => value !== base.value && n > 0)
    .filter((group) => lastRatio(group) !== null)
  // "511, after reboot" against "3" changes two things: only where nothing changes one.
  const like = others.filter(({ besides: stated }) => JSON.stringify(stated) === JSON.stringify(base.besides))
  return others.length === 0 ? null : { panel, chart, base, others: like.length > 0 ? like : others }
}

const lastRatio = ({ points }: Group): number | null => points.findLast(({ ratio }) => ratio !== null)?.ratio ?? null

function nothingToCompare({ by }: Question, panels: readonly Panel[]): string {
  const groups = panels.flatMap(({ charts }) => charts.flatMap((chart) => chart.groups))
  const values = new Set(groups.map(({ value }) => value))
  if (values.size > 1) return `There is nothing to compare: no machine has figures for two values of ${fieldWords(by)}.`
  return `There is nothing to compare: the ${fieldWords(by)} of all runs is ${valueWords(by, [...values][0] ?? null).text}.`
}

/** "Over 7 machines, noatime against rw: sequential write rose to ×1.07 (geometric mean, 1.01 to 1.13)." */
function summarySentence(question: Question, summary: PairSummary): readonly Piece[] {
  const [low, high] = summary.interval ?? [summary.ratio, summary.ratio]
  const isClear = low > 1 || high < 1
  return [
    ...leadPieces(question.by, summary.baseValue === 'not stated' ? null : summary.baseValue, summary.value),
    words(
      `${lower(summary.title)} over ${plural(summary.machines, 'machine')} ${isClear ? verbOf(summary.ratio) : 'shows no clear change: '}`,
    ),
    words(isClear ? ' ' : ''),
    ratioPiece(summary.ratio),
    words(` (geometric mean, 95 % interval ${ratioNumber(low)} to ${ratioNumber(high)}).`),
  ]
}

/** One machine: its one other value, or of several the highest and the lowest. */
function oneMachine(question: Question, subject: Subject | undefined): readonly (readonly Piece[])[] {
  if (subject === undefined) return []
  const sorted = subject.others.toSorted((a, b) => (lastRatio(b) ?? 0) - (lastRatio(a) ?? 0))
  const ends = [...new Set([sorted[0], sorted.at(-1)])].filter((group) => group !== undefined)
  return ends.map((group) => [
    ...leadPieces(question.by, subject.base.value, group.value),
    words(`${lower(subject.chart.title)}${besides(group)} `),
    ...change(subject, group, ' of the baseline'),
    words('.'),
  ])
}

/** Several machines: the value that most of them have, on each. */
function machinesSentence(question: Question, subjects: readonly Subject[]): readonly (readonly Piece[])[] {
  const counts = new Map<string, number>()
  for (const { others } of subjects) for (const { label } of others) counts.set(label, (counts.get(label) ?? 0) + 1)
  const most = Math.max(...counts.values())
  const label = [...counts].find(([, count]) => count === most)?.[0]
  const having = subjects.flatMap((subject) => {
    const group = subject.others.find((other) => other.label === label)
    return group === undefined ? [] : [{ subject, group }]
  })
  const [first] = having
  if (first === undefined) return []
  const named = having.slice(0, NAMED_MACHINES)
  const changes = named.map(({ subject, group }, index) =>
    change(
      subject,
      group,
      `${index === 0 ? ' of the baseline' : ''} on ${subject.panel.short.replace(/^(?:System|Machine|Box|Server|Host)\b/, (word) => word.toLowerCase())}`,
    ),
  )
  const rest = having.length - named.length
  return [
    [
      ...leadPieces(question.by, first.subject.base.value, first.group.value),
      words(`${lower(first.subject.chart.title)}${besides(first.group)} `),
      ...changes.flatMap((pieces, index) => (index === 0 ? pieces : [words(' and '), ...pieces])),
      words(rest > 0 ? `; ${plural(rest, 'more panel')} below.` : '.'),
    ],
  ]
}

function change({ chart, base }: Subject, group: Group, where: string): readonly Piece[] {
  return chart.sweep === null
    ? barChange(chart, base, group, where)
    : sweepChange(chart, base, group, where.replace(' of the baseline', ''))
}

/** What else the group's label says: " (max-readahead 511)". */
function besides({ besides: stated }: Group): string {
  const words = Object.entries(stated).map(([field, value]) => besidesWords(field, value))
  return words.length === 0 ? '' : ` (${words.join(', ')})`
}

/** "Of 9 other ratios 2 rose from ×1.05, 5 fell from ×0.95." */
function metricsSentence(question: Question, panels: readonly Panel[]): readonly (readonly Piece[])[] {
  if (question.metrics.length < 2) return []
  const ratios = panels.flatMap(({ charts }) =>
    charts.flatMap(({ groups }) =>
      groups.flatMap(({ isBaseline, n, points }) =>
        isBaseline || n === 0 ? [] : points.flatMap(({ ratio }) => (ratio === null ? [] : [ratio])),
      ),
    ),
  )
  const count = (verb: string) => ratios.filter((ratio) => verbOf(ratio) === verb).length
  const all = `Of ${plural(ratios.length, 'ratio')} of ${question.metrics.length} metrics`
  return [
    [
      words(
        `${all}, ${count('rose to')} rose from ×1.05, ${count('fell to')} fell from ×0.95, ${count('stayed at')} stayed between.`,
      ),
    ],
  ]
}

/** "Sequential write" inside a sentence; "CPU share" and names stay as they are. */
const lower = (text: string): string => (/^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text)
