import { byField } from './by-field'
import type { Fact } from './fact'
import type { Region } from './region'
import type { Statement } from './statement'

/** The machine that the text describes, for a result that begins at a line's index. */
export type Machine = (before: number) => readonly Fact[]

type Description = ReadonlyMap<string, readonly Fact[]>

/**
 * The description nearest over a result, and what others add that does not contradict it: first those that stand over it, then
 * those under it. A description of several parts goes before one that names a part in passing.
 */
export function readMachine({ prose }: Region, subject: readonly Fact[]): Machine {
  const raid = onlyRaid([...prose.flatMap(({ stated }) => stated), ...subject])
  const titled = byField(subject.filter(({ field }) => /^system\.(?:storage|controller|memory)/.test(field)))
  const described = prose.flatMap((statement) => {
    const description = descriptionIn(statement)
    return description === null ? [] : [{ first: statement.first, description }]
  })
  const read = (over: number): readonly Fact[] => {
    const machine = new Map<string, readonly Fact[]>()
    const nearest = [...described.slice(0, over).toReversed(), ...described.slice(over)].map(
      ({ description }) => description,
    )
    for (const description of nearest.filter(({ size }) => size > 1)) add(machine, description)
    for (const description of nearest.filter(({ size }) => size === 1)) add(machine, description)
    add(machine, titled)
    if (raid !== null && !machine.has('system.raid')) machine.set('system.raid', [raid])
    return [...machine.values()].flat()
  }
  // All results between two descriptions have one machine.
  const known = new Map<number, readonly Fact[]>()
  return (before) => {
    const over = described.filter(({ first }) => first < before).length
    const facts = known.get(over) ?? read(over)
    known.set(over, facts)
    return facts
  }
}

/** One level that is named in passing is the one that was measured; of several nothing says which. */
function onlyRaid(facts: readonly Fact[]): Fact | null {
  const raids = facts.filter(({ field }) => field === 'system.raid')
  const levels = new Set(raids.map(({ value }) => value.replace(/\D/g, '')))
  const [longest] = raids.toSorted((a, b) => b.value.length - a.value.length)
  return levels.size === 1 && !levels.has('') ? (longest ?? null) : null
}

/** A paragraph's hardware, by part, when it tells what was measured on. */
function descriptionIn({ stated }: Statement): Description | null {
  const fields = new Map(
    [...byField(stated.filter(({ field }) => field.startsWith('system.')))].filter(([, facts]) => !isList(facts)),
  )
  const isTold = [...fields.values()].some((facts) => facts.some(({ certainty }) => certainty !== 'named'))
  return fields.size > 1 || isTold ? fields : null
}

/** A log, a directory, a list of tests: no machine has so many of one part. */
const MOST = 6
const isList = (facts: readonly Fact[]): boolean => new Set(facts.map(({ value }) => value)).size > MOST

/** A description that contradicts what is known is another machine's, with all of its parts. */
function add(machine: Map<string, readonly Fact[]>, description: Description): void {
  const contradicts = [...description].some(([field, facts]) => !agree(machine.get(field) ?? facts, facts))
  if (contradicts) return
  for (const [field, facts] of description) {
    const known = machine.get(field) ?? []
    if (isCount(known) !== isCount(facts)) machine.set(field, [...known, ...facts])
    else if (wordsOf(facts).size > wordsOf(known).size) machine.set(field, facts)
  }
}

/** "Six drives": how many there are, which contradicts no word of what they are */
const COUNT = /^(?:\d{1,2}|one|two|three|four|five|six|eight|ten|twelve) (?:dis[ck]s?|drives?|hdds?|ssds?|spindles?)$/i
const isCount = (facts: readonly Fact[]): boolean => facts.some(({ value }) => COUNT.test(value))

const wordsOf = (facts: readonly Fact[]): ReadonlySet<string> =>
  new Set(facts.flatMap(({ value }) => value.toLowerCase().match(/[a-z0-9]+(?:\.[a-z0-9]+)*/g) ?? []))

/** One says what the other says, in more words or fewer. */
function agree(a: readonly Fact[], b: readonly Fact[]): boolean {
  if (a === b || isCount(a) !== isCount(b)) return true
  const left = wordsOf(a)
  const right = wordsOf(b)
  return [...left].every((word) => right.has(word)) || [...right].every((word) => left.has(word))
}
