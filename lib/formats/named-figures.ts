import type { Line } from '../mail/line'
import type { Measurement, Params } from '../model'
import { measure } from './measure'
import type { Token } from './tokens'

/** The unit of each metric; a metric that is not in it is not read. */
export type Units = Readonly<Record<string, string>>

/** What a group of a match holds, as a token. The pattern must have the flag `d`. */
export function groupToken(line: Line, match: RegExpExecArray, name: string): Token | null {
  const place = match.indices?.groups?.[name]
  return place ? { text: line.text.slice(place[0], place[1]), line, start: place[0] } : null
}

/**
 * The figures of a line of words and figures, where the pattern's groups are named after their metrics:
 *
 *     /(?<transaction_time>\d+) seconds of transactions \((?<transactions_per_second>\d+) per second\)/d
 *
 * In the order printed; empty where the pattern does not fit.
 */
export function namedFigures(line: Line, pattern: RegExp, units: Units, params: Params = {}): readonly Measurement[] {
  const match = pattern.exec(line.text)
  if (!match) return []
  const figures = Object.keys(match.groups ?? {}).flatMap((metric) => {
    const token = groupToken(line, match, metric)
    const unit = units[metric]
    return token && unit ? [measure(metric, token, { value: Number(token.text), unit, params })] : []
  })
  return figures.sort((a, b) => a.column - b.column)
}
