/** What a pattern for one line is made of. */
export type Pattern =
  | { readonly kind: 'byte'; readonly fits: ByteSet }
  | { readonly kind: 'sequence' | 'choice'; readonly of: readonly Pattern[] }
  | { readonly kind: 'repeat'; readonly of: Pattern; readonly least: number; readonly most: number }
  | { readonly kind: 'start' | 'end' }

/** For each of the 256 bytes whether it is one of them. Of a byte beyond ASCII is known only that it is: it fits where any does. */
export type ByteSet = readonly boolean[]

const BYTES = Array.from({ length: 256 }, (_, byte) => byte)
const ASCII = 0x80

const NOTHING: Pattern = { kind: 'sequence', of: [] }

/** A character, the class of its letter, or the first and the last of several. */
type Member = string | RegExp | readonly [string, string]

const CLASS = /[dDwWsS]/
const CONTROLS: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', f: '\f', v: '\v', 0: '\0' }

/**
 * A pattern that fits every line, as bytes of whatever charset, that this one fits, and perhaps more: what is looked for before or behind
 * without being taken (`\b`, `(?!…)`) is left out. Throws for a reference back to a group.
 */
export const readPattern = ({ source, flags }: RegExp): Pattern => new PatternReader(source, flags).choice()

/** By what they are made from: the same few hundred come again and again. */
const byteSets = new Map<string, ByteSet>()

class PatternReader {
  readonly #source: string
  readonly #anyCase: boolean
  #at = 0

  constructor(source: string, flags: string) {
    this.#source = source
    this.#anyCase = flags.includes('i')
  }

  choice(): Pattern {
    const of = [this.#sequence()]
    while (this.#take(/\|/y) !== null) of.push(this.#sequence())
    return { kind: 'choice', of }
  }

  #take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#source)
    if (found !== null) this.#at = pattern.lastIndex
    return found
  }

  #sequence(): Pattern {
    const of: Pattern[] = []
    while (this.#at < this.#source.length && !'|)'.includes(this.#source.charAt(this.#at))) of.push(this.#repeated())
    return { kind: 'sequence', of }
  }

  #repeated(): Pattern {
    const of = this.#single()
    const times = this.#take(/(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/y)
    if (times === null) return of
    const [, sign, least = sign === '+' ? '1' : '0', comma, most = ''] = times
    const isOpen = sign === undefined ? comma !== undefined && most === '' : sign !== '?'
    return {
      ...{ kind: 'repeat', of, least: Number(least) },
      most: isOpen ? Number.POSITIVE_INFINITY : sign === '?' ? 1 : Number(most || least),
    }
  }

  #single(): Pattern {
    if (this.#take(/\\[bB]/y) !== null) return NOTHING
    const anchor = this.#take(/[$^]/y)
    if (anchor !== null) return { kind: anchor[0] === '^' ? 'start' : 'end' }
    if (this.#take(/\./y) !== null) return this.#bytesOf([], true)
    const group = this.#take(/\((\?<?[=!])?(?:\?:|\?<\w+>)?/y)
    if (group !== null) {
      const inside = this.choice()
      this.#at++
      return group[1] === undefined ? inside : NOTHING
    }
    const set = this.#take(/\[(\^?)/y)
    if (set === null) return this.#bytesOf([this.#character()], false)
    const members: Member[] = []
    while (this.#take(/\]/y) === null) members.push(this.#member())
    return this.#bytesOf(members, set[1] === '^')
  }

  #member(): Member {
    const first = this.#character()
    if (this.#take(/-(?!\])/y) === null) return first
    const last = this.#character()
    if (typeof first !== 'string' || typeof last !== 'string') throw new Error(`a range of classes: ${this.#source}`)
    return [first, last]
  }

  #character(): string | RegExp {
    const plain = this.#take(/[^\\]/y)
    if (plain !== null) return plain[0]
    const code = this.#take(/\\(?:x([\dA-Fa-f]{2})|u([\dA-Fa-f]{4}))/y)
    if (code !== null) return String.fromCharCode(Number.parseInt(code[1] ?? code[2] ?? '', 16))
    const escaped = this.#take(/\\([^1-9])/y)?.[1]
    if (escaped === undefined) throw new Error(`not read in a pattern: ${this.#source.slice(this.#at)}`)
    return CLASS.test(escaped) ? new RegExp(`\\${escaped}`) : (CONTROLS[escaped] ?? escaped)
  }

  #bytesOf(members: readonly Member[], isNegated: boolean): Pattern {
    const isBeyond = isNegated || members.some(reachesBeyond)
    const one: Pattern = { kind: 'byte', fits: this.#setOf(members, isNegated, isBeyond) }
    if (!isBeyond) return one
    // A character beyond ASCII is several bytes.
    const rest: Pattern = { kind: 'byte', fits: this.#setOf([], false, true) }
    return { kind: 'sequence', of: [one, { kind: 'repeat', of: rest, least: 0, most: Number.POSITIVE_INFINITY }] }
  }

  #setOf(members: readonly Member[], isNegated: boolean, isBeyond: boolean): ByteSet {
    const key = `${this.#anyCase} ${isNegated} ${isBeyond} ${members.map(String).join(' ')}`
    const known = byteSets.get(key)
    if (known !== undefined) return known
    const has = (letter: string): boolean => members.some((member) => isIn(member, letter))
    const fits = BYTES.map((byte) => {
      if (byte >= ASCII) return isBeyond
      const letter = String.fromCharCode(byte)
      const isOne = has(letter) || (this.#anyCase && (has(letter.toLowerCase()) || has(letter.toUpperCase())))
      return isOne !== isNegated
    })
    byteSets.set(key, fits)
    return fits
  }
}

function isIn(member: Member, letter: string): boolean {
  if (typeof member === 'string') return member === letter
  return member instanceof RegExp ? member.test(letter) : letter >= member[0] && letter <= member[1]
}

/** `\s` and `\S` among others. */
function reachesBeyond(member: Member): boolean {
  if (typeof member === 'string') return member > '\x7f'
  return member instanceof RegExp ? /[DWsS]/.test(member.source) : member[1] > '\x7f'
}
