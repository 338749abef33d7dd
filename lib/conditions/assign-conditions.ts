import type { Block, BlockRun } from '@/lib/formats/format'
import type { Mail } from '@/lib/mail/line'
import type { Evidence, Measurement, Run } from '@/lib/model'
import { type Fact, readWords } from './fact'
import { readFar } from './far'
import { type Governing, govern } from './governing'
import { labelOf } from './label'
import { readMachine } from './machine'
import { depthOf, type Gap, type Region, readRegions } from './region'
import { type Scoped, scopeRun } from './scope'

/** One condition that the text states in two ways, equally near to the run. */
export interface Disagreement {
  readonly field: string
  readonly facts: readonly { readonly value: string; readonly line: number }[]
}

export interface Assigned {
  readonly runs: readonly Run[]
  /** for each run, in the same order */
  readonly disagreements: readonly (readonly Disagreement[])[]
}

interface Placed {
  readonly run: Run
  readonly disagreements: readonly Disagreement[]
}

/** The runs of a message with what each was measured on, in the order of the text. */
export function assignConditions(mail: Mail, blocks: readonly Block[]): Assigned {
  const regions = readRegions(mail, blocks)
  const subject = readSubject(mail)
  const placed = regions
    .flatMap((region) => assignRegion(mail, region, subject))
    .sort((a, b) => a.run.lines[0] - b.run.lines[0])
  return { runs: placed.map(({ run }) => run), disagreements: placed.map(({ disagreements }) => disagreements) }
}

/** "[PATCH 2.6.12] …" is what a patch is for, not what was measured. */
const TAGS = /\[[^\]:]{0,20}\b(?:patch|rfc|pull)\b[^\]:]{0,30}\]/gi

function readSubject({ subject, lines }: Mail): readonly Fact[] {
  const line = lines[0]?.number ?? 1
  if (subject === null) return []
  const words = subject.replace(TAGS, ' ')
  return readWords(words, { index: 0, line, column: 1, text: '' })
}

function assignRegion(mail: Mail, region: Region, subject: readonly Fact[]): readonly Placed[] {
  const { legends } = region
  const far = readFar(region, subject)
  const machine = readMachine(region)
  const names = namesByTool(region.gaps.flatMap(({ block }) => block.runs))
  const placed: Placed[] = []
  let governing: readonly Governing[] = []
  for (const gap of region.gaps) {
    governing = govern(governing, gap.headings)
    for (const run of gap.block.runs) {
      const printed = printedFacts(run)
      const scoped = scopeRun(run, printed, { gap, governing, legends, far, machine })
      placed.push(build(mail, gap, run, printed, scoped, labelFact(run, printed, names, governing)))
    }
  }
  return placed
}

/** What the block says itself; a machine column that is a kernel's or a filesystem's name says that. */
function printedFacts(run: BlockRun): readonly Fact[] {
  return run.printed.flatMap(({ field, value, evidence }) => {
    const place = { index: evidence.line - 1, line: evidence.line, column: 1, text: evidence.text }
    const fact: Fact = { field, value, certainty: 'set', ...place }
    const read =
      field === 'label'
        ? readWords(value, place).filter((one) => one.field === 'kernel' || one.field === 'filesystem')
        : []
    return [fact, ...read]
  })
}

function namesByTool(runs: readonly BlockRun[]): ReadonlyMap<string, ReadonlySet<string>> {
  const names = new Map<string, Set<string>>()
  for (const { tool, printed } of runs) {
    const own = names.get(tool) ?? new Set()
    for (const { field, value } of printed) if (field === 'label') own.add(value)
    names.set(tool, own)
  }
  return names
}

/** A machine column that is the same in all runs is the machine's name; where it differs it is the runs'. */
function labelFact(
  run: BlockRun,
  printed: readonly Fact[],
  names: ReadonlyMap<string, ReadonlySet<string>>,
  governing: readonly Governing[],
): { label: Fact | null; host: Fact | null } {
  const own = printed.find(({ field }) => field === 'label')
  const condition = printed.some(({ field }) => field === 'kernel' || field === 'filesystem')
  const tellsApart = (names.get(run.tool)?.size ?? 0) > 1 || condition
  return {
    label: labelOf(own, tellsApart, governing),
    host: own !== undefined && !tellsApart ? { ...own, field: 'system.label' } : null,
  }
}

function build(
  mail: Mail,
  gap: Gap,
  run: BlockRun,
  _printed: readonly Fact[],
  scoped: Scoped,
  names: { label: Fact | null; host: Fact | null },
): Placed {
  const facts = [
    ...scoped.facts.filter(({ field }) => names.host === null || field !== 'system.label'),
    ...named(names.host),
    ...named(names.label),
  ]
  const evidence: Record<string, Evidence> = {}
  const values: Record<string, string> = {}
  for (const { field, value, line, text, inferred } of facts) {
    values[field] = value
    if (!field.startsWith('params.')) evidence[field] = { line, text, how: inferred ? 'inferred' : 'stated' }
  }
  const system = under('system.', values)
  return {
    run: {
      tool: run.tool,
      toolVersion: values.toolVersion ?? null,
      label: values.label ?? null,
      kernel: values.kernel ?? null,
      filesystem: values.filesystem ?? null,
      mountOptions: values.mountOptions?.split(',') ?? null,
      system: Object.keys(system).length > 0 ? system : null,
      factors: under('factors.', values),
      quoted: depthOf(gap.block, mail.lines) > 0,
      lines: run.lines,
      measurements: run.measurements.map((measurement) => withParams(measurement, under('params.', values))),
      evidence,
      findings: run.findings,
    },
    disagreements: scoped.disagreements.map(({ field, facts: own }) => ({
      field,
      facts: own.map(({ value, line }) => ({ value, line })),
    })),
  }
}

const named = (fact: Fact | null) => (fact === null ? [] : [{ ...fact, inferred: false }])

/** The values of `system.cpu`, `system.memory` … by part. */
const under = (prefix: string, values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([field]) => field.startsWith(prefix))
      .map(([field, value]) => [field.slice(prefix.length), value]),
  )

/** "dbench-1.1 32 clients" over results that don't print their count. */
function withParams(measurement: Measurement, stated: Readonly<Record<string, string>>): Measurement {
  const missing = Object.entries(stated).filter(([name]) => measurement.params[name] === undefined)
  if (missing.length === 0) return measurement
  return {
    ...measurement,
    params: { ...measurement.params, ...Object.fromEntries(missing.map(([name, value]) => [name, Number(value)])) },
  }
}
