import type { Line } from '@/lib/mail/line'
import type { Measurement, Params } from '@/lib/model'
import type { BlockRun, Printed } from '../format'
import { measure, printedAt } from '../measure'
import { runOf } from '../one-run'
import type { Token } from '../tokens'
import { countOf } from './count'
import { type Item, itemsAcross, readItem } from './items'
import { namedOver } from './list'
import { placeIn } from './place-in'
import { printedBy } from './printed-by'
import { titleOf } from './title'
import type { Table } from './typed-table'
import { conditionOf, isByteRate, isMeasured, isOfCode, measuredName, metricName } from './words'

/** A bound, an amount, what hardware promises */
const NO_RESULT = /\b(?:limit|max(?:imum)?|min(?:imum)?|speed|size|total|link|rated?|bus|clock|interface|up to)\b/i
/** A title that says what was measured. */
const OPERATION =
  /^\W*(?:(?:seq(?:uential)?|rand(?:om)?|buffered|direct|overall|average|total|\d+[km]?b?)[-_ ]?)*(?:reads?|writes?|throughput|bandwidth|iops)\b/i
/** "Before this change, full send duration:" */
const TIMED = /(?:^|[,:] )([\w ]{0,30}\b(?:time|duration|latency|runtime))s?\W*(?:\([^()]*\))?\W*$/i
const MOST = 50

/**
 * Names with one rate each, one a line, two at least; under a title that says so, with a time each:
 *
 *     ext3:     33.1 MB/s
 *     xfs:      50.2 MB/s
 *
 * The names are what was measured (one run), places in a sweep or seconds (one run), or settings (a run each). A rate without a name is
 * what its unit counts.
 */
export function readConditionsList(lines: readonly Line[], at: number): Table | null {
  const across = itemsAcross(lines[at])
  if (across.length > 1)
    return areApart(across) && across.every(isKnown) ? tableOf([at, at], runsOf(lines, at, across)) : null
  const line = lines[at]
  if (!line || readItem(line, true) === null) return null
  const { words } = titleOf(lines, at)
  const timed = TIMED.exec(words)?.[1] ?? null
  const items = itemsUnder(lines, at, timed !== null)
  const first = items[0]
  if (first && items.length === 1 && !timed && isOfPatch(first)) return tableOf([at, at], runsOf(lines, at, items))
  if (!first || items.length < 2 || !areApart(items) || items.some(({ label }) => isOfCode(label.text))) return null
  const stretch = [at, at + items.length - 1] as const
  const oneRun = (metricOf: (item: Item) => string): BlockRun =>
    runOf(
      'typed',
      lines,
      stretch,
      items.flatMap((item) => figuresOf(item, metricOf(item), placeIn(item.label.text) ?? {})),
    )
  if (items.every(isSecond))
    return tableOf(stretch, [
      runOf(
        'typed',
        lines,
        stretch,
        items.flatMap((item, i) => figuresOf(item, measuredName(item.unit), { second: i + 1 })),
      ),
    ])
  if (items.every(({ label }) => placeIn(label.text) !== null))
    return tableOf(stretch, [oneRun(({ unit }) => measuredName(unit) || metricName(timed ?? ''))])
  if (items.every((item) => isMeasured(item.label.text) && !isKnown(item)))
    return tableOf(stretch, [oneRun(({ label }) => metricName(label.text))])
  const load = loadOf(items)
  if (load !== null) return tableOf(stretch, [runOf(load.tool, lines, stretch, load.figures)])
  const areMixed = items.some(({ label }) => !isMeasured(label.text))
  if (areSettings(items)) return tableOf(stretch, runsOf(lines, at, items, timed))
  const isAlike = items.every(
    (item) => isOfUnit(item, first.unit) && (timed !== null || isName(item.label.text, areMixed)),
  )
  return isAlike || items.every(isKnown) ? tableOf(stretch, runsOf(lines, at, items, timed)) : null
}

/** `  1s: 753MB/sec, MB=753`, `  2s: 792MB/sec, MB=1546`: what one execution reached in each of its seconds */
const isSecond = ({ label }: Item, i: number): boolean => label.text === `${i + 1}s`

function itemsUnder(lines: readonly Line[], at: number, isTimed: boolean): readonly Item[] {
  const items: Item[] = []
  for (let i = at; i < lines.length && items.length < MOST; i++) {
    const line = lines[i]
    const item = line && line.depth === lines[at]?.depth ? readItem(line, isTimed) : null
    if (item === null) break
    items.push(item)
  }
  return items
}

