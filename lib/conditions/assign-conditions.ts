import type { Block, BlockRun } from '@/lib/formats/format'
import type { Mail } from '@/lib/mail/line'
import type { Run } from '@/lib/model'
import { buildRun } from './build-run'
import type { Fact } from './fact'
import { readFar } from './far'
import { type Governing, govern } from './governing'
import { ON_FILESYSTEM } from './kernel'
import { labelOf } from './label'
import { indexLegends } from './legend-index'
import { readMachine } from './machine'
import { nameApart } from './name-apart'
import { asOneFactor } from './one-factor'
import { orderedFacts } from './ordered'
import { readProseOver } from './prose-over'
import { readWords } from './read-facts'
import { depthOf, type Region, readRegions } from './region'
import { type Scoped, type ScopedFact, scopeRun } from './scope'
import { outerCases, type Title, titleOf, variantTitles } from './variant-title'
import { variedFacts } from './varied-lines'

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

/** A run with its facts and name, before it is seen beside the others. */
interface Named extends Scoped {
  readonly run: BlockRun
  readonly quoted: boolean
  readonly called: readonly ScopedFact[]
  readonly title: Title
}

/** The runs of a message with what each was measured on, in the order of the text. */
export function assignConditions(mail: Mail, blocks: readonly Block[]): Assigned {
  const regions = readRegions(mail, blocks)
  const subject = readSubject(mail)
  const placed = regions
    .flatMap((region) => assignRegion(mail, region, subject))
    .sort((a, b) => a.run.lines[0] - b.run.lines[0])
  return {
    runs: asOneFactor(placed.map(({ run }) => run)),
    disagreements: placed.map(({ disagreements }) => disagreements),
  }
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
  const { gaps } = region
  const legends = indexLegends(region.legends)
  const far = readFar(region, subject)
  const machine = readMachine(region, subject)
  const ordered = orderedFacts(gaps, region.orders)
  const varied = variedFacts(gaps, mail.lines)
  const names = namesByTool(gaps.flatMap(({ block }) => block.runs))
  const named: Named[] = []
  let governing: readonly Governing[] = []
  for (const gap of gaps) {
    governing = govern(governing, gap)
    const prose = readProseOver(gap)
    const quoted = depthOf(gap.block, mail.lines) > 0
    for (const run of gap.block.runs) {
      const printed = printedFacts(run)
      const scoped = scopeRun(run, printed, {
        gap,
        prose,
        governing,
        legends,
        far,
        machine,
        ordered: ordered.get(run) ?? [],
      })
      const isTold = (fact: Fact) => scoped.facts.some(({ field }) => field === fact.field)
      const apart = (varied.get(gap) ?? []).filter((fact) => !isTold(fact)).map((fact) => ({ ...fact, inferred: true }))
      const called = [...apart, ...nameFacts(run, printed, names, governing)]
      const remark = nameApart(run, printed, names, [...scoped.facts, ...called])
      if (remark !== null) called.push(remark)
      named.push({ run, quoted, ...scoped, called, title: titleOf(run.tool, governing, gap.block.first) })
    }
  }
  const variants = variantTitles(named.map(({ title }) => title))
  const cases = outerCases(named.map(({ title }) => title))
  return named.map(({ run, quoted, facts, disagreements, called, title }) => {
    const isPrinted = (fact: Fact) => run.printed.some(({ field }) => field === fact.field)
    const own = [variants.get(title), cases.get(title)]
      .filter((fact) => fact !== undefined)
      .filter((fact) => !isPrinted(fact))
      .map((fact) => ({ ...fact, inferred: true }))
    return {
      run: buildRun(run, [...facts, ...called, ...own], quoted),
      disagreements: disagreements.map(toDisagreement),
    }
  })
}

const toDisagreement = ({ field, facts }: Scoped['disagreements'][number]): Disagreement => ({
  field,
  facts: facts.map(({ value, line }) => ({ value, line })),
})

/** What a run's name says of it, where it is a kernel's, a filesystem's, an array's: "2.4.17", "ext3", "Raid5 (8 disks)". */
const TELLING = /^(?:kernel$|filesystem$|system\.(?:raid|storage)$|factors\.(?:elevator|nfs version)$)/
/** `2559ext2`: a kernel without its dots, and the filesystem; `2.5.70-ext2` */
const FUSED =
  /^(?:2\d{3,}[-_]?|[1-7]\.\d{1,2}\.\d{1,3}(?:-(?:pre|rc|test|mm|ac|aa)\d+)*[-_])(ext[234]|xfs|jfs|reiser(?:fs|4)?|btrfs)$/i
/** `2.6.9-rc3 + this_patch` */
const ADDED = /\d \+ [a-z]/i
/** not "nvme base 64k", a row's name */
const DISK = /(?:dis[ck]|drive|hdd|ssd|nvme|emmc|device|volume|lun)s?\)?$|[A-Z]{2,}-?\d/i
/** "box 3 (log all data)", "v6.2 (patched)" */
const REMARK = /^[^()]*\(\s*([A-Za-z][^()]*?\s[^()]*?|(?:un)?patched)\s*\)$/i

/** What the block says itself. */
function printedFacts(run: BlockRun): readonly Fact[] {
  return run.printed.flatMap(({ field, value, evidence }) => {
    const place = { index: evidence.line - 1, line: evidence.line, column: 1, text: evidence.text }
    const fact: Fact = {
      field,
      value: field === 'kernel' ? value.replace(ON_FILESYSTEM, '') : value,
      certainty: 'set',
      ...place,
    }
    // a row without a name repeats what the named row above it was measured on
    if (field === 'configuration') return factsOfName(value, place)
    return [fact, ...(field === 'label' ? factsOfName(value, place) : [])]
  })
}

function factsOfName(name: string, place: Omit<Fact, 'field' | 'value' | 'certainty'>): readonly Fact[] {
  const read = readWords(name, place)
  const fused = FUSED.exec(name)?.[1]
  const told = [...read, ...(fused === undefined ? [] : readWords(fused, place))].filter(
    (one) =>
      (TELLING.test(one.field) && (one.field !== 'system.storage' || DISK.test(one.value))) ||
      (ADDED.test(name) && /^factors\.patch(?: \d)?$/.test(one.field)),
  )
  const remark = REMARK.exec(name)?.[1]
  if (remark === undefined) return told
  const said = readWords(remark, place)
  return said.length > 0
    ? [...told, ...said.filter(({ field }) => field === 'factors.patch')]
    : [...told, { field: 'factors.variant', value: remark, certainty: 'set', ...place }]
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
