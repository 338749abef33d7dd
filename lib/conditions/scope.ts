import type { BlockRun } from '@/lib/formats/format'
import { byField } from './by-field'
import { type Choice, choose, firstOf, NOTHING } from './choice'
import type { Fact } from './fact'
import type { Far } from './far'
import type { Gap } from './gap'
import type { Governing } from './governing'
import { type LegendIndex, namesIn } from './legend-index'
import type { Machine } from './machine'
import { describedFor, isPart, machineOf } from './machine-of-run'
import { isPlainMount } from './plain-mount'
import type { ProseOver } from './prose-over'

export type ScopedFact = Fact & {
  /** it follows from the words: from a legend, a heading further up, a name in passing */
  readonly inferred: boolean
}

/** The facts that hold for one run, and those that disagree about it. */
export interface Scoped {
  readonly facts: readonly ScopedFact[]
  readonly disagreements: readonly { readonly field: string; readonly facts: readonly Fact[] }[]
}

/** Everything around a run that may say something of it. */
export interface Surroundings {
  readonly gap: Gap
  readonly prose: ProseOver
  readonly governing: readonly Governing[]
  readonly legends: LegendIndex
  readonly far: Far
  readonly machine: Machine
  /** by its place among the results: "the upper line is 2.4.9, the lower 2.4.10" */
  readonly ordered: readonly Fact[]
}

type Near = Pick<Surroundings, 'gap' | 'prose' | 'far' | 'ordered'> & {
  readonly tool: string
  readonly printed: readonly Fact[]
  /** headings in force that say something of this benchmark, the nearest first */
  readonly headings: readonly Governing[]
  readonly legend: readonly Fact[]
}

/** what measures the network, or compiles: a filesystem that is spoken of elsewhere is not its own */
const WITHOUT_FILES = /^tbench$/

const SINGLE = ['kernel', 'filesystem', 'mountOptions'] as const

/**
 * Gives facts to a run, the nearest first: in the block; in the headings that govern it; in a legend that its name or a heading
 * points to; in the prose over it; in what is said once for the whole message.
 */
export function scopeRun(run: BlockRun, printed: readonly Fact[], around: Surroundings): Scoped {
  const { gap, prose, far, governing, legends, machine, ordered } = around
  const headings = governing.filter(({ heading }) => heading.tool === null || heading.tool === run.tool).toReversed()
  const near: Near = {
    tool: run.tool,
    gap,
    prose,
    far,
    ordered,
    printed,
    headings,
    legend: legendOf(printed, headings, legends),
  }
  const chosen = new Map(SINGLE.map((field) => [field as string, chooseSingle(field, near)]))
  const filesystem = chosen.get('filesystem')?.fact?.value
  const mounted = headings.filter((_, i) => isMountOf(headings.slice(i), filesystem))
  if (mounted.length < headings.length)
    chosen.set('mountOptions', chooseSingle('mountOptions', { ...near, headings: mounted }))
  const options = chosen.get('mountOptions')?.fact
  const owner = far.exceptions.find(({ index, column }) => index === options?.index && column === options.column)
  if (owner !== undefined && filesystem !== undefined && owner.only?.value !== filesystem)
    chosen.set('mountOptions', NOTHING)
  const exceptions = [...headings.flatMap(({ facts }) => facts), ...far.exceptions].filter(
    (fact) => fact.only?.field === 'filesystem' && fact.only.value === filesystem && !isEnded(fact, headings),
  )
  for (const field of ['mountOptions', 'kernel']) {
    const own = exceptions.find((fact) => fact.field === field)
    const known = chosen.get(field) ?? NOTHING
    if (own !== undefined && (known === NOTHING || isInOneBreath(known.fact, own)))
      chosen.set(field, { fact: own, disagreeing: [] })
  }
  for (const [field, facts] of manyOf(run, near, chosen.get('filesystem')?.fact ?? null))
    if (!chosen.has(field)) chosen.set(field, choose(facts))

  const remote = chosen.get('filesystem')?.fact?.value === 'nfs'
  const parts = machineOf(printed, headings, describedFor(run, machine(gap.block.first), governing)).filter(
    (fact) =>
      !(remote && isNamedArray(fact)) &&
      !(gap.target === 'drive' && isArrayOfText(fact)) &&
      chosen.get(withoutPart(fact))?.fact?.value !== 'without',
  )
  const single = [...chosen.values()].flatMap(({ fact }) => fact ?? [])
  return {
    facts: [...single, ...parts].map((fact) => ({ ...fact, inferred: isInferred(fact, near) })),
    disagreements: SINGLE.flatMap((field) => {
      const facts = chosen.get(field)?.disagreeing ?? []
      return facts.length > 1 ? [{ field, facts }] : []
    }),
  }
}

/** "on the server kernel 6.9.0, on the client kernel 6.1.37" */
const isInOneBreath = (known: Fact | null, own: Fact): boolean =>
  known !== null && own.field === 'kernel' && Math.abs(known.index - own.index) < 2

