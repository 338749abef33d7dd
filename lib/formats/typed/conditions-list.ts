import type { Line } from '@/lib/mail/line'
import type { Measurement } from '@/lib/model'
import type { BlockRun } from '../format'
import { measure, printedAt } from '../measure'
import { runOf } from '../one-run'
import type { Token } from '../tokens'
import { countOf } from './count'
import { namedOver } from './list'
import { placeIn } from './place-in'
import { printedBy } from './printed-by'
import type { Table } from './table'
import { titleOf } from './title'
import { conditionOf, isByteRate, isMeasured, measuredName, metricName, unitOf } from './words'

interface Item {
  readonly label: Token
  readonly value: Token
  readonly unit: string
  readonly second: { readonly metric: string; readonly value: Token; readonly unit: string } | null
}

const ITEM =
  /^[\s*#-]*([A-Za-z\d(+][^|]{0,45}?)(?:\s*[:=]\s*|\s{2,}|\t\s*|\?{2,}\s*)~?(\d[\d.,]*[kKMG]?)\s?([A-Za-z][\w/]{1,9})(?: per \w{2,8})?\s*(?:\(([^()]{0,30})\))?$/
/** `(34.9 usec avg latency)`, `(avg lat 34.9 us)`: a second figure in brackets */
const SECOND = /^\s*(?:([a-z ]{3,20}?)[ :=]+)?(\d[\d.]*)\s?([A-Za-zµ]{1,5})(?:\s+([a-z ]{3,20}))?\s*$/i
/** A bound, an amount, what hardware promises */
const NO_RESULT = /\b(?:limit|max(?:imum)?|min(?:imum)?|speed|size|total|link|rated?|bus|clock|interface|up to)\b/i
/** A title that says what was measured. */
const OPERATION =
  /^\W*(?:(?:seq(?:uential)?|rand(?:om)?|buffered|direct|overall|average|total|\d+[km]?b?)[-_ ]?)*(?:reads?|writes?|throughput|bandwidth|iops)\b/i
const MOST = 50

/**
 * Names with one rate each, one a line, two at least:
 *
 *     ext3:     33.1 MB/s
 *     xfs:      50.2 MB/s
 *
 * The names are what was measured (one run), places in a sweep (one run), or settings (a run each). A rate without a name is
 * what its unit counts.
 */
export function readConditionsList(lines: readonly Line[], at: number): Table | null {
  const items: Item[] = []
  for (let i = at; i < lines.length && items.length < MOST; i++) {
    const line = lines[i]
    const item = line && line.depth === lines[at]?.depth ? readItem(line) : null
    if (item === null) break
    items.push(item)
  }
  const [first] = items
  if (!first || items.length < 2 || new Set(items.map(({ label }) => label.text)).size < items.length) return null
  const last = at + items.length - 1
  const ofAll = (
    metricOf: (item: Item) => string,
    paramsOf: (item: Item) => Readonly<Record<string, string | number>>,
  ) =>
    runOf(
      'typed',
      lines,
      [at, last],
      items.flatMap((item) => figuresOf(item, metricOf(item), paramsOf(item))),
    )
  if (items.every(({ label }) => placeIn(label.text) !== null))
    return {
      first: at,
      last,
      runs: [
        ofAll(
          ({ unit }) => measuredName(unit),
          ({ label }) => placeIn(label.text) ?? {},
        ),
      ],
    }
  if (items.every(({ label }) => isMeasured(label.text) && conditionOf(label.text) === null))
    return {
      first: at,
      last,
      runs: [
        ofAll(
          ({ label }) => metricName(label.text),
          () => ({}),
        ),
      ],
    }
  const isKnown = items.every(({ label }) => conditionOf(label.text) !== null)
  const isAlike = items.every(({ label, unit }) => unit === first.unit && isName(label.text))
  return isKnown || isAlike ? { first: at, last, runs: runsOf(lines, at, items) } : null
}

function runsOf(lines: readonly Line[], at: number, items: readonly Item[]): readonly BlockRun[] {
  const named = namedOver(lines, at)
  const params = named === null || named.clients === null ? {} : { clients: named.clients }
  const { words } = titleOf(lines, at)
  const title = OPERATION.test(words) ? metricName(words) : ''
  return items.map((item, i) => {
    const { label, unit } = item
    return runOf(
      unit === 'MB/s' && named !== null ? named.tool : 'typed',
      lines,
      [at + i, at + i],
      figuresOf(item, title === '' || named !== null ? measuredName(unit) : title, params),
      [
        printedAt('label', label.text, label.line.number, label.text),
        printedBy(conditionOf(label.text) ?? { field: 'factors.variant', value: label.text }, label),
      ],
    )
  })
}

const figuresOf = (
  { value, unit, second }: Item,
  metric: string,
  params: Readonly<Record<string, string | number>>,
): readonly Measurement[] => [
  measure(metric, value, { value: countOf(value.text), unit, params }),
  ...(second === null
    ? []
    : [measure(second.metric, second.value, { value: Number(second.value.text), unit: second.unit, params })]),
]

/** A few words that are no sentence. */
const isName = (text: string): boolean =>
  text.split(/\s+/).length <= 5 && !NO_RESULT.test(text) && !isMeasured(text) && !/[.;!?,]|\w\(\)/.test(text)

function readItem(line: Line): Item | null {
  if (line.text.length > 100) return null
  const [, words = '', figure = '', printed = '', brackets = ''] = ITEM.exec(line.text) ?? []
  const unit = unitOf(printed)
  const text = words.trim()
  if (
    text === '' ||
    /\s{2}|\t|\d\s?[KMGkmg]i?B\/s/.test(text) ||
    unit === null ||
    countOf(figure) === null ||
    !(isByteRate(unit) || /iops|ops\/s/i.test(unit))
  )
    return null
  return {
    label: { text, line, start: line.text.indexOf(text) },
    value: { text: figure, line, start: line.text.lastIndexOf(figure, line.text.lastIndexOf(printed)) },
    unit,
    second: secondIn(line, brackets),
  }
}

function secondIn(line: Line, brackets: string): Item['second'] {
  const [, before = '', figure = '', printed = '', behind = ''] = SECOND.exec(brackets) ?? []
  const unit = unitOf(printed)
  const name = before || behind
  if (figure === '' || unit === null || !isMeasured(name)) return null
  return { metric: metricName(name), value: { text: figure, line, start: line.text.lastIndexOf(figure) }, unit }
}
