import { KIND_CLASS } from '@/components/mail/kind-class'
import { metricOf } from '@/lib/metrics'
import type { MetricKind } from '@/lib/metrics/metric'
import type { Measurement } from '@/lib/model'
import { KIND_WORDS } from './figure-tables'
import type { ReadRun } from './read-run'

interface Counted {
  readonly sample: string
  count: number
  tooFast: number
}

function countKinds(runs: readonly ReadRun[]): ReadonlyMap<MetricKind, Counted> {
  const kinds = new Map<MetricKind, Counted>()
  for (const run of runs) {
    for (const figure of run.measurements) {
      const { kind } = metricOf(run.tool, figure.metric)
      const counted = kinds.get(kind) ?? { sample: figure.text, count: 0, tooFast: 0 }
      counted.count++
      if (figure.status === 'too_fast') counted.tooFast++
      kinds.set(kind, counted)
    }
  }
  return kinds
}

function companionsOf(figures: readonly Measurement[]): { sample: string; words: string } | null {
  const marks = figures.flatMap((figure) => figure.marks)
  const cpu = marks.find((mark) => mark.kind === 'cpu')
  const latency = marks.find((mark) => mark.kind === 'latency')
  const sample = (cpu ?? latency)?.text
  if (sample === undefined) return null
  return { sample, words: [cpu && 'CPU share', latency && 'latency'].filter(Boolean).join(', ') }
}

/** What the marks in a mail mean, each with a sample of its own and how many there are. */
export function Legend({ runs }: { readonly runs: readonly ReadRun[] }) {
  const figures = runs.flatMap((run) => run.measurements)
  const companions = companionsOf(figures)
  const condition = runs.flatMap((run) => Object.values(run.evidence)).find((each) => each.text.length < 24)
  const differs = runs.some((run) => run.findings.some((finding) => finding.kind === 'csv-differs'))
  return (
    <p className="key pt3">
      {[...countKinds(runs)].map(([kind, { sample, count, tooFast }]) => (
        <span key={kind}>
          <mark className={KIND_CLASS[kind]}>{sample}</mark> {KIND_WORDS[kind]} {count}
          {tooFast > 0 && `, of them ${tooFast} too fast to measure`}
        </span>
      ))}
      {companions !== null && (
        <span>
          <mark className="kc">{companions.sample}</mark> {companions.words}
        </span>
      )}
      {condition !== undefined && (
        <span>
          <b>{condition.text}</b> read as a condition
        </span>
      )}
      {figures.some((figure) => figure.marks.some((mark) => mark.kind === 'repeat')) && (
        <span>faint lines repeat a table{differs ? '' : ' and agree with it'}</span>
      )}
    </p>
  )
}
