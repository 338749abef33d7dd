import { formats } from '@/lib/formats'
import type { Line } from '@/lib/mail/line'
import type { Finding } from '@/lib/model'
import type { Reading } from './finding-kind'

/** How many of the lines that came closest are named. */
const CLOSEST = 5

/** A number and a unit of speed: what a result in prose looks like. */
const RATE =
  /\d\s?(?:[KMG]i?[Bb](?:it|yte)?s?\/s|[KMG]B\/s|[KMG]bps|MBytes\/s|iops\b|ops\/s|files\/s|jobs\/min|transactions\/s|requests\/s)/i

/** For a document without any result: what was looked for, and which lines came closest. */
export function noResult(readings: readonly Reading[]): readonly Finding[] {
  if (readings.some(({ runs }) => runs.length > 0)) return []
  const lines = readings.reduce((sum, { mail }) => sum + mail.lines.length, 0)
  const tools = [...new Set(formats.map(({ tool }) => tool))].sort()
  const closest = readings.flatMap(closestOf)
  return [
    {
      kind: 'no-result',
      severity: 'info',
      message: `No benchmark result in ${lines} ${lines === 1 ? 'line' : 'lines'}. Looked for the output of ${tools.join(', ')}.${inWords(closest)}`,
      runs: [],
      lines: closest.slice(0, CLOSEST).map(({ number }) => number),
    },
  ]
}

function closestOf({ mail, nearMisses }: Reading): readonly Line[] {
  const near = new Set(nearMisses.flatMap(({ first }) => mail.lines[first] ?? []))
  return [...near, ...mail.lines.filter((line) => RATE.test(line.text) && !near.has(line))]
}

function inWords(closest: readonly Line[]): string {
  if (closest.length === 0) return ' No line names a rate.'
  const numbers = closest.slice(0, CLOSEST).map(({ number }) => number)
  const more = closest.length > CLOSEST ? ` and ${closest.length - CLOSEST} more` : ''
  return ` Closest: ${numbers.length === 1 ? 'line' : 'lines'} ${numbers.join(', ')}${more}.`
}
