import { placeWords, varyingParams } from '@/components/reading/param-words'
import { figureKey, type ReadMessage, type ReadRun, runName } from '@/components/reading/read-run'
import { metricOf } from '@/lib/metrics'
import type { MetricKind } from '@/lib/metrics/metric'
import type { Measurement } from '@/lib/model'

/** Characters of one line that mean something. `from` and `to` count from 0, `to` is behind the last. */
export interface Span {
  readonly from: number
  readonly to: number
  readonly role: 'figure' | 'companion' | 'repeat' | 'condition'
  /** of the figure; null for its companions and for a condition */
  readonly kind: MetricKind | null
  /** the figure's address in the page; null for a condition */
  readonly key: string | null
  /** the figure in words, for a figure only */
  readonly words: string | null
}

/** What is marked in each line, by its number; the spans of a line do not overlap and are in order. */
export type LineMarks = ReadonlyMap<number, readonly Span[]>

/** `sequential write, 8 threads, MB/s, 2.4.10` */
function figureWords(run: ReadRun, figure: Measurement, varying: readonly string[]): string {
  const { title } = metricOf(run.tool, figure.metric)
  return [title, placeWords(figure.params, varying), figure.unit, runName(run)]
    .filter((part) => part !== null)
    .join(', ')
}

function figureSpans(run: ReadRun, add: (line: number, span: Span) => void): void {
  const varying = varyingParams(run.measurements)
  for (const figure of run.measurements) {
    const key = figureKey(figure)
    const { kind } = metricOf(run.tool, figure.metric)
    const span = (column: number, text: string) => ({ from: column - 1, to: column - 1 + text.length, kind, key })
    const words = figureWords(run, figure, varying)
    add(figure.line, { ...span(figure.column, figure.text), role: 'figure', words })
    const companions = new Set(figure.marks.flatMap((mark) => (mark.kind === 'repeat' ? [] : mark.text)))
    for (const mark of figure.marks) {
      const role = mark.kind === 'repeat' ? 'repeat' : 'companion'
      const isCompanion = role === 'companion' || (mark.text !== figure.text && companions.has(mark.text))
      add(mark.line, { ...span(mark.column, mark.text), ...(isCompanion ? { kind: null } : {}), role, words: null })
    }
  }
}

/** A number goes on behind a dot: the 10 of `2.4.10` is no word of its own. */
const JOINS_LEFT = /[\p{L}\p{N}]\.?$/u
const JOINS_RIGHT = /^\.?[\p{L}\p{N}]/u
const STARTS = /^[\p{L}\p{N}]/u
const ENDS = /[\p{L}\p{N}]$/u

/** Where some words stand in a line by themselves, not as a part of others; else where they stand at all. */
function indexOfWords(line: string, words: string): number {
  for (let from = line.indexOf(words); from >= 0; from = line.indexOf(words, from + 1)) {
    const to = from + words.length
    const joinsLeft = STARTS.test(words) && JOINS_LEFT.test(line.slice(Math.max(0, from - 2), from))
    const joinsRight = ENDS.test(words) && JOINS_RIGHT.test(line.slice(to, to + 2))
    if (!joinsLeft && !joinsRight) return from
  }
  return line.indexOf(words)
}

/** Only what was read: a correction stands nowhere in the mail. */
function conditionSpans(run: ReadRun, lines: readonly string[], add: (line: number, span: Span) => void): void {
  for (const evidence of Object.values(run.evidence)) {
    if (evidence.text === '') continue
    const from = indexOfWords(lines[evidence.line - 1] ?? '', evidence.text)
    const to = from + evidence.text.length
    if (from >= 0) add(evidence.line, { from, to, role: 'condition', kind: null, key: null, words: null })
  }
}

/** Of spans that overlap, the one that was added first stays, and a condition ends where a figure begins. */
function withoutOverlap(spans: readonly Span[]): readonly Span[] {
  const kept: Span[] = []
  for (const span of spans) {
    if (span.to > span.from && kept.every((other) => span.to <= other.from || span.from >= other.to)) kept.push(span)
  }
  return kept.sort((one, other) => one.from - other.from)
}

/** Finds everything that a mail's text is marked with: figures first, then their companions, then conditions. */
export function markLines(message: ReadMessage): LineMarks {
  const lines = message.text.split('\n')
  const marks = new Map<number, Span[]>()
  const add = (line: number, span: Span) => {
    const spans = marks.get(line)
    if (spans === undefined) marks.set(line, [span])
    else spans.push(span)
  }
  for (const run of message.runs) figureSpans(run, add)
  for (const run of message.runs) conditionSpans(run, lines, add)
  return new Map([...marks].map(([line, spans]) => [line, withoutOverlap(spans)]))
}
