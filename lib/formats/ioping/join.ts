import { convert } from '@/lib/metrics/units'
import type { Line } from '../../mail/line'
import type { Measurement } from '../../model'
import type { Block } from '../format'
import { isBlank } from '../tokens'
import { RAW } from './raw'

/** The statistics are rounded to three digits. */
const ROUNDING = 0.01

/** `-p` without `-q` prints the statistics for people under the raw line: of one line of them, they are the same execution. */
export function joinForms(blocks: readonly Block[], lines: readonly Line[]): readonly Block[] {
  const joined: Block[] = []
  for (const block of blocks) {
    const above = joined[joined.length - 1]
    const both = above && isNext(above, block, lines) ? join(above, block) : null
    if (both) joined[joined.length - 1] = both
    else joined.push(block)
  }
  return joined
}

const isNext = (above: Block, below: Block, lines: readonly Line[]): boolean =>
  RAW.test(lines[above.last]?.text ?? '') &&
  lines[above.first]?.depth === lines[below.first]?.depth &&
  below.first - above.last <= 3 &&
  lines.slice(above.last + 1, below.first).every(isBlank)

function join(above: Block, below: Block): Block | null {
  const [raw, statistics] = [above.runs[0], below.runs[0]]
  if (!raw || !statistics || raw.measurements.length !== statistics.measurements.length) return null
  const measurements = raw.measurements.map((figure) => {
    const again = statistics.measurements.find(({ metric }) => metric === figure.metric)
    return again && isSame(figure, again) ? withRepeat(figure, again) : null
  })
  const same = measurements.filter((figure) => figure !== null)
  if (same.length < measurements.length) return null
  const lines = [raw.lines[0], statistics.lines[1]] as const
  return { ...above, last: below.last, runs: [{ ...statistics, measurements: same, lines }] }
}

function isSame(figure: Measurement, again: Measurement): boolean {
  const value = convert(again.value ?? 0, again.unit, figure.unit)
  return value !== null && figure.value !== null && Math.abs(value - figure.value) <= ROUNDING * figure.value
}

const withRepeat = (figure: Measurement, { line, column, text }: Measurement): Measurement => ({
  ...figure,
  marks: [...figure.marks, { kind: 'repeat', line, column, text }],
})
