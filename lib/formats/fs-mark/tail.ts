import type { Line } from '../../mail/line'
import type { Measurement } from '../../model'
import { measure } from '../measure'
import { groupToken, namedFigures } from '../named-figures'
import { bash } from '../time/shells'
import { toMeasurement } from '../time/timing'
import { isBlank } from '../tokens'

export interface Tail {
  readonly figures: readonly Measurement[]
  readonly last: number
}

const UNITS = {
  average_files_per_second: 'files/s',
  p50_files_per_second: 'files/s',
  p90_files_per_second: 'files/s',
  p99_files_per_second: 'files/s',
}
const AVERAGE = /^\s*Average Files\/sec:\s+(?<average_files_per_second>\d[\d.]*)$/d
const PERCENTILE =
  /^\s*(?:p50 Files\/sec:\s+(?<p50_files_per_second>\d[\d.]*)|p90 Files\/sec:\s+(?<p90_files_per_second>\d[\d.]*)|p99 Files\/sec:\s+(?<p99_files_per_second>\d[\d.]*))$/d
/** The poster's own: `Average rate: 51724.6+/-2.4e+04 files/sec.` */
const RATE =
  /^\s*(?:Average|Mean|Avg)(?: rate)?:?\s+(?<rate>\d[\d.]*)(?:\s*\+\/?-\s*(?<deviation>\d[\d.]*(?:e\+?\d+)?))?\s+files\/s(?:ec)?\.?$/di
/** A row of ranges, means and deviations that a poster's script adds: `0 100-900(500+/-20) 0 18.5-26.2(22.5+/-1.3) …` */
const RANGES =
  /^\s*\d+\s+\d+-\d+\([^()]{1,40}\)\s+\d+\s+\d[\d.]*-\d[\d.]*\((?<rate>\d[\d.]*(?:e\+\d+)?)\+\/-(?<deviation>\d[\d.]*(?:e\+\d+)?)\)/d

/**
 * What stands under the last row: dots for rows left out, the newer fork's means, bash's times and the poster's mean. The
 * percentiles follow from the rows, and count only where these are not there (`alone`).
 */
export function readTail(lines: readonly Line[], after: number, { alone }: { readonly alone: boolean }): Tail {
  const figures: Measurement[] = []
  const depth = lines[after + 1]?.depth
  let last = after
  for (let i = after + 1; i < lines.length && i <= last + 2; i++) {
    const line = lines[i]
    if (!line || line.depth !== depth) break
    if (isBlank(line)) continue
    const timing = bash(lines, i)
    const own = timing
      ? timing.figures.map((figure) => toMeasurement(figure, null))
      : [
          ...namedFigures(line, AVERAGE, UNITS),
          ...readRate(line),
          ...(alone ? namedFigures(line, PERCENTILE, UNITS) : []),
        ]
    const isPart = own.length > 0 || /^\s*\.{2,}$/.test(line.text) || PERCENTILE.test(line.text)
    if (!isPart || own.some(({ metric }) => figures.some((figure) => figure.metric === metric))) break
    figures.push(...own)
    last = timing?.last ?? i
    i = last
  }
  return { figures, last }
}

function readRate(line: Line): readonly Measurement[] {
  const match = RATE.exec(line.text) ?? RANGES.exec(line.text)
  const rate = match && groupToken(line, match, 'rate')
  const deviation = match?.groups?.deviation
  const params = deviation === undefined ? {} : { deviation: Number(deviation) }
  return rate ? [measure('average_files_per_second', rate, { value: Number(rate.text), unit: 'files/s', params })] : []
}
