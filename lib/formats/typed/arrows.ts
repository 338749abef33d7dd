import type { Line } from '@/lib/mail/line'
import type { Measurement, Params } from '@/lib/model'
import type { BlockRun, Printed } from '../format'
import { measure, printedAt } from '../measure'
import { runOf } from '../one-run'
import type { Token } from '../tokens'
import { countOf } from './count'
import { placeIn } from './place-in'
import { titleOf } from './title'
import type { Table } from './typed-table'
import { isMeasured, measuredName, metricName, unitIn, unitOf } from './words'

interface Arrow {
  readonly label: Token
  readonly from: Token
  readonly to: Token
  readonly unit: string | null
  /** `old: 554 IOPS -> new: 535 IOPS`: its label is the left side's name, this the right side's */
  readonly side: string | null
  /** what stands over it */
  readonly place: Params
}

const FIGURE = '~?(\\d[\\d.,]*(?:[kKMG](?![iB]))?)\\s?([A-Za-zµ][\\w/]{0,10})?'
/** label, words about the change, figure, arrow, figure, what it comes to */
const ARROW = new RegExp(
  `^\\W{0,8}([A-Za-z\\d][^:=>|]{0,48}?)\\s*[:=|]\\s*(?:~?[\\d.]+%[\\w ]{0,20})?\\(?\\s*${FIGURE}\\s*(?:-+>|=+>|→)\\s*(?:([a-z]{2,10}): ?)?${FIGURE}\\s*\\)?(?:\\s*[(,].{0,40})?$`,
)
const MOST = 50

/**
 * Before and after, one line for each thing that was measured or each place in a sweep:
 *
 *     direct randreads: ~20% increase (~2100 MB/s -> ~2600 MB/s)
 *     buffered randreads: ~25% increase (~1900 MB/s -> 2400 MB/s)
 */
export function readArrows(lines: readonly Line[], at: number): Table | null {
  if (!lines[at] || readArrow(lines[at]) === null) return null
  const { arrows, last } = arrowsFrom(lines, at)
  const title = titleOf(lines, at)
  const named = arrows.map((arrow) => nameOf(arrow, title))
  if (!named.every((name) => name !== null)) return null
  const figures = (side: 'from' | 'to'): readonly Measurement[] =>
    arrows.flatMap((arrow, i) => {
      const name = named[i]
      const value = countOf(arrow[side].text)
      const params = { ...arrow.place, ...name?.params }
      return name && value !== null ? [measure(name.metric, arrow[side], { value, unit: name.unit, params })] : []
    })
  const run = (side: 'from' | 'to', said: Printed): BlockRun => runOf('typed', lines, [at, last], figures(side), [said])
  const [left, right] = sidesOf(arrows, lines[at]?.number ?? 0)
  return { first: at, last, runs: [run('from', left), run('to', right)] }
}

/** The arrows under one another; a place in a sweep may stand over each: `- iodepth=32:`. */
function arrowsFrom(lines: readonly Line[], at: number): { readonly arrows: readonly Arrow[]; readonly last: number } {
  const arrows: Arrow[] = []
  let last = at
  let near = at
  let place = placeOver(lines[at - 1]) ?? {}
  for (let i = at; i < lines.length && i - near <= 2 && arrows.length < MOST; i++) {
    const line = lines[i]
    if (!line || line.depth !== lines[at]?.depth) break
    const arrow = readArrow(line)
    const over = arrow === null ? placeOver(line) : null
    if (arrow !== null) {
      arrows.push({ ...arrow, place })
      last = i
    }
    if (over !== null) place = over
    if (arrow !== null || over !== null) near = i
  }
  return { arrows, last }
}

function placeOver(line: Line | undefined): Params | null {
  const [, words = ''] = /^[\s*-]{0,12}(\w[^:]{1,30}):\s*$/.exec(line?.text ?? '') ?? []
  return words === '' ? null : placeIn(words)
}

/** What both sides are called: before and after, unless the lines name them. */
function sidesOf(arrows: readonly Arrow[], number: number): readonly [left: Printed, right: Printed] {
  const named = arrows.find(({ side }) => side !== null)
  const said = (word: string): Printed =>
    named === undefined
      ? printedAt('factors.variant', word, number, '>', 'inferred')
      : printedAt('factors.variant', word, named.label.line.number, word)
  return named === undefined ? [said('before'), said('after')] : [said(named.label.text), said(named.side ?? '')]
}

interface Name {
  readonly metric: string
  readonly unit: string | null
  readonly params: Params
}

/** null: what was measured, or in which unit, is not said */
function nameOf({ label, unit: printed, side }: Arrow, title: ReturnType<typeof titleOf>): Name | null {
  const own = unitIn(label.text)
  const unit = printed ?? own ?? (/\biops\b/i.test(label.text) ? 'iops' : title.unit)
  const params = placeIn(label.text)
  if (unit === null) return null
  if (side !== null) {
    const metric = measuredName(unit)
    return metric === '' ? null : { metric, unit, params: {} }
  }
  if (params !== null) {
    const metric = isMeasured(title.words) ? metricName(title.words) : measuredName(unit)
    return metric === '' ? null : { metric, unit, params }
  }
  const isStatistic = /^(?:p\d\d|avg|mean|max|min|median)/i.test(label.text) && /^[mun]?s$/.test(unit)
  return isMeasured(label.text) || /(?:read|write)s?\b/i.test(label.text) || isStatistic
    ? { metric: metricName(label.text), unit, params: {} }
    : null
}

function readArrow(line: Line): Arrow | null {
  const { text } = line
  if (text.length > 140 || !/\d.{0,14}(?:->|=>|→)/.test(text)) return null
  const [, label = '', from = '', before = '', side, to = '', after = ''] = ARROW.exec(text) ?? []
  if (label === '') return null
  const unit = unitOf(after) ?? unitOf(before)
  if (unit === null && (after !== '' || before !== '')) return null
  const arrow = /(?:-+>|=+>|→)/.exec(text)?.index ?? 0
  const start = text.indexOf(label)
  return {
    label: { text: label, line, start },
    from: { text: from, line, start: text.lastIndexOf(from, arrow) },
    to: { text: to, line, start: text.indexOf(to, arrow) },
    unit,
    side: side ?? null,
    place: {},
  }
}
