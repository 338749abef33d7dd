import { type ByteClasses, classesOf } from './byte-classes'
import { Places } from './places'
import { readPattern } from './read-pattern'

const LINE_FEED = 10
const RETURN = 13
/**
 * More places than this are forgotten, and found again as they are needed: text made to have many must not fill the memory. The mails of a list come to
 * some 6,000 with the patterns of all formats.
 */
const MOST_PLACES = 16_384
/** In the place of the next one: it is not found yet. Below it stands a place where something fits. */
const UNKNOWN = -1
const FITS = -2

/**
 * Finds which sets of patterns a line may fit, at one look at each byte however many patterns there are: where it stands in all of them
 * together is one place of an automaton, which is found when a line first comes to it.
 *
 * A line may be said to fit where it does not (see readPattern), never the other way round. Bytes are looked at as they are: charsets
 * that write ASCII as ASCII are read without decoding.
 */
export class LineScanner {
  /** where the line ended that was looked at last: its line end, or the end of the bytes */
  end = 0

  readonly #classes: ByteClasses
  readonly #places: Places
  /** for each place and class of bytes the next place: its number, times the number of classes */
  #next: Int32Array

  /**
   * @param sets patterns in at most 30 sets
   * @param before what may stand in a line's beginning before what `^` begins
   */
  constructor(sets: readonly (readonly RegExp[])[], before: RegExp) {
    const marks = readPattern(before)
    const patterns = sets.map((set) => set.map(readPattern))
    this.#classes = classesOf([marks, ...patterns.flat()])
    this.#places = new Places(patterns, marks, this.#classes.bytes)
    this.#next = new Int32Array(256 * this.#classes.bytes.length).fill(UNKNOWN)
  }

  /** Looks at the line that begins at `from`. Gives back the sets that it may fit, a bit for each. */
  line(bytes: Uint8Array, from: number, to: number): number {
    const { classOf } = this.#classes
    let next = this.#next
    let place = 0
    let sets = 0
    let at = from
    for (; at < to; at++) {
      const byte = bytes[at] as number
      if (byte === LINE_FEED || byte === RETURN) break
      const cell = place + (classOf[byte] as number)
      place = next[cell] as number
      if (place >= 0) continue
      if (place === UNKNOWN) {
        place = this.#step(cell)
        next = this.#next
      }
      if (place < 0) {
        place = FITS - place
        sets |= this.#places.setsAt(place / this.#classes.bytes.length)
      }
    }
    this.end = at
    return sets | this.#places.setsAtEnd(place / this.#classes.bytes.length)
  }

  /** Finds what lies behind a place and a class of bytes. */
  #step(cell: number): number {
    const width = this.#classes.bytes.length
    const byteClass = cell % width
    const place = (cell - byteClass) / width
    const isFull = this.#places.count >= MOST_PLACES
    const behind = this.#places.behind(place, byteClass, isFull)
    if (isFull) this.#next.fill(UNKNOWN)
    const found = this.#places.setsAt(behind) === 0 ? behind * width : FITS - behind * width
    if (this.#places.count * width > this.#next.length) this.#grow()
    if (!isFull) this.#next[cell] = found
    return found
  }

  #grow(): void {
    const grown = new Int32Array(2 * this.#next.length).fill(UNKNOWN)
    grown.set(this.#next)
    this.#next = grown
  }
}
