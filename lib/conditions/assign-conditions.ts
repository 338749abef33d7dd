import type { Block, BlockRun } from '@/lib/formats/format'
import type { Mail } from '@/lib/mail/line'
import type { Run } from '@/lib/model'
import { buildRun } from './build-run'
import { type Fact, readWords } from './fact'
import { readFar } from './far'
import { type Governing, govern } from './governing'
import { labelOf } from './label'
import { readMachine } from './machine'
import { orderedFacts } from './ordered'
import { depthOf, type Region, readRegions } from './region'
import { type Scoped, type ScopedFact, scopeRun } from './scope'

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
  const { gaps, legends } = region
  const far = readFar(region, subject)
  const machine = readMachine(region)
  const ordered = orderedFacts(gaps, region.orders)
  const names = namesByTool(gaps.flatMap(({ block }) => block.runs))
  const quoted = gaps[0] !== undefined && depthOf(gaps[0].block, mail.lines) > 0
  const placed: Placed[] = []
  let governing: readonly Governing[] = []
  for (const gap of gaps) {
    governing = govern(governing, gap.headings)
    for (const run of gap.block.runs) {
      const printed = printedFacts(run)
      const { facts, disagreements } = scopeRun(run, printed, {
        gap,
        governing,
        legends,
        far,
        machine,
        ordered: ordered.get(run) ?? [],
      })
      const called = nameFacts(run, printed, names, governing)
      placed.push({
        run: buildRun(run, [...facts, ...called], quoted),
        disagreements: disagreements.map(toDisagreement),
      })
    }
  }
  return placed
}

const toDisagreement = ({ field, facts }: Scoped['disagreements'][number]): Disagreement => ({
  field,
  facts: facts.map(({ value, line }) => ({ value, line })),
})

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

/** Tools whose name for a run is the host's; a job of fio has a name of its own. */
const MACHINE_COLUMN = /^bonnie/

/** A machine column that is the same in all runs is the machine's name; where it differs it is the runs'. */
function nameFacts(
  run: BlockRun,
  printed: readonly Fact[],
  names: ReadonlyMap<string, ReadonlySet<string>>,
  governing: readonly Governing[],
): readonly ScopedFact[] {
  const own = printed.find(({ field }) => field === 'label')
  const condition = printed.some(({ field }) => field === 'kernel' || field === 'filesystem')
  const tellsApart = (names.get(run.tool)?.size ?? 0) > 1 || condition
  const label = labelOf(own, tellsApart, governing)
  const host =
    own === undefined || tellsApart || !MACHINE_COLUMN.test(run.tool) ? [] : [{ ...own, field: 'system.label' }]
  return [...host, ...(label === null ? [] : [label])].map((fact) => ({ ...fact, inferred: false }))
}