/** `dbench 50   612.0 MB/s` over `dbench 200   699.0 MB/s`: a sweep of clients. null: something else. */
function loadOf(items: readonly Item[]): { readonly tool: string; readonly figures: readonly Measurement[] } | null {
  const named = items.map(({ label }) => /^([dt]bench)[ -](\d{1,4})(?: clients)?$/i.exec(label.text))
  const tools = new Set(named.map((one) => one?.[1]?.toLowerCase()))
  const [tool, ...others] = tools
  if (tool === undefined || others.length > 0) return null
  return {
    tool,
    figures: items.flatMap((item, i) => figuresOf(item, 'throughput', { clients: Number(named[i]?.[2]) })),
  }
}

/** A run for each setting, with its own name. */
function runsOf(
  lines: readonly Line[],
  at: number,
  items: readonly Item[],
  timed: string | null = null,
): readonly BlockRun[] {
  const named = namedOver(lines, at)
  const params = named === null || named.clients === null ? {} : { clients: named.clients }
  const { words } = titleOf(lines, at)
  const title = timed !== null ? metricName(timed) : OPERATION.test(words) ? metricName(words) : ''
  return items.map((item) => {
    const { label, unit } = item
    const own = lines.indexOf(label.line, at)
    return runOf(
      unit === 'MB/s' && named !== null ? named.tool : 'typed',
      lines,
      [own, own],
      figuresOf(item, title === '' || named !== null ? measuredName(unit) : title, params),
      [printedAt('label', label.text, label.line.number, label.text), ...saidBy(label)],
    )
  })
}

/** "with the patch: 101 MB/s" on its own says enough. */
const isOfPatch = ({ label }: Item): boolean =>
  /^(?:with|without|before|after) (?:the |this )?(?:patch(?:es|set)?|change|series|commit)$/i.test(label.text)

const isOfUnit = ({ unit }: Item, first: string): boolean => unit === first || (isByteRate(unit) && isByteRate(first))

/**
 * "16K pages, .max_seg_size = 4 KiB" under "4K pages, .max_seg_size = 4 KiB": as many settings in each label, and one of them
 * comes back.
 */
function areSettings(items: readonly Item[]): boolean {
  const all = items.map(({ label }) => partsOf(label.text))
  const [first] = all
  if (first === undefined || first.length < 2 || all.some(({ length }) => length !== first.length)) return false
  const isBack = first.some((_, i) => new Set(all.map((parts) => parts[i])).size < all.length)
  return isBack && items.every((item) => isOfUnit(item, items[0]?.unit ?? ''))
}

const partsOf = (label: string): readonly string[] => label.split(/,\s+/)

/** The settings of a label, the last one a variant, the others cases. */
const saidBy = (label: Token): readonly Printed[] => {
  const parts = conditionOf(label.text) === null ? partsOf(label.text) : [label.text]
  return parts.map((text, i) => {
    const field = i === parts.length - 1 ? 'factors.variant' : i === 0 ? 'factors.case' : 'factors.group'
    const token = { ...label, text, start: label.start + label.text.indexOf(text) }
    return printedBy(conditionOf(text) ?? { field, value: text }, token)
  })
}

const tableOf = ([first, last]: readonly [number, number], runs: readonly BlockRun[]): Table | null =>
  runs.every(isNamed) ? { first, last, runs } : null

const isNamed = ({ measurements }: BlockRun): boolean => measurements.every(({ metric }) => metric !== '')

const figuresOf = ({ value, unit, second }: Item, metric: string, params: Params): readonly Measurement[] => [
  measure(metric, value, { value: countOf(value.text), unit, params }),
  ...(second === null
    ? []
    : [measure(second.metric, second.value, { value: Number(second.value.text), unit: second.unit, params })]),
]

const areApart = (items: readonly Item[]): boolean =>
  new Set(items.map(({ label }) => label.text)).size === items.length

const isKnown = ({ label }: Item): boolean => conditionOf(label.text) !== null

/** A few words that are no sentence. "raw device throughput" beside "with bitmap" is a name as well. */
const isName = (text: string, areMixed: boolean): boolean =>
  text.split(/\s+/).length <= 5 &&
  !NO_RESULT.test(text) &&
  (!isMeasured(text) || (areMixed && /\S \S/.test(text))) &&
  !/[.;!?,]|\w\(\)/.test(text)
