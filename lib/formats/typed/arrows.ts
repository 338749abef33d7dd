import type { Line } from '@/lib/mail/line'
import type { Measurement, Params } from '@/lib/model'
import type { BlockRun } from '../format'
import { measure, printedAt } from '../measure'
import { runOf } from '../one-run'
import type { Token } from '../tokens'
import { countOf } from './count'
import { placeIn } from './place-in'
import type { Table } from './table'
import { titleOf } from './title'
import { isMeasured, measuredName, metricName, unitIn, unitOf } from './words'

interface Arrow {
  readonly label: Token
  readonly from: Token
  readonly to: Token
  readonly unit: string | null
}

const FIGURE = '~?(\\d[\\d.,]*(?:[kKMG](?![iB]))?)\\s?([A-Za-zµ][\\w/]{0,10})?'
/** label, words about the change, figure, arrow, figure, what it comes to */
const ARROW = new RegExp(
  `^\\W{0,8}([A-Za-z\\d][^:=>|]{0,48}?)\\s*[:=|]\\s*(?:~?[\\d.]+%[\\w ]{0,20})?\\(?\\s*${FIGURE}\\s*(?:-+>|=+>|→|\\u2192)\\s*${FIGURE}\\s*\\)?(?:\\s*[(,].{0,40})?$`,
)
const MOST = 50

/**
 * Before and after, one line for each thing that was measured or each place in a sweep:
 *
 *     direct randreads: ~20% increase (~2100 MB/s -> ~2600 MB/s)
 *     buffered randreads: ~25% increase (~1900 MB/s -> 2400 MB/s)
 */
export function readArrows(lines: readonly Line[], at: number): Table | null {
  const arrows: Arrow[] = []
  let last = at
  for (let i = at; i < lines.length && i - last <= 2 && arrows.length < MOST; i++) {
    const line = lines[i]
    const arrow = line && line.depth === lines[at]?.depth ? readArrow(line) : null
    if (arrow === null) {
      if (arrows.length === 0) return null
      continue
    }
    arrows.push(arrow)
    last = i
  }
  const title = titleOf(lines, at)
  const named = arrows.map((arrow) => nameOf(arrow, title))
  const figures = (side: 'from' | 'to'): readonly Measurement[] =>
    arrows.flatMap((arrow, i) => {
      const name = named[i]
      const value = countOf(arrow[side].text)
      return name && value !== null
        ? [measure(name.metric, arrow[side], { value, unit: name.unit, params: name.params })]
        : []
    })
  const run = (side: 'from' | 'to', word: string): BlockRun =>
    runOf('typed', lines, [at, last], figures(side), [
      printedAt('factors.variant', word, lines[at]?.number ?? 0, '>', 'inferred'),
    ])
  return named.length > 0 && named.every((name) => name !== null)
    ? { first: at, last, runs: [run('from', 'before'), run('to', 'after')] }
    : null
}

interface Name {
  readonly metric: string
  readonly unit: string | null
  readonly params: Params
}

/** null: what was measured, or in which unit, is not said */
function nameOf({ label, unit: printed }: Arrow, title: ReturnType<typeof titleOf>): Name | null {
  const own = unitIn(label.text)
  const unit = printed ?? own ?? (/\biops\b/i.test(label.text) ? 'iops' : title.unit)
  const params = placeIn(label.text)
  if (unit === null) return null
  if (params !== null) {
    const metric = isMeasured(title.words) ? metricName(title.words) : measuredName(unit)
    return metric === '' ? null : { metric, unit, params }
  }
  return isMeasured(label.text) || /(?:read|write)s?\b/i.test(label.text)
    ? { metric: metricName(label.text), unit, params: {} }
    : null
}

function readArrow(line: Line): Arrow | null {
  const { text } = line
  if (text.length > 140 || !/\d.{0,14}(?:->|=>|→)/.test(text)) return null
  const [, label = '', from = '', before = '', to = '', after = ''] = ARROW.exec(text) ?? []
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
  }
}
