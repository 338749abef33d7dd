import { type State, StateMaker } from './pattern-states'
import { type Reached, reach } from './reach'
import type { Pattern } from './read-pattern'

/** Where a line stands in all patterns at once. */
interface Place extends Reached {
  /** the sets that it fits where it ends here */
  readonly setsAtEnd: number
}

/**
 * The places that a line can come to in patterns, found when a line first comes to them: thousands in the first second, of some hundred states each. They are
 * known again by a sum over their states, and by a mark on each of them, without putting them in an order.
 */
export class Places {
  readonly #bytes: readonly number[]
  readonly #atStart: readonly State[]
  /** what begins with a byte of each class, anywhere in a line */
  readonly #begun: readonly Reached[]
  readonly #reached = new Map<State, Reached>()
  /** for each state the number of the last gathering that had it */
  readonly #marks: Int32Array
  #gathering = 0

  readonly #all: Place[] = []
  /** numbers of places by the sum over their states */
  readonly #bySum = new Map<number, number[]>()

  /** @param bytes one of each class of bytes */
  constructor(sets: readonly (readonly Pattern[])[], before: Pattern, bytes: readonly number[]) {
    const maker = new StateMaker()
    const begins = sets.flatMap((set, index) => set.map((pattern) => maker.before(pattern, maker.fit(index))))
    const opened = maker.fork([...reach(begins, 'start').threads])
    this.#atStart = reach([opened, maker.before(before, opened)], 'start').threads
    this.#bytes = bytes
    this.#marks = new Int32Array(maker.made)
    const anywhere = reach(begins).threads
    this.#begun = bytes.map((byte) => this.#gather(NOWHERE, anywhere, byte))
    this.#numberOf({ threads: this.#atStart, sets: 0 })
  }

  get count(): number {
    return this.#all.length
  }

  /** The sets that were gone through with the byte before, a bit for each. */
  setsAt(number: number): number {
    return this.#all[number]?.sets ?? 0
  }

  /** The same where the line ends here. */
  setsAtEnd(number: number): number {
    return this.#all[number]?.setsAtEnd ?? 0
  }

  /**
   * The number of the place behind this one and a byte of that class.
   *
   * @param anew all others are forgotten before, but for the one in a line's beginning, which is always number 0
   */
  behind(number: number, byteClass: number, anew: boolean): number {
    const from = this.#all[number]?.threads ?? []
    if (anew) this.#forget()
    return this.#numberOf(this.#gather(this.#begun[byteClass] ?? NOWHERE, from, this.#bytes[byteClass] ?? 0))
  }

  #forget(): void {
    this.#all.length = 0
    this.#bySum.clear()
    this.#numberOf({ threads: this.#atStart, sets: 0 })
  }

  /** What was begun, and what lies behind these states with that byte. Each is marked. */
  #gather(begun: Reached, from: readonly State[], byte: number): Reached {
    const marks = this.#marks
    const gathering = ++this.#gathering
    const threads = begun.threads.slice()
    for (const { id } of threads) marks[id] = gathering
    let sets = begun.sets
    for (const state of from) {
      if (state.kind !== 'take' || state.fits[byte] !== true) continue
      const reached = this.#behindState(state.next)
      sets |= reached.sets
      for (const thread of reached.threads) {
        if (marks[thread.id] === gathering) continue
        marks[thread.id] = gathering
        threads.push(thread)
      }
    }
    return { threads, sets }
  }

  #behindState(state: State): Reached {
    const known = this.#reached.get(state)
    if (known !== undefined) return known
    const reached = reach([state])
    this.#reached.set(state, reached)
    return reached
  }

  /** @param gathered the last gathering */
  #numberOf({ threads, sets }: Reached): number {
    const gathering = this.#gathering
    let sum = sets
    for (const { id } of threads) sum = (sum + scattered(id)) | 0
    const alike = this.#bySum.get(sum) ?? []
    for (const number of alike) {
      const place = this.#all[number]
      if (place?.sets !== sets || place.threads.length !== threads.length) continue
      if (place.threads.every(({ id }) => this.#marks[id] === gathering)) return number
    }
    const number = this.#all.push({ threads, sets, setsAtEnd: reach(threads, 'end').sets }) - 1
    this.#bySum.set(sum, [...alike, number])
    return number
  }
}

const NOWHERE: Reached = { threads: [], sets: 0 }

/** Numbers that follow one another, spread over all 32 bits: sums of different ones are hardly ever the same. */
function scattered(number: number): number {
  const spread = Math.imul(number + 1, 0x9e3779b1)
  return Math.imul(spread ^ (spread >>> 15), 0x85ebca6b)
}
