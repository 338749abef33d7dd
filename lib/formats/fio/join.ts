import { convert } from '@/lib/metrics/units'
import type { Line } from '../../mail/line'
import type { Measurement } from '../../model'
import type { Block, BlockRun } from '../format'
import { isBlank } from '../tokens'
import { TERSE } from './terse'

type Form = 'terse' | 'json' | 'human'

/**
 * `--output-format=normal,terse,json` prints one execution in as many forms, directly after each other. The form with more
 * digits counts, and the others' figures become its repeats. Two executions of one form are two runs, however alike.
 */
export function joinTwice(blocks: readonly Block[], lines: readonly Line[]): readonly Block[] {
  const joined: { readonly block: Block; readonly forms: readonly Form[] }[] = []
  for (const block of blocks) {
    const above = joined[joined.length - 1]
    const form = formOf(block, lines)
    const both =
      above && !above.forms.includes(form) && isNext(above.block, block, lines) ? join(above.block, block) : null
    if (above && both) joined[joined.length - 1] = { block: both, forms: [...above.forms, form] }
    else joined.push({ block, forms: [form] })
  }
  return joined.map(({ block }) => block)
}

function formOf({ last }: Block, lines: readonly Line[]): Form {
  const text = lines[last]?.text ?? ''
  if (TERSE.test(text) || /^\s*[^\s;]*;\S*$/.test(text)) return 'terse'
  return /^\s*(?:[\]}]|"[^"]*" *:)/.test(text) ? 'json' : 'human'
}

const isNext = (above: Block, below: Block, lines: readonly Line[]): boolean =>
  lines[above.first]?.depth === lines[below.first]?.depth &&
  below.first - above.last <= 4 &&
  lines.slice(above.last + 1, below.first).every(isBlank)

function join(above: Block, below: Block): Block | null {
  const [a, b] = [above.runs[0], below.runs[0]]
  if (!a || !b) return null
  const [more, less] = digitsOf(a) > digitsOf(b) ? [a, b] : [b, a]
  const same = new Map(withKeys(less.measurements).map(({ key, figure }) => [key, figure]))
  const figures = withKeys(more.measurements)
  const bandwidths = figures.filter(({ figure: { metric } }) => metric.endsWith('_bandwidth'))
  if (bandwidths.length === 0 || !bandwidths.every(({ key, figure }) => isSame(figure, same.get(key)))) return null
  const run: BlockRun = {
    ...more,
    printed: [...more.printed, ...less.printed.filter(({ field }) => !more.printed.some((own) => own.field === field))],
    measurements: figures.map(({ key, figure }) => withRepeat(figure, same.get(key))),
    lines: [a.lines[0], b.lines[1]],
    findings: [...a.findings, ...b.findings],
  }
  return { ...above, last: below.last, runs: [run] }
}

/** Several processes of one job have one name: each form prints them in the same order. */
function withKeys(figures: readonly Measurement[]) {
  const counts = new Map<string, number>()
  return figures.map((figure) => {
    const place = `${figure.metric} ${figure.params.group ?? ''} ${figure.params.job ?? ''}`
    const count = (counts.get(place) ?? 0) + 1
    counts.set(place, count)
    return { key: `${place} ${count}`, figure }
  })
}

const digitsOf = ({ measurements }: BlockRun): number =>
  measurements.reduce((sum, { text }) => sum + text.replace(/\D/g, '').length, 0)

/** Three digits, what the times of the two forms are rounded to, or a whole KiB/s: 11 in one form, `12.0KiB/s` in the other. */
function isSame(a: Measurement, b: Measurement | undefined): boolean {
  if (!b || a.value === null || b.value === null || a.params.job === undefined) return false
  const value = convert(b.value, b.unit, a.unit)
  const whole = convert(1, 'KiB/s', a.unit) ?? 0
  return value !== null && Math.abs(value - a.value) <= Math.max(0.01 * Math.max(value, a.value), whole * 1.000001)
}

function withRepeat(figure: Measurement, again: Measurement | undefined): Measurement {
  if (!again) return figure
  const { line, column, text } = again
  // the definitions of the jobs stand before the form for people only
  const params = { ...again.params, ...figure.params }
  return { ...figure, params, marks: [...figure.marks, { kind: 'repeat', line, column, text }] }
}
