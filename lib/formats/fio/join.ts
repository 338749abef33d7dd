import { convert } from '@/lib/metrics/units'
import type { Line } from '../../mail/line'
import type { Measurement } from '../../model'
import type { Block, BlockRun } from '../format'
import { isBlank } from '../tokens'

/**
 * `--output-format=normal,terse` (or `normal,json`) prints one execution twice, directly after each other. The form with
 * more digits counts, and the other's figures become its repeats.
 */
export function joinTwice(blocks: readonly Block[], lines: readonly Line[]): readonly Block[] {
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
  lines[above.first]?.depth === lines[below.first]?.depth &&
  below.first - above.last <= 4 &&
  lines.slice(above.last + 1, below.first).every(isBlank)

function join(above: Block, below: Block): Block | null {
  const [a, b] = [above.runs[0], below.runs[0]]
  if (!a || !b) return null
  const [more, less] = digitsOf(a) > digitsOf(b) ? [a, b] : [b, a]
  const same = new Map(less.measurements.map((figure) => [keyOf(figure), figure]))
  const bandwidths = more.measurements.filter(({ metric }) => metric.endsWith('_bandwidth'))
  if (bandwidths.length === 0 || !bandwidths.every((figure) => isSame(figure, same.get(keyOf(figure))))) return null
  // two runs of one form that are as fast are two runs
  if (bandwidths.every((figure) => same.get(keyOf(figure))?.text === figure.text)) return null
  const run: BlockRun = {
    ...more,
    printed: [...more.printed, ...less.printed.filter(({ field }) => !more.printed.some((own) => own.field === field))],
    measurements: more.measurements.map((figure) => withRepeat(figure, same.get(keyOf(figure)))),
    lines: [a.lines[0], b.lines[1]],
    findings: [...a.findings, ...b.findings],
  }
  return { ...above, last: below.last, runs: [run] }
}

const keyOf = ({ metric, params }: Measurement): string => `${metric} ${params.group ?? ''} ${params.job ?? ''}`

const digitsOf = ({ measurements }: BlockRun): number =>
  measurements.reduce((sum, { text }) => sum + text.replace(/\D/g, '').length, 0)

/** Three digits, or what the times of the two forms are rounded to. */
function isSame(a: Measurement, b: Measurement | undefined): boolean {
  if (!b || a.value === null || b.value === null || a.params.job === undefined) return false
  const value = convert(b.value, b.unit, a.unit)
  return value !== null && Math.abs(value - a.value) <= 0.01 * Math.max(value, a.value)
}

function withRepeat(figure: Measurement, again: Measurement | undefined): Measurement {
  if (!again) return figure
  const { line, column, text } = again
  // the definitions of the jobs stand before the form for people only
  const params = { ...again.params, ...figure.params }
  return { ...figure, params, marks: [...figure.marks, { kind: 'repeat', line, column, text }] }
}
