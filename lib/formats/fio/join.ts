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
  const same = new Map(less.measurements.map((figure) => [keyOf(figure), figure]))
  const bandwidths = more.measurements.filter(({ metric }) => metric.endsWith('_bandwidth'))
  if (bandwidths.length === 0 || !bandwidths.every((figure) => isSame(figure, same.get(keyOf(figure))))) return null
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
