/**
 * mdtest (LLNL, now with IOR; genuine output of 4.1): rates of metadata operations, for each the best, the worst, the mean and
 * the deviation of all iterations.
 *
 *     SUMMARY rate (in ops/sec): (of 2 iterations)                     3.x: SUMMARY rate: (of 2 iterations)
 *        Operation                     Max            Min           Mean        Std Dev
 *        ---------                     ---            ---           ----        -------
 *        Directory creation          14453.150      11417.422      12935.286       2146.584
 *
 * To 3.x a colon stands behind the operation.
 */
import type { Line } from '../mail/line'
import type { Measurement } from '../model'
import type { Block, Format, NearMiss } from './format'
import { measure } from './measure'
import { oneRun } from './one-run'
import { isBlank, tokensOf, wordsOf } from './tokens'
import { versionAbove } from './version-above'

const OPENS = /SUMMARY(?: rate)?(?: \(in ops\/sec\))?: \(of \d+ iterations?\)/
const HEAD = /^\s*(?:Operation\s+Max\s+Min\s+Mean\s+Std Dev|-+(?:\s+-+){3,4})$/
const NAME = /^(?:Directory|File|Tree) (?:creation|stat|rename|read|removal)$/
const AGGREGATES = ['max', 'min', 'mean', 'std_dev'] as const

export const mdtest: Format = {
  tool: 'mdtest',
  about: {
    reads: 'mdtest 1.9 to 4: best, worst, mean and deviation of each operation',
    sample: [
      'SUMMARY rate (in ops/sec): (of 2 iterations)',
      '   Operation                     Max            Min           Mean        Std Dev',
      '   Directory creation          14453.150      11417.422      12935.286       2146.584',
    ].join('\n'),
  },
  signature: OPENS,
  read,
}

/** `mdtest-4.1.0+dev was launched with 2 total task(s) on 1 node(s)` */
const BANNER = /^\s*mdtest-(\d[\w.+-]*) was launched with \d/

function read(lines: readonly Line[], at: number): Block | NearMiss | null {
  const depth = lines[at]?.depth
  const measurements: Measurement[] = []
  let last = at
  for (let i = at + 1; i < lines.length && i <= last + 2; i++) {
    const line = lines[i]
    if (!line || line.depth !== depth) break
    if (isBlank(line)) continue
    const whole = readRow([line])
    const row = whole.length > 0 ? whole : readRow(lines.slice(i, i + 2))
    if (row.length === 0 && !HEAD.test(line.text)) break
    measurements.push(...row)
    last = row.length > whole.length ? i + 1 : i
    i = last
  }
  return measurements.length > 0
    ? oneRun(mdtest, lines, [at, last], measurements, versionAbove(lines, at, BANNER))
    : { first: at, last, why: 'the title of an mdtest summary; no row of an operation under it' }
}

/** A row, or the two lines that a mailer made of it. */
function readRow(lines: readonly Line[]): readonly Measurement[] {
  if (lines.some(({ depth }) => depth !== lines[0]?.depth)) return []
  const tokens = lines.flatMap((line) => tokensOf(line)).filter(({ text }) => text !== ':')
  const figures = tokens.slice(-AGGREGATES.length)
  const names = tokens.slice(0, -AGGREGATES.length).filter(({ line }) => line === lines[0])
  const name = wordsOf(names).replace(/\s*:$/, '').replace(/\s+/g, ' ')
  if (!NAME.test(name) || !figures.every(({ text }) => /^\d+(?:\.\d+)?$/.test(text))) return []
  const metric = name.toLowerCase().replace(' ', '_')
  return figures.map((token, i) =>
    measure(metric, token, { value: Number(token.text), unit: 'ops/s', params: { aggregate: AGGREGATES[i] ?? '' } }),
  )
}
