import { type State, StateMaker } from './pattern-states'
import { type ByteSet, type Pattern, readPattern } from './read-pattern'

const LINE_FEED = 10
const RETURN = 13
/** More states than this are forgotten, and found again as they are needed: text made to have many must not fill the memory. */
const MOST_PLACES = 4096
/** In the place of the next state: it is not worked out yet. Below it stands a state where something fits. */
const UNKNOWN = -1
const FITS = -2

/** Where a line stands in all patterns at once. */
interface Place {
  readonly threads: readonly State[]
  /** that were gone through with the byte before, a bit for each */
  readonly sets: number
  /** the same where the line ends here */
  readonly setsAtEnd: number
}

/**
 * Finds which sets of patterns a line may fit, at one look at each byte however many patterns there are: where it stands in all of them
 * together is one state of an automaton, which is worked out when a line first comes to it.
 *
 * A line may be said to fit where it does not (see readPattern), never the other way round. Bytes are looked at as they are: charsets
 * that write ASCII as ASCII are read without decoding.
 */
export class LineScanner {
  /** where the line ended that was looked at last: its line end, or the end of the bytes */
  end = 0

  readonly #classOf: Uint8Array
  /** one byte of each class that no pattern tells apart */
  readonly #bytes: readonly number[]
  readonly #atStart: readonly State[]
  /** what begins with a byte of each class, anywhere in a line */
  readonly #begun: readonly Reached[]

  readonly #places: Place[] = []
  readonly #numbers = new Map<string, number>()
  readonly #reached = new Map<State, Reached>()
  /** for each place and class of bytes the next place: its number, times the number of classes */
  readonly #next: Int32Array

  /**
   * @param sets patterns in at most 30 sets
   * @param before what may stand in a line's beginning before what `^` begins
   */
  constructor(sets: readonly (readonly RegExp[])[], before: RegExp) {
    const maker = new StateMaker()
    const marks = readPattern(before)
    const patterns = sets.map((set) => set.map(readPattern))
    const begins = patterns.flatMap((set, index) => set.map((pattern) => maker.before(pattern, maker.fit(index))))
    const { classOf, bytes } = classesOf([marks, ...patterns.flat()].flatMap(byteSetsIn))
    this.#classOf = classOf
    this.#bytes = bytes
    const anywhere = reach(begins).threads
    this.#begun = bytes.map((byte) => union(this.#behind(anywhere, byte)))
    const opened = maker.fork([...reach(begins, 'start').threads])
    this.#atStart = reach([opened, maker.before(marks, opened)], 'start').threads
    this.#next = new Int32Array(MOST_PLACES * bytes.length)
    this.#forget()
  }

  /** Looks at the line that begins at `from`. Gives back the sets that it may fit, a bit for each. */
  line(bytes: Uint8Array, from: number, to: number): number {
    const classOf = this.#classOf
    const next = this.#next
    let place = 0
    let sets = 0
    let at = from
    for (; at < to; at++) {
      const byte = bytes[at] as number
      if (byte === LINE_FEED || byte === RETURN) break
      const cell = place + (classOf[byte] as number)
      place = next[cell] as number
      if (place >= 0) continue
      if (place === UNKNOWN) place = this.#step(cell)
      if (place < 0) {
        place = FITS - place
        sets |= this.#placeAt(place).sets
      }
    }
    this.end = at
    return sets | this.#placeAt(place).setsAtEnd
  }

