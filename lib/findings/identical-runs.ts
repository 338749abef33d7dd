import type { Finding, Measurement, Run } from '@/lib/model'
import { type FindingKind, namesOf, type Reading, sentence } from './finding-kind'

/**
 * Two runs of one message with the same figures to the last digit. A measured rate repeats now and then, a dozen never do:
 * somebody pasted one block twice. A quotation beside its original is no such thing.
 */
export const identicalRuns: FindingKind = {
  kind: 'identical-runs',
  about: 'message',
  find({ runs }: Reading): readonly Finding[] {
    const names = namesOf(runs)
    const seen = new Map<string, number>()
    return runs.flatMap((run, index) => {
      const key = fingerprint(run)
      const earlier = key === null ? undefined : seen.get(key)
      if (key !== null && earlier === undefined) seen.set(key, index + 1)
      return earlier === undefined || areOfOneTable(run, runs[earlier - 1])
        ? []
        : [inWords(runs, names, earlier, index + 1)]
    })
  },
}

/** Fewer printed digits than this may well agree by chance; what a person types is rounded. */
const MINIMUM_DIGITS = 8
const MINIMUM_TYPED = 20

function fingerprint(run: Run): string | null {
  const figures = run.measurements.filter((measurement) => measurement.status === 'ok')
  const digits = figures.reduce((sum, { text }) => sum + text.replace(/\D/g, '').length, 0)
  if (digits < (run.tool === 'typed' ? MINIMUM_TYPED : MINIMUM_DIGITS)) return null
  return JSON.stringify([run.tool, run.quoted, run.measurements.map(identity)])
}

/** Two columns of a table that a person typed: no block was pasted. */
const areOfOneTable = (run: Run, earlier: Run | undefined): boolean =>
  run.tool === 'typed' && earlier?.lines.join() === run.lines.join()

const identity = ({ metric, value, unit, status, cpuPercent, latencyUs, params }: Measurement) => [
  metric,
  value,
  unit,
  status,
  cpuPercent,
  latencyUs,
  params,
]

function inWords(runs: readonly Run[], names: readonly string[], earlier: number, later: number): Finding {
  const measurements = runs[later - 1]?.measurements ?? []
  const latencies = measurements.filter(({ latencyUs }) => latencyUs !== null).length
  const all = `all ${measurements.length} figures${latencies > 0 ? ` and ${latencies} latencies` : ''}`
  return {
    kind: 'identical-runs',
    severity: 'warning',
    message: sentence(
      `${names[later - 1]} equals ${names[earlier - 1]} in ${all}: most likely one block was pasted twice. Both runs are kept and counted once.`,
    ),
    runs: [earlier, later],
    lines: [runs[earlier - 1]?.lines[0] ?? 0, runs[later - 1]?.lines[0] ?? 0],
  }
}
