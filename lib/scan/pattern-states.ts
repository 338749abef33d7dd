import type { ByteSet, Pattern } from './read-pattern'

/**
 * Where one can stand in a pattern. Behind `take` lies `next` if the byte that comes is one of `fits`; behind the others without one: `fork` in
 * several places, `start` and `end` only there, and at `fit` the whole pattern was gone through.
 */
export type State =
  | { readonly kind: 'take'; readonly id: number; readonly fits: ByteSet; readonly next: State }
  | { readonly kind: 'fork'; readonly id: number; readonly next: State[] }
  | { readonly kind: 'start' | 'end'; readonly id: number; readonly next: State }
  | { readonly kind: 'fit'; readonly id: number; readonly set: number }

/**
 * Each repetition is a copy of its states. What may be repeated more often is taken as repeated any number of times: more texts fit, none fewer,
 * and who lets a mail through too easily loses nothing.
 */
const MOST_COPIES = 12
const MOST_OPTIONAL = 3

/** Makes the states of patterns, each with a number of its own. */
export class StateMaker {
  #made = 0

  /** how many states there are: their numbers are below it */
  get made(): number {
    return this.#made
  }

  fit(set: number): State {
    return { kind: 'fit', id: this.#made++, set }
  }

  fork(next: State[]): State {
    return { kind: 'fork', id: this.#made++, next }
  }

  /** Where a pattern begins behind which `next` lies. */
  before(pattern: Pattern, next: State): State {
    switch (pattern.kind) {
      case 'byte':
        return { kind: 'take', id: this.#made++, fits: pattern.fits, next }
      case 'start':
      case 'end':
        return { kind: pattern.kind, id: this.#made++, next }
      case 'sequence':
        return pattern.of.reduceRight((behind, part) => this.before(part, behind), next)
      case 'choice':
        return this.fork(pattern.of.map((part) => this.before(part, next)))
      case 'repeat':
        return this.#repeated(pattern, next)
    }
  }

  #repeated({ of, least, most }: Extract<Pattern, { kind: 'repeat' }>, next: State): State {
    let behind = next
    if (least > MOST_COPIES || most - least > MOST_OPTIONAL) {
      const ways: State[] = [next]
      behind = this.fork(ways)
      ways.push(this.before(of, behind))
    } else for (let n = least; n < most; n++) behind = this.fork([this.before(of, behind), next])
    for (let n = 0; n < Math.min(least, MOST_COPIES); n++) behind = this.before(of, behind)
    return behind
  }
}
