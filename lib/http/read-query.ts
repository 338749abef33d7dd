import type { ParserMap } from 'nuqs/server'
import { type CursorValues, readCursor, writeCursor } from '@/lib/url/cursor'
import type { Read } from '@/lib/url/search'
import { HttpError } from './http-error'

const LOOK = 'See /api/v1/openapi.json.'

/**
 * The query of an address, read as the pages read it, but with nothing left out: a program is told what it got wrong and not answered
 * something else. `parsers` has every key that the address takes. @throws HttpError 400 `unknown_key`, `bad_value`
 */
export function readQuery<T>(request: Request, parsers: ParserMap, read: (search: URLSearchParams) => Read<T>): T {
  const search = new URL(request.url).searchParams
  for (const [key, value] of search) {
    const parser = Object.hasOwn(parsers, key) ? parsers[key] : undefined
    if (parser === undefined) throw unknownKey(key, Object.keys(parsers))
    if (value === '') throw badValue(`${key}= has no value. Leave the key out, or give it one.`)
    if (parser.type !== 'multi' && search.getAll(key).length > 1) throw badValue(`${key} is given twice.`)
  }
  const { value, problems } = read(search)
  const [problem] = problems
  if (problem === undefined) return value
  // Only a text that is looked for has parts, each with a reason of its own; the others' words say what a page does instead.
  throw badValue(problem.value === search.get(problem.key) ? noValue(problem.key, problem.value) : problem.words)
}

const unknownKey = (key: string, keys: readonly string[]): HttpError => {
  const known = keys.length === 0 ? 'It takes none' : `It takes ${keys.join(', ')}`
  return new HttpError(400, 'unknown_key', `${shorten(key)} is no key of this address. ${known}. ${LOOK}`)
}

const noValue = (key: string, value: string): string => `${key}=${shorten(value)} is no value of this key. ${LOOK}`

const badValue = (words: string): HttpError => new HttpError(400, 'bad_value', words)

const shorten = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text)

/** For an address that takes no key. */
export const requireNoQuery = (request: Request): void => {
  readQuery(request, {}, () => ({ value: null, problems: [] }))
}

/** Where the stretch that a cursor names begins; null: no cursor, the beginning. @throws HttpError 400 `bad_cursor` */
export function readPlace(cursor: string | null, order: string, length: number): CursorValues | null {
  if (cursor === null) return null
  const values = readCursor(cursor, order, length)
  if (values !== null) return values
  throw new HttpError(400, 'bad_cursor', 'This cursor is none of this list in this order. Begin again without it.')
}

/** The address of the stretch behind this one, keys as they are; null: there is none. */
export function nextHref(request: Request, order: string, end: CursorValues | null): string | null {
  if (end === null) return null
  const { pathname, searchParams } = new URL(request.url)
  const search = new URLSearchParams(searchParams)
  search.set('cursor', writeCursor(order, end))
  return `${pathname}?${search}`
}
