import { byField } from './by-field'
import type { Fact } from './fact'
import type { Region } from './region'
import type { Statement } from './statement'

/** The machine that the text describes, for a result that begins at a line's index. Asked in the order of the text. */
export type Machine = (before: number) => readonly Fact[]

/** What is said of one part, and its words in small letters. */
interface Part {
  readonly facts: readonly Fact[]
  readonly words: ReadonlySet<string>
  /** a mere number of them */
  readonly isCount: boolean
}

type Description = ReadonlyMap<string, Part>

/** So many descriptions over a result, and under it, are asked; each result of a long text has its own. */
const NEAREST = 20

/**
 * The description nearest over a result, and what others add that does not contradict it: first those that stand over it, then
 * those under it. A description of several parts goes before one that names a part in passing.
 */
export function readMachine({ prose }: Region, subject: readonly Fact[]): Machine {
  const raid = onlyRaid([...prose.flatMap(({ stated }) => stated), ...subject])
  const titled = partsOf(byField(subject.filter(isTitled)))
  const besides = prose
    .slice(0, NEAREST)
    .flatMap(({ beside }) => (beside.length === 0 ? [] : [partsOf(byField(beside))]))
  const described = prose.flatMap((statement) => {
    const description = descriptionIn(statement)
    return description === null ? [] : [{ first: statement.first, description }]
  })
  const read = (over: number): readonly Fact[] => {
    const machine = new Map<string, Part>()
    const above = described.slice(Math.max(0, over - NEAREST), over)
    const nearest = [...above.toReversed(), ...described.slice(over, over + NEAREST)].map(
      ({ description }) => description,
    )
    for (const description of nearest.filter(({ size }) => size > 1)) add(machine, description)
    for (const description of nearest.filter(({ size }) => size === 1)) add(machine, description)
    for (const description of besides) add(machine, description)
    add(machine, titled)
    if (raid !== null && !machine.has('system.raid')) machine.set('system.raid', partOf([raid]))
    return [...machine.values()].flatMap(({ facts }) => facts)
  }
  let over = 0
  // All results between two descriptions have one machine.
  let known: readonly Fact[] | null = null
  return (before) => {
    for (; over < described.length && (described[over]?.first ?? 0) < before; over++) known = null
    known ??= read(over)
    return known
  }
}

/** A subject names a part in few words; more of them are its sentence. */
const isTitled = ({ field, value }: Fact): boolean =>
  /^system\.(?:storage|controller|memory)/.test(field) && !/\?|\b(?:for|to|do|does|of)\b|(?:\S+\s+){4}\S/i.test(value)

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
  return fields.size > 1 || isTold ? partsOf(fields) : null
}

/** A log, a directory, a list of tests: no machine has so many of one part. */
const MOST = 6
const isList = (facts: readonly Fact[]): boolean => new Set(facts.map(({ value }) => value)).size > MOST

/** "Six drives", "80 cores, 2 sockets": how many there are, which contradicts no word of what they are */
const COUNT =
  /^(?:(?:\d{1,2}|one|two|three|four|five|six|eight|ten|twelve) (?:dis[ck]s?|drives?|hdds?|ssds?|spindles?)|\d{1,3} v?(?:cpus|cores|threads|processors|sockets)(?:,? \d{1,3} (?:cpus|cores|threads|processors|sockets|numa nodes?))*)$/i

export const isCount = ({ value }: Fact): boolean => COUNT.test(value)

const partsOf = (fields: ReadonlyMap<string, readonly Fact[]>): Description =>
  new Map([...fields].map(([field, facts]) => [field, partOf(facts)]))

/** "fast SSDs" are what "a fast local SSD" is. */
const singular = (word: string): string => word.replace(/^(ssd|hdd|disk|drive|cpu|core|processor)s$/, '$1')

/** A processor's name among counts names it; disks that are counted may be listed as well. */
const partOf = (facts: readonly Fact[]): Part => ({
  facts,
  words: new Set(
    facts.flatMap(({ value }) => value.toLowerCase().match(/[a-z0-9]+(?:\.[a-z0-9]+)*/g) ?? []).map(singular),
  ),
  isCount: facts[0]?.field === 'system.cpu' ? facts.every(isCount) : facts.some(isCount),
})

/** A description that contradicts what is known is another machine's, with all of its parts. */
function add(machine: Map<string, Part>, description: Description): void {
  const contradicts = [...description].some(([field, part]) => !agree(machine.get(field) ?? part, part))
  if (contradicts) return
  for (const [field, part] of description) {
    const known = machine.get(field)
    if (known === undefined) machine.set(field, part)
    else if (known.isCount !== part.isCount) machine.set(field, partOf([...known.facts, ...part.facts]))
    else if (part.words.size > known.words.size) machine.set(field, part)
  }
}

/** One says what the other says, in more words or fewer. */
const agree = (a: Part, b: Part): boolean =>
  a === b || a.isCount !== b.isCount || areIn(a.words, b.words) || areIn(b.words, a.words)

/** Asked for each result about all that is said around it. */
function areIn(few: ReadonlySet<string>, many: ReadonlySet<string>): boolean {
  if (few.size > many.size) return false
  for (const word of few) if (!many.has(word)) return false
  return true
}
