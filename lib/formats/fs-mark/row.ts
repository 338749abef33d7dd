import type { Line } from '../../mail/line'
import type { Measurement, Params } from '../../model'
import { measure } from '../measure'
import { mayContinue, type Token, tokensOf, wordsOf } from '../tokens'

export interface Row {
  /** the poster's own word in front of it */
  readonly label: Token | null
  readonly count: number
  readonly figures: readonly Measurement[]
  readonly at: number
  readonly last: number
}

/** A share of change that a poster put behind the rate: `(+1.6%)`. */
const CHANGE = /^\(?[+-]?\d[\d.]*%\)?$/
const RATE = /^\d+\.\d+$/

/** Five figures (with -v eighteen more), a label before them or not; mail may have cut the fifth off. */
export function readRow(lines: readonly Line[], at: number, params: Params): Row | null {
  const line = lines[at]
  const below = lines[at + 1]
  if (!line) return null
  const tokens = tokensOf(line)
  // the rate is the first figure with a point, and three stand before it
  const from = tokens.findIndex(({ text }) => RATE.test(text)) - 3
  if (from < 0 || from > 4) return null
  const figures = tokens.slice(from).filter(({ text }, i) => i < 4 || !CHANGE.test(text))
  const overhead = figures.length === 4 && below && mayContinue(below, line.depth) ? tokensOf(below) : []
  const isWrapped = overhead.length === 1 && isWhole(overhead[0])
  const [use, count, size, rate, app, ...others] = isWrapped ? [...figures, ...overhead] : figures
  if (!isWhole(use) || !isWhole(count) || !isWhole(size) || !rate || !isWhole(app) || !others.every(isWhole))
    return null
  const place = { files: Number(count.text), fileSize: Number(size.text), ...params }
  return {
    label: labelOf(tokens.slice(0, from)),
    count: place.files,
    figures: [
      measure('files_per_second', rate, { value: Number(rate.text), unit: 'files/s', params: place }),
      measure('app_overhead', app, { value: Number(app.text), unit: 'us', params: place }),
    ],
    at,
    last: isWrapped ? at + 1 : at,
  }
}

const isWhole = (token: Token | undefined): token is Token => token !== undefined && /^\d+$/.test(token.text)

function labelOf(words: readonly Token[]): Token | null {
  const [first] = words
  const text = wordsOf(words).replace(/[\s:|]+$/, '')
  return first && /\w/.test(text) ? { ...first, text } : null
}
