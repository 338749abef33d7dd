/** The values of a facet, each with a number of its own, in the order in which they were met. 0: not stated. */
export class Dictionary {
  readonly #codes = new Map<string | null, number>([[null, 0]])
  readonly #values: (string | null)[] = [null]

  get size(): number {
    return this.#values.length
  }

  /** Gives a value that is new its number. */
  add(value: string | null): number {
    const known = this.#codes.get(value)
    if (known !== undefined) return known
    const code = this.#values.push(value) - 1
    this.#codes.set(value, code)
    return code
  }

  /** undefined: no run states it */
  codeOf(value: string | null): number | undefined {
    return this.#codes.get(value)
  }

  valueOf(code: number): string | null {
    return this.#values[code] ?? null
  }

  /** The numbers of the values that fit. */
  codesOf(fits: (value: string | null) => boolean): ReadonlySet<number> {
    return new Set(this.#values.flatMap((value, code) => (fits(value) ? [code] : [])))
  }
}
