import { createLoader, type inferParserType, type ParserMap } from 'nuqs/server'

/** What an address says after its `?`, as Next hands it to a page or as a Request carries it. */
export type SearchInput = URLSearchParams | Readonly<Record<string, string | readonly string[] | undefined>>

/** A value in the address that means nothing here. The page goes on with the default and shows `words`. */
export interface Problem {
  readonly key: string
  readonly value: string
  /** a sentence for the reader: "sort=speed is not a column. Sorted by date instead." */
  readonly words: string
}

export interface Read<T> {
  readonly value: T
  readonly problems: readonly Problem[]
}

/** Stands for "not stated" where a filter names one value: `fs=-`. */
export const NOT_STATED = '-'

/** What a broken value is not, and what the page does instead: "is not a column. Sorted by date instead." */
export type Complaints<P extends ParserMap> = { readonly [K in keyof P & string]: string }

/** Reads every key with its parser; what a parser refuses is left out with a word. An empty value is an absent one. */
export function readSearch<P extends ParserMap>(
  parsers: P,
  complaints: Complaints<P>,
  search: SearchInput,
): Read<inferParserType<P>> {
  const params = withoutBlanks(toParams(search))
  const problems: Problem[] = []
  for (const [key, complaint] of Object.entries(complaints)) {
    const parser = parsers[key]
    for (const raw of params.getAll(key)) {
      const read = parser?.type === 'multi' ? parser.parse([raw]) : parser?.parse(raw)
      if (read === null) problems.push({ key, value: raw, words: `${key}=${shorten(raw)} ${complaint}` })
    }
  }
  return { value: createLoader(parsers)(params), problems }
}

/** A word about every key that an address does not take; a page passes over them, as links are given keys on their way. */
export const unknownKeys = (search: URLSearchParams, known: readonly string[]): readonly Problem[] =>
  [...search]
    .filter(([key]) => !known.includes(key))
    .map(([key, value]) => ({ key, value, words: `${shorten(key)} is no key of this address.` }))

/** An address's words, as Next hands them to a page, in one shape. */
export function toParams(search: SearchInput): URLSearchParams {
  if (search instanceof URLSearchParams) return search
  const entries = Object.entries(search).flatMap(([key, value]) =>
    (typeof value === 'string' ? [value] : (value ?? [])).map((one) => [key, one]),
  )
  return new URLSearchParams(entries)
}

/** Empty values go: a GET form sends every field that was left blank. */
const withoutBlanks = (params: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...params].filter(([, value]) => value !== ''))

const shorten = (value: string): string => (value.length > 40 ? `${value.slice(0, 39)}…` : value)