/** Not the options that were typed for another filesystem: `mkfs.btrfs`, `mount -o noatime` over what was run on ext4. */
function isMountOf(headings: readonly Governing[], filesystem: string | undefined): boolean {
  const isTyped = headings[0]?.facts.some(({ field, typed }) => field === 'mountOptions' && typed === true) ?? false
  const owner = isTyped ? headings.find(({ facts }) => of(facts, 'filesystem').length > 0) : undefined
  return (
    owner === undefined ||
    filesystem === undefined ||
    of(owner.facts, 'filesystem').some(({ value }) => value === filesystem)
  )
}

function chooseSingle(field: string, { tool, printed, ordered, headings, legend, gap, prose, far }: Near): Choice {
  const apart = gap.headings.some(({ earlier }) => earlier)
  // a device by itself has no filesystem, whatever is spoken of elsewhere
  const bare = (gap.target === 'device' || gap.target === 'drive' || WITHOUT_FILES.test(tool)) && field !== 'kernel'
  const choice = firstOf([
    () => choose(of(printed, field)),
    () => choose(of(ordered, field)),
    ...headings.map((one) => () => choose(of(one.facts, field).filter((fact) => !isEnded(fact, headings)))),
    () => choose(of(legend, field)),
    () => (bare ? NOTHING : prose.choose(field)),
    () => (apart || bare ? NOTHING : far.choose(field, gap.block.first)),
  ])
  if (choice.fact !== null && isEnded(choice.fact, headings)) return NOTHING
  const named = choice.fact?.value ?? gap.absent[0]
  if (field !== 'filesystem' || named === undefined || !gap.absent.includes(named)) return choice
  // "an NFS server on top of btrfs … so that no NFS is involved"
  return choose(prose.of(field).filter(({ value, certainty }) => certainty !== 'named' && !gap.absent.includes(value)))
}

/** `mount /dev/vdb /mnt` over the result: the options that were typed before it are no longer in force. */
const isEnded = ({ field, typed, index }: Fact, headings: readonly Governing[]): boolean =>
  field === 'mountOptions' &&
  typed === true &&
  headings.some(({ facts }) => facts.some((fact) => isPlainMount(fact) && fact.index > index))

const of = (facts: readonly Fact[], field: string): readonly Fact[] =>
  facts.filter((fact) => fact.field === field && fact.only === undefined)

/** The legend's row that the run's name or the nearest heading means. */
function legendOf(printed: readonly Fact[], headings: readonly Governing[], legends: LegendIndex): readonly Fact[] {
  if (legends.isEmpty) return []
  const names = printed
    .filter(({ field }) => field === 'label' || field === 'kernel')
    .flatMap(({ value }) => namesIn(value))
  for (const name of [...names, ...headings.map(({ heading }) => heading.text)]) {
    const row = legends.rowOf(name)
    if (row !== null) return row.facts
  }
  return []
}

/** Factors, the tool's version and parameters: each field from the nearest place that has it. */
function manyOf(
  run: BlockRun,
  { gap, printed, ordered, headings, legend, prose, far }: Near,
  filesystem: Fact | null,
): ReadonlyMap<string, readonly Fact[]> {
  const fields = new Map<string, readonly Fact[]>()
  const known = new Set<string>()
  const isMany = ({ field, only }: Fact) =>
    /^(?:factors\.|toolVersion$|params\.)/.test(field) &&
    (only === undefined || only.value === (only.field === 'tool' ? run.tool : filesystem?.value))
  // The version of NFS is one of its mount's words.
  const version = filesystem?.value === 'nfs' ? prose.of('factors.nfs version') : []
  const always =
    filesystem?.value === 'nfs' ? far.always : far.always.filter(({ field }) => field !== 'factors.nfs version')
  const made = far.made.filter(isMany).findLast(({ index }) => index < gap.block.first)
  for (const facts of [
    printed,
    ordered,
    ...headings.map((one) => one.facts),
    legend,
    version,
    made === undefined ? [] : [made],
    always,
  ]) {
    const nearest = [...byField(facts.filter(isMany))].filter(([field]) => !known.has(inSmall(field)))
    for (const [field, own] of nearest) {
      fields.set(field, own)
      known.add(inSmall(field))
    }
  }
  return fields
}

/** `STRIPE_SIZE` in a heading and `stripe_size` in another are one factor. */
const inSmall = (field: string): string => field.toLowerCase()

/** An array that is named in passing is the server's where a client was measured. */
const isNamedArray = ({ field, certainty }: Fact): boolean => field === 'system.raid' && certainty === 'named'

/** An array of md that is spoken of, or shown, beside a run on one drive. */
const isArrayOfText = ({ field }: Fact): boolean => field === 'system.raid' || field === 'system.chunkSize'

/** The factor that would say that the machine was measured without it: "Without RAID" */
const withoutPart = ({ field }: Fact): string => field.replace('system.raid', 'factors.RAID')

function isInferred(fact: Fact, { printed, ordered, headings, legend }: Near): boolean {
  if (printed.includes(fact)) return false
  if (ordered.includes(fact)) return true
  const heading = headings.find(({ facts }) => facts.includes(fact))
  if (heading !== undefined) return heading.age > 0
  return legend.includes(fact) || (fact.certainty === 'named' && !isPart(fact))
}
