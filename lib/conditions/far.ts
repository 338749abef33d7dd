import { byField } from './by-field'
import { type Choice, choose, firstOf, NOTHING, remembered } from './choice'
import type { Fact } from './fact'
import type { Gap } from './gap'
import type { Region } from './region'
import type { Statement } from './statement'

/** What is said once for the whole message: from the most outspoken to the subject. */
export interface Far {
  /** what holds for a run that begins at that line's index */
  choose(field: string, before: number): Choice
  /** for every run: factors that were set "in all cases", a tool's version */
  readonly always: readonly Fact[]
  /** what mkfs was given, in the order of the text: in force until the next */
  readonly made: readonly Fact[]
  /** "except ext3 used mode data=writeback" */
  readonly exceptions: readonly Fact[]
}

type ByField = ReadonlyMap<string, readonly Fact[]>

/** Mentioning is enough for these where nothing else of the kind is mentioned. */
const BY_MENTION = new Set(['kernel', 'filesystem'])

export function readFar({ gaps, prose }: Region, subject: readonly Fact[]): Far {
  const first = gaps[0]?.block.first ?? 0
  const last = gaps.at(-1)?.block.first ?? 0
  const stated = prose.flatMap((statement) => statement.stated)
  const general = stated.filter(({ only }) => only === undefined)
  const always = byField(general.filter(({ certainty }) => certainty === 'always'))
  const above = prose.filter((statement) => statement.first < first).toReversed()
  const introductions = above.map((statement) => byField(statement.stated.filter(isSet)))
  const headed = agreedIn(gaps)
  const candidates = byField([...general, ...subject])
  const named = prose.flatMap((statement) => statement.named)
  const mentioned = byField([...general, ...subject, ...named, ...gaps.flatMap(factsOf)])
  // a mount line under the results holds for them where nothing else was mounted
  const oneFilesystem = new Set((mentioned.get('filesystem') ?? []).map(({ value }) => value)).size === 1
  const titled = byField(subject.filter(isSet))
  const over = byField([...subject, ...above.flatMap((statement) => statement.named), ...gaps.flatMap(factsOf)])
  const ofResults = byField(prose.flatMap((statement) => statement.ofResults.filter(isSet)))
  const outspoken = remembered((field) => choose(always.get(field) ?? []))
  const otherwise = remembered((field) =>
    firstOf([
      ...introductions.map((facts) => () => choose(facts.get(field) ?? [])),
      () => (BY_MENTION.has(field) ? choose(ofResults.get(field) ?? []) : NOTHING),
      () => (BY_MENTION.has(field) ? unanimous(candidates, mentioned, field) : NOTHING),
      () => (field === 'filesystem' ? unanimous(titled, over, field) : NOTHING),
      () => (field === 'mountOptions' && oneFilesystem ? choose(general.filter(isMountSet)) : NOTHING),
    ]),
  )
  return {
    always: distinct([...[...always.values()].flat(), ...stated.filter(({ field }) => isForAll(field))]).slice(0, MOST),
    made: stated.filter(({ field }) => field === 'factors.mkfs options').slice(0, MOST),
    exceptions: distinct([
      ...stated.filter(({ field, only }) => /^(?:mountOptions|kernel)$/.test(field) && only?.field === 'filesystem'),
      ...prose.flatMap(mountedAs),
    ]).slice(0, MOST),
    // Only what headings say depends on where a run stands.
    choose: (field, before) => {
      const choice = firstOf([
        () => outspoken(field),
        () => (field === 'kernel' ? headed(field, before) : NOTHING),
        () => otherwise(field),
      ])
      return choice.fact !== null && isYetToCome(choice.fact, before, last) ? NOTHING : choice
    },
  }
}

/** "I compiled 2.4.2 and …", or a mount that was typed between two results: in force from there on, and not before. */
const isYetToCome = ({ later, typed, field, index }: Fact, before: number, last: number): boolean =>
  index > before && (later === true || (typed === true && index < last && /^(?:mountOptions|filesystem)$/.test(field)))

/** Each run is held against all of what holds for every run. */
const MOST = 100

/** What is said again is said. */
const distinct = (facts: readonly Fact[]): readonly Fact[] =>
  [
    ...new Map(facts.toReversed().map((fact) => [`${fact.field} ${fact.only?.value} ${fact.value}`, fact])).values(),
  ].toReversed()

const factsOf = ({ headings }: Gap): readonly Fact[] => headings.flatMap(({ facts }) => facts)

const isMountSet = (fact: Fact): boolean => fact.field === 'mountOptions' && isSet(fact)

/** `mkfs.btrfs /dev/sdb; mount -o noatime /dev/sdb`: the options of that filesystem, where others were measured as well. */
function mountedAs({ stated }: Statement): readonly Fact[] {
  const options = stated.filter((fact) => isMountSet(fact) && fact.typed === true)
  const filesystem = choose(stated.filter((fact) => fact.field === 'filesystem' && isSet(fact))).fact
  if (filesystem === null) return []
  return options.map((fact) => ({ ...fact, only: { field: 'filesystem' as const, value: filesystem.value } }))
}

const isSet = ({ certainty, only }: Fact): boolean => certainty === 'set' && only === undefined

/** What all headings over the results before a line say alike: it held for those, and nothing says that it changed. */
function agreedIn(gaps: readonly Gap[]): (field: string, before: number) => Choice {
  const agreed = new Map<string, { readonly choice: Choice; readonly from: number; to: number }>()
  for (const gap of gaps)
    for (const [field, facts] of byField(factsOf(gap).filter(({ only }) => only === undefined))) {
      const known = agreed.get(field)
      if (known === undefined)
        agreed.set(field, { choice: choose(facts), from: gap.block.first, to: Number.POSITIVE_INFINITY })
      else if (choose([...facts, ...(known.choice.fact === null ? [] : [known.choice.fact])]).fact === null)
        known.to = Math.min(known.to, gap.block.first)
    }
  return (field, before) => {
    const known = agreed.get(field)
    const holds = known !== undefined && known.choice.fact !== null && known.from < before && before <= known.to
    return holds ? known.choice : NOTHING
  }
}

/** What is named of what was measured, where nothing else of the kind is named in any way. */
function unanimous(candidates: ByField, mentioned: ByField, field: string): Choice {
  const choice = choose(candidates.get(field) ?? [])
  return choice.fact !== null && choose(mentioned.get(field) ?? []).fact !== null ? choice : NOTHING
}

const isForAll = (field: string): boolean =>
  /^(?:toolVersion|params\.clients|factors\.(?:mkfs options|instances|nfs version))$/.test(field)
