import type { Line } from '@/lib/mail/line'
import type { Params } from '@/lib/model'
import { measure, printedAt } from '../measure'
import { runOf } from '../one-run'
import type { Token } from '../tokens'
import { countOf } from './count'
import { placeIn } from './place-in'
import { printedBy } from './printed-by'
import type { Table } from './typed-table'
import { conditionOf, isMeasured, metricName, unitOf } from './words'

interface Pair {
  readonly metric: string
  readonly token: Token
  readonly value: number
  readonly unit: string | null
}

interface PairLine {
  readonly label: Token | null
  readonly pairs: readonly Pair[]
}

/** Cheap: what is measured, a sign, a figure. */
const CHEAP = /(?:iops|bw|width|through\w*|lat\w*|time\w*|spent)[ \t]*[=:][ \t]*~?\d/i
const SEGMENT = /^(.*?)\s*[=:]\s*~?(\d[\d.,]*(?:[kKMG](?![iB]))?)(?:\s?([A-Za-zµ%/]{1,12}))?\.?$/
const NAME = /^[A-Za-z][\w %/.()-]{0,30}$/
const RATE = /iops|bw|bandwidth|throughput/i
/** What was allowed, and what is worked out of the lines over it. */
const NO_FIGURE = /^(?:max(?:imum)?|min(?:imum)?|limit|target|rate|start|end|run ?time)\b|_?limit|^rate_/i
/** what fio's t/io_uring says last */
const MAXIMUM = /(?:^|: )Maximum IOPS=\d/
const MOST = 100

/**
 * Figures with their names, one line for each execution or each place in a sweep:
 *
 *     -- numjobs=1 : IOPS = 339K, avg latency = 188.33us
 *     -- numjobs=2 : IOPS = 367K, avg latency = 347.33us
 *
 *     time spent: 17314274 usecs      IOPS: 1155116
 */
export function readPairs(lines: readonly Line[], at: number): Table | null {
  const read: PairLine[] = []
  for (let i = at; i < lines.length && read.length < MOST; i++) {
    const line = lines[i]
    const one = line && line.depth === lines[at]?.depth ? readLine(line) : null
    if (one === null || namesOf(one) !== namesOf(read[0] ?? one)) break
    read.push(one)
  }
  const first = read[0]
  if (!first || !read.every((one) => isSure(one, read.length) || (read.length === 1 && isPrintedByCommand(lines, at))))
    return null
  const last = at + read.length - 1
  const places = read.map(({ label }) => (label === null ? null : placeIn(label.text)))
  const names = new Set(places.map((place) => Object.keys(place ?? {}).join()))
  const isSweep = names.size === 1 && places.every((place) => place !== null)
  const figuresOf = ({ pairs }: PairLine, params: Params) =>
    pairs.map(({ metric, token, value, unit }) => measure(metric, token, { value, unit, params }))
  if (isSweep) {
    const figures = read.flatMap((one, i) => figuresOf(one, places[i] ?? {}))
    return { first: at, last, runs: [runOf('typed', lines, [at, last], figures)] }
  }
  const runs = read.map((one, i) => runOf('typed', lines, [at + i, at + i], figuresOf(one, {}), saidBy(one.label)))
  return { first: at, last, runs }
}

const saidBy = (label: Token | null) =>
  label === null
    ? []
    : [
        printedAt('label', label.text, label.line.number, label.text),
        printedBy(conditionOf(label.text) ?? { field: 'factors.variant', value: label.text }, label),
      ]

const namesOf = ({ pairs }: PairLine): string => pairs.map(({ metric }) => metric).join(' ')

/** One figure alone has to be a rate, and be told apart from others. */
const isSure = ({ label, pairs }: PairLine, count: number): boolean =>
  pairs.length > 1
    ? pairs.some(({ unit }) => unit !== null)
    : pairs.every(({ metric, unit }) => RATE.test(metric) && unit !== null) && (label !== null || count > 1)

/** A command stands over it, at most two lines of its output between. */
const isPrintedByCommand = (lines: readonly Line[], at: number): boolean =>
  lines
    .slice(Math.max(0, at - 3), at)
    .some((line) => line.depth === lines[at]?.depth && /^\s*[#$] ?[\w./]/.test(line.text))

function readLine(line: Line): PairLine | null {
  const { text } = line
  if (text.length > 160 || !CHEAP.test(text)) return null
  const pairs: Pair[] = []
  let label: Token | null = null
  for (const segment of segmentsOf(line)) {
    const read = readSegment(segment)
    if (read === null) {
      if (pairs.length > 0 || label !== null) return null
      label = labelIn(segment, segment.text)
      if (label === null) return null
      continue
    }
    if (read.label !== '') {
      if (pairs.length > 0) return null
      label = label === null ? labelIn(segment, read.label) : labelOver(label, segment, read.label)
      if (label === null) return null
    }
    pairs.push(read.pair)
  }
  const isApart = new Set(pairs.map(({ metric }) => metric)).size === pairs.length
  return pairs.length > 0 && isApart ? { label, pairs } : null
}

/** Set apart by commas, wide blanks, tabs. */
const segmentsOf = (line: Line): readonly Token[] =>
  [...line.text.matchAll(/(?:[^,\s]|,(?=\d)|(?<=[:=])[ \t]{1,20}(?=\S)|(?<!\s)[ ](?=\S))+/g)].map(
    ({ 0: text, index }) => ({
      text,
      line,
      start: index,
    }),
  )

function labelIn(segment: Token, words: string): Token | null {
  const text = words.replace(/^[-*+#>\s]+|[\s:=,-]+$/g, '')
  return text === '' || text.length > 50 || /[.;!?{}]\s|[{}]/.test(text)
    ? null
    : { ...segment, text, start: segment.start + segment.text.indexOf(text) }
}

/** `iostat=0, with patch: IOPS=…`: the words of two segments are one label. */
const labelOver = (label: Token, segment: Token, words: string): Token | null =>
  labelIn(label, label.line.text.slice(label.start, segment.start + words.length))

function readSegment(segment: Token): { readonly label: string; readonly pair: Pair } | null {
  const [, before = '', figure = '', suffix = ''] = SEGMENT.exec(segment.text) ?? []
  const cut = Math.max(before.lastIndexOf(': '), before.lastIndexOf(' : '))
  const name = before.slice(cut + 1).replace(/^[\s:]+/, '')
  const value = countOf(figure)
  const isRequests = /iops/i.test(name)
  const unit = suffix === '' || /^iops$/i.test(suffix) ? (isRequests ? 'iops' : null) : unitOf(suffix)
  if (value === null || !NAME.test(name) || !isMeasured(name)) return null
  if (NO_FIGURE.test(name) && !MAXIMUM.test(segment.text)) return null
  if (suffix !== '' && unit === null) return null
  const start = segment.start + segment.text.lastIndexOf(figure)
  return {
    label: cut < 0 ? '' : before.slice(0, cut),
    pair: { metric: metricName(name), token: { ...segment, text: figure, start }, value, unit },
  }
}