  #placeAt(cell: number): Place {
    const place = this.#places[Math.floor(cell / this.#bytes.length)]
    if (place === undefined) throw new Error('a place that is not known')
    return place
  }

  /** Works out what lies behind a place and a class of bytes. */
  #step(cell: number): number {
    const index = cell % this.#bytes.length
    const begun = this.#begun[index] ?? NOWHERE
    const gone = this.#behind(this.#placeAt(cell).threads, this.#bytes[index] ?? 0)
    const isFull = this.#places.length >= MOST_PLACES
    if (isFull) this.#forget()
    const next = this.#numberOf(gone.length === 0 ? begun : union([begun, ...gone]))
    const found = this.#places[next]?.sets === 0 ? next * this.#bytes.length : FITS - next * this.#bytes.length
    if (!isFull) this.#next[cell] = found
    return found
  }

  /** What lies behind these with that byte. */
  #behind(threads: readonly State[], byte: number): readonly Reached[] {
    const found: Reached[] = []
    for (const state of threads)
      if (state.kind === 'take' && state.fits[byte] === true) {
        const reached = this.#reached.get(state.next) ?? reach([state.next])
        this.#reached.set(state.next, reached)
        found.push(reached)
      }
    return found
  }

  #numberOf({ threads, sets }: Reached): number {
    const key = `${sets} ${threads.map(({ id }) => id).join(' ')}`
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    const number = this.#places.push({ threads, sets, setsAtEnd: reach(threads, 'end').sets }) - 1
    this.#numbers.set(key, number)
    return number
  }

  #forget(): void {
    this.#places.length = 0
    this.#numbers.clear()
    this.#next.fill(UNKNOWN)
    this.#numberOf({ threads: this.#atStart, sets: 0 })
  }
}

interface Reached {
  /** in the order of their numbers */
  readonly threads: readonly State[]
  readonly sets: number
}

const NOWHERE: Reached = { threads: [], sets: 0 }

/** Where one stands from these states on before the next byte comes. `at`: the line's beginning or end is here. */
function reach(from: readonly State[], at?: 'start' | 'end'): Reached {
  const seen = new Set<State>()
  const threads: State[] = []
  const open = [...from]
  let sets = 0
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    if (seen.has(state)) continue
    seen.add(state)
    if (state.kind === 'fork') open.push(...state.next)
    else if (state.kind === 'fit') sets |= 1 << state.set
    else if (state.kind === at) open.push(state.next)
    else if (state.kind !== 'start') threads.push(state)
  }
  return { threads: threads.toSorted((a, b) => a.id - b.id), sets }
}

/** What is reached in several ways. Called for each step that no line has taken before: thousands of times in the first second. */
function union(all: readonly Reached[]): Reached {
  const [first] = all
  if (all.length === 1 && first !== undefined) return first
  const threads: State[] = []
  let sets = 0
  for (const reached of all) {
    sets |= reached.sets
    for (const thread of reached.threads) threads.push(thread)
  }
  threads.sort((a, b) => a.id - b.id)
  return { threads: threads.filter((thread, index) => thread !== threads[index - 1]), sets }
}

/** What mail has most of comes first: what is looked up for it then lies close together in memory. */
const BY_FREQUENCY = [
  ...new Set([
    ...Buffer.from(' etaoinsrhldcumpfgybwvk-.,>_=:+0123456789/()\t'),
    ...Array.from({ length: 256 }, (_, byte) => byte),
  ]),
]

function byteSetsIn(pattern: Pattern): readonly ByteSet[] {
  if (pattern.kind === 'byte') return [pattern.fits]
  if (pattern.kind === 'repeat') return byteSetsIn(pattern.of)
  return pattern.kind === 'sequence' || pattern.kind === 'choice' ? pattern.of.flatMap(byteSetsIn) : []
}

/** Puts bytes together that are in the same sets. */
function classesOf(sets: readonly ByteSet[]): { readonly classOf: Uint8Array; readonly bytes: readonly number[] } {
  const different = [...new Set(sets)]
  const classOf = new Uint8Array(256)
  const bytes: number[] = []
  const numbers = new Map<string, number>()
  for (const byte of BY_FREQUENCY) {
    const key = different.map((set) => (set[byte] === true ? '1' : '0')).join('')
    const number = numbers.get(key) ?? bytes.push(byte) - 1
    numbers.set(key, number)
    classOf[byte] = number
  }
  return { classOf, bytes }
}
