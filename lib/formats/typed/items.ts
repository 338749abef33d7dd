import type { Line } from '@/lib/mail/line'
import type { Token } from '../tokens'
import { countOf } from './count'
import { isByteRate, isMeasured, metricName, unitOf } from './words'

/** A name with its figure, and one more in brackets. */
export interface Item {
  readonly label: Token
  readonly value: Token
  readonly unit: string
  readonly second: { readonly metric: string; readonly value: Token; readonly unit: string } | null
}

const ITEM =
  /^[\s*#-]*([A-Za-z\d(+][^|]{0,60}?)(?:\s*[:=]\s*|\s+-+\s+|\s{2,}|\t\s*|\?{2,}\s*)(?:(?:avg\.?|average|mean)\s+)?(?:(?:rate|throughput|bandwidth|bw|speed)\s*[=:]\s*)?~?(\d[\d.,]*(?:[kKMG](?![iB]))?)\s?([A-Za-z][\w/]{0,9})(?: per \w{2,8})?\s*(?:\(([^()]{0,30})\)|, [A-Z]{2}=\d+)?$/
/** `(34.9 usec avg latency)`, `(avg lat 34.9 us)` */
const SECOND = /^\s*(?:([a-z ]{3,20}?)[ :=]+)?(\d[\d.]*)\s?([A-Za-zµ]{1,5})(?:\s+([a-z ]{3,20}))?\s*$/i
const TIMES = new Set(['s', 'ms', 'us', 'ns'])

/** Reads `xfs:      50.2 MB/s`; a time only where `isTimed`: they stand behind many things. null: something else. */
export function readItem(line: Line, isTimed: boolean): Item | null {
  return line.text.length > 100 ? null : itemAt({ text: line.text, line, start: 0 }, isTimed)
}

/** The items of a line that are set apart by commas: `with the patch: 2676MB/s, without the patch: 2670MB/s`. */
export function itemsAcross(line: Line | undefined): readonly Item[] {
  if (!line || line.text.length > 160 || !/\d\s?\S{0,6}\/s, /.test(line.text)) return []
  const items = [...line.text.matchAll(/[^,]+/g)].map(({ 0: text, index }) =>
    itemAt({ text, line, start: index }, false),
  )
  return items.every((item) => item !== null) ? items : []
}

/** The same of some words of a line. */
export function itemAt({ text, line, start }: Token, isTimed: boolean): Item | null {
  const [, words = '', figure = '', printed = '', brackets = ''] = ITEM.exec(text) ?? []
  const unit = unitOf(printed)
  const label = words.trim()
  if (label === '' || unit === null || countOf(figure) === null || /(?<!,)\s{2}|\t|\d\s?[KMGkmg]i?B\/s/.test(label))
    return null
  if (!(isByteRate(unit) || /iops|\/s$/i.test(unit) || (isTimed && TIMES.has(unit)))) return null
  return {
    label: { text: label, line, start: start + text.indexOf(label) },
    value: { text: figure, line, start: start + text.lastIndexOf(figure, text.lastIndexOf(printed)) },
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
