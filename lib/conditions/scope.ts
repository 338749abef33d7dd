import type { BlockRun } from '@/lib/formats/format'
import { byField } from './by-field'
import { type Choice, choose, firstOf, NOTHING } from './choice'
import type { Fact } from './fact'
import { type Far, readMachine } from './far'
import type { Governing } from './governing'
import { rowOf } from './legend'
import type { Gap, Region } from './region'

/** The facts that hold for one run, and those that disagree about it. */
export interface Scoped {
  readonly facts: readonly (Fact & { readonly inferred: boolean })[]
  readonly disagreements: readonly { readonly field: string; readonly facts: readonly Fact[] }[]
}

const SINGLE = ['kernel', 'filesystem', 'mountOptions'] as const

/**
 * Gives facts to a run, the nearest first: in the block; in the headings that govern it; in a legend that its name or a heading
 * points to; in the prose over it; in what is said once for the whole message.
 */
export function scopeRun(
  run: BlockRun,
  printed: readonly Fact[],
  gap: Gap,
  governing: readonly Governing[],
  region: Region,
  far: Far,
): Scoped {
  const headings = governing.filter(({ heading }) => heading.tool === null || heading.tool === run.tool).toReversed()
  const legend = legendOf(printed, headings, region)
  const chosen = new Map<string, Choice & { readonly inferred: boolean }>()

  const apart = gap.headings.some(({ earlier }) => earlier)
  for (const field of SINGLE) {
    const near = firstOf([
      () => chooseOf(printed, field),
      ...headings.map(
        ({ facts }) =>
          () =>
            chooseOf(facts, field),
      ),
    ])
    const own = headings.some(({ age, facts }) => age === 0 && facts.some((fact) => fact === near.fact))
    if (near !== NOTHING)
      chosen.set(field, { ...near, inferred: near.fact !== null && !own && !printed.includes(near.fact) })
    else {
      const choice = firstOf([
        () => chooseOf(legend, field),
        ...gap.prose.map((facts) => () => choose(setIn(facts, field))),
        () => (apart ? NOTHING : far.choose(field, gap.block.first)),
      ])
      if (choice !== NOTHING)
        chosen.set(field, {
          ...choice,
          inferred: legend.some((fact) => fact === choice.fact) || choice.fact?.certainty === 'named',
        })
    }
  }
  const filesystem = chosen.get('filesystem')?.fact?.value
  const exception = far.exceptions.find(({ field, only }) => field === 'mountOptions' && only?.value === filesystem)
  if (exception !== undefined && !chosen.has('mountOptions'))
    chosen.set('mountOptions', { fact: exception, disagreeing: [], inferred: false })

  for (const [field, facts] of manyOf(run, printed, headings, legend, far)) {
    const choice = choose(facts)
    if (!chosen.has(field) && choice.fact !== null)
      chosen.set(field, {
        ...choice,
        inferred: headings.some(({ age, facts: own }) => age > 0 && own.includes(choice.fact as Fact)),
      })
  }
  return {
    facts: [...chosen.values()]
      .flatMap(({ fact, inferred }) => (fact === null ? [] : [{ ...fact, inferred }]))
      .concat(machineOf(printed, headings, region, gap)),
    disagreements: [...chosen].flatMap(([field, { fact, disagreeing }]) =>
      fact === null && disagreeing.length > 1 ? [{ field, facts: disagreeing }] : [],
    ),
  }
}

const chooseOf = (facts: readonly Fact[], field: string): Choice =>
  choose(facts.filter((fact) => fact.field === field && fact.only === undefined))
const setIn = (facts: readonly Fact[], field: string) =>
  facts.filter((fact) => fact.field === field && fact.certainty !== 'named' && fact.only === undefined)

/** The legend's row that the run's name or the nearest heading means. */
function legendOf(printed: readonly Fact[], headings: readonly Governing[], region: Region): readonly Fact[] {
  const names = [
    ...printed.filter(({ field }) => field === 'label').map(({ value }) => value),
    ...headings.map(({ heading }) => heading.text),
  ]
  for (const name of names) {
    const row = rowOf(region.legends, name)
    if (row !== null) return row.facts
  }
  return []
}

/** Factors, the tool's version and parameters: each field from the nearest place that has it. */
function manyOf(
  run: BlockRun,
  printed: readonly Fact[],
  headings: readonly Governing[],
  legend: readonly Fact[],
  far: Far,
): ReadonlyMap<string, readonly Fact[]> {
  const fields = new Map<string, readonly Fact[]>()
  const isMany = ({ field, only }: Fact) =>
    /^(?:factors\.|toolVersion$|params\.)/.test(field) &&
    (only === undefined || (only.field === 'tool' && only.value === run.tool))
  for (const facts of [printed, ...headings.map((one) => one.facts), legend, far.always])
    for (const [field, own] of byField(facts.filter(isMany))) if (!fields.has(field)) fields.set(field, own)
  return fields
}

/** The machine that a heading names is that one alone; else the one that the text describes. */
function machineOf(
  printed: readonly Fact[],
  headings: readonly Governing[],
  region: Region,
  gap: Gap,
): readonly (Fact & { inferred: boolean })[] {
  const isPart = ({ field }: Fact) => field.startsWith('system.')
  const headed = headings.find(
    ({ facts }) => facts.filter((fact) => isPart(fact) && fact.field !== 'system.label').length > 1,
  )
  const described = headed === undefined ? readMachine(region, gap.block.first) : headed.facts.filter(isPart)
  const parts = new Map<string, readonly Fact[]>()
  for (const facts of [printed.filter(isPart), ...headings.map((one) => one.facts.filter(isPart)), described])
    for (const [field, own] of byField(facts)) if (!parts.has(field)) parts.set(field, own)
  return [...parts.values()].flatMap((facts) => joined(facts))
}

/** Two disks in one description are one storage: "IBM DDYS, 2 x IBM DDRS". */
function joined(facts: readonly Fact[]): readonly (Fact & { inferred: boolean })[] {
  const [first] = facts
  if (first === undefined) return []
  const values = [...new Set(facts.map(({ value }) => value))]
  const distinct = values.filter(
    (value) => !values.some((other) => other !== value && other.toLowerCase().includes(value.toLowerCase())),
  )
  return [{ ...first, value: first.field === 'system.label' ? first.value : distinct.join(', '), inferred: false }]
}
