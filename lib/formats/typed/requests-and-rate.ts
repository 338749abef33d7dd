import type { Line } from '@/lib/mail/line'
import type { Measurement } from '@/lib/model'
import { measure } from '../measure'
import { groupToken } from '../named-figures'
import { runOf } from '../one-run'
import { countOf } from './count'
import type { Table } from './typed-table'
import { metricName, unitOf } from './words'

const LINE =
  /^\s*(?:[-*+]\s+)?(?<name>(?:(?:seq(?:uential)?|rand(?:om)?)[ -]?)?(?:read|write)s?)(?: IOPS)?:?\s*[:=]?\s*(?<requests>\d[\d,]*(?:\.\d+)?[kKM]?)(?: IOPS)?\s?[(,]\s?(?<rate>\d+(?:\.\d+)?)\s?(?<unit>[kKMG]i?B\/s(?:ec)?)\)?\s*$/di
const LATENCY =
  /^\s*(?:[-*+]\s+)?(?<name>(?:(?:avg|average|mean)\.? )?(?:latency|lat))\s*[:=]?\s*(?<figure>\d+(?:\.\d+)?)\s?(?<unit>µs|us|usecs?|microseconds|ms|msecs?|milliseconds)\s*$/di

/**
 * Requests, and the rate that they come to in brackets, of reading and writing:
 *
 *     Read IOPS 14,100 (110MiB/s)
 *     Write IOPS 42,200 (330MiB/s)
 *     Latency: 106.64 microseconds
 */
export function readRequestsAndRate(lines: readonly Line[], at: number): Table | null {
  const opening = lines[at]
  if (!opening || !/IOPS/i.test(opening.text)) return null
  const figures: Measurement[] = []
  let last = at
  for (let i = at; lines[i]?.depth === opening.depth && i - at < 6; i++) {
    const line = lines[i]
    const own =
      line === undefined || line.text.length > 100 ? [] : [...requestsIn(line), ...(i > at ? latencyIn(line) : [])]
    if (own.length === 0 || own.some(({ metric }) => figures.some((figure) => figure.metric === metric))) break
    figures.push(...own)
    last = i
  }
  return figures.length < 2 ? null : { first: at, last, runs: [runOf('typed', lines, [at, last], figures)] }
}

function requestsIn(line: Line): readonly Measurement[] {
  const match = LINE.exec(line.text)
  const requests = match && groupToken(line, match, 'requests')
  const rate = match && groupToken(line, match, 'rate')
  const value = countOf(requests?.text ?? '')
  if (!match || !requests || !rate || value === null || !/IOPS/i.test(line.text)) return []
  const name = metricName(match.groups?.name ?? '').replace(/s$/, '')
  return [
    measure(`${name}_iops`, requests, { value, unit: 'iops' }),
    measure(`${name}_bandwidth`, rate, { value: Number(rate.text), unit: unitOf(match.groups?.unit ?? '') }),
  ]
}

function latencyIn(line: Line): readonly Measurement[] {
  const match = LATENCY.exec(line.text)
  const figure = match && groupToken(line, match, 'figure')
  if (!match || !figure) return []
  const { name = '', unit = '' } = match.groups ?? {}
  return [measure(metricName(name), figure, { value: Number(figure.text), unit: unitOf(unit) })]
}
