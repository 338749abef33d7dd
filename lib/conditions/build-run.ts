import type { BlockRun } from '@/lib/formats/format'
import type { Evidence, Measurement, Run } from '@/lib/model'
import type { ScopedFact } from './scope'

/** A run with the facts that hold for it, each with its evidence. Of two facts of one field the later counts. */
export function buildRun(run: BlockRun, facts: readonly ScopedFact[], quoted: boolean): Run {
  const evidence: Record<string, Evidence> = {}
  const single: Record<string, string> = {}
  const parts: Record<string, Record<string, string>> = { system: {}, factors: {}, params: {} }
  for (const { field, value, line, text, inferred } of facts) {
    const dot = field.indexOf('.')
    const group = dot < 0 ? undefined : parts[field.slice(0, dot)]
    if (group === undefined) single[field] = value
    else group[field.slice(dot + 1)] = value
    if (group !== parts.params) evidence[field] = { line, text, how: inferred ? 'inferred' : 'stated' }
  }
  const { system = {}, factors = {}, params = {} } = parts
  return {
    tool: run.tool,
    toolVersion: single.toolVersion ?? null,
    label: single.label ?? null,
    kernel: single.kernel ?? null,
    filesystem: single.filesystem ?? null,
    mountOptions: single.mountOptions?.split(',') ?? null,
    system: Object.keys(system).length > 0 ? system : null,
    factors,
    // A comparison that was passed on repeats other mails' figures, quote marks or not.
    quoted: quoted || run.findings.some(({ kind }) => kind === 'passed-on'),
    lines: run.lines,
    measurements: withParams(run.measurements, Object.entries(params)),
    evidence,
    findings: run.findings,
  }
}

/** "dbench-1.1 32 clients" over results that don't print their count. */
function withParams(
  measurements: readonly Measurement[],
  stated: readonly (readonly [string, string])[],
): readonly Measurement[] {
  if (stated.length === 0) return measurements
  return measurements.map((measurement) => {
    const missing = stated.filter(([name]) => measurement.params[name] === undefined)
    if (missing.length === 0) return measurement
    const params = {
      ...measurement.params,
      ...Object.fromEntries(missing.map(([name, value]) => [name, Number(value)])),
    }
    return { ...measurement, params }
  })
}
