import { DAY_RANGE, readDayRange, type TimeRange } from './day-range'
import type { Problem } from './search'

/** Words that stand together; `prefix`: the last of them may go on. */
export interface TextTerm {
  /** null: anywhere in the mail */
  readonly column: 'subject' | 'author' | null
  readonly words: string
  readonly prefix: boolean
}

/** What one run states; `prefix`: the value only begins so. */
export interface RunTerm {
  readonly field: 'kernel' | 'filesystem' | 'option' | 'tool'
  readonly value: string
  readonly prefix: boolean
}

/** What is looked for: all of it must hold, everything of `runs` of one and the same run. */
export interface SearchQuery {
  readonly texts: readonly TextTerm[]
  readonly runs: readonly RunTerm[]
  readonly messageIds: readonly string[]
  readonly times: readonly TimeRange[]
}

type Part =
  | { readonly kind: 'texts'; readonly term: TextTerm }
  | { readonly kind: 'runs'; readonly term: RunTerm }
  | { readonly kind: 'messageIds'; readonly term: string }
  | { readonly kind: 'times'; readonly term: TimeRange }

interface Stated {
  readonly value: string
  readonly prefix: boolean
}

/** A part in its meaning; a text: why it has none, behind "kernel:2.*: ". */
type Reader = (stated: Stated) => Part | string

const HAS_WORD = /[\p{L}\p{N}]/u

const text =
  (column: TextTerm['column']): Reader =>
  ({ value, prefix }) =>
    HAS_WORD.test(value)
      ? { kind: 'texts', term: { column, words: value, prefix } }
      : 'holds no letter and no digit to look for.'

const run =
  (field: RunTerm['field'], spell = (value: string) => value): Reader =>
  ({ value, prefix }) =>
    value.includes('*')
      ? 'has a star elsewhere than at its end.'
      : { kind: 'runs', term: { field, value: spell(value), prefix } }

const lower = (value: string): string => value.toLowerCase()

const day: Reader = ({ value }) => {
  const term = readDayRange(value)
  return term === null ? `is no range of days: ${DAY_RANGE}` : { kind: 'times', term }
}

const messageId: Reader = ({ value }) => ({ kind: 'messageIds', term: value.replace(/^<(.*)>$/, '$1') })

/** What may stand before a colon. */
const READERS: ReadonlyMap<string, Reader> = new Map([
  ['kernel', run('kernel')],
  ['fs', run('filesystem', lower)],
  ['mount', run('option')],
  ['tool', run('tool', lower)],
  ['from', text('author')],
  ['s', text('subject')],
  ['d', day],
  ['m', messageId],
])

/** Written together they are one part: `s:"on a raid"*`. A quote that nobody closed goes to the end. */
const PART = /([a-z]+:)?(?:"([^"]*)"?(\*?)|(\S+))/giy
const SPACE = /\s*/y

/** More parts than anyone types. */
const MOST = 16

/**
 * What someone typed to look for mails: `delaylog`, `"log buffer"`, `throughp*`, `kernel:2.4.1*`, `fs:xfs`, `mount:delaylog`, `tool:dbench`, `from:name`,
 * `s:words`, `d:2001..2003`, `<Message-ID>`. A part that means nothing is left out with a word about it. Never throws; time is linear in the text.
 */
export function readSearchQuery(typed: string): { readonly value: SearchQuery; readonly problems: readonly Problem[] } {
  const found = splitParts(typed)
  const read = found.slice(0, MOST).map((part) => ({ part, is: readPart(part) }))
  const parts = read.flatMap(({ is }) => (typeof is === 'string' ? [] : [is]))
  const problems = [
    ...read.flatMap(({ part, is }) => (typeof is === 'string' ? [problem(part.whole, `${part.whole} ${is}`)] : [])),
    ...found
      .slice(MOST, MOST + 1)
      .map(({ whole }) => problem(whole, `${whole} and what follows: ${MOST} parts at most.`)),
  ]
  const value = {
    texts: parts.flatMap((part) => (part.kind === 'texts' ? [part.term] : [])),
    runs: parts.flatMap((part) => (part.kind === 'runs' ? [part.term] : [])),
    messageIds: parts.flatMap((part) => (part.kind === 'messageIds' ? [part.term] : [])),
    times: parts.flatMap((part) => (part.kind === 'times' ? [part.term] : [])),
  }
  return { value, problems }
}

/**
 * What stands before a colon like a key and is none, with a word about it. A page takes it for words of the mail, as people paste them; a program
 * that mistyped a key is not to be answered something else, and puts words that hold a colon into quotes.
 */
export function unknownKeys(typed: string): readonly Problem[] {
  return splitParts(typed).flatMap(({ unknown }) =>
    unknown === null
      ? []
      : [problem(unknown, `${unknown} is no key of a search. Words that hold a colon stand in quotes.`)],
  )
}

const problem = (value: string, words: string): Problem => ({ key: 'q', value, words })

interface Typed {
  readonly whole: string
  /** what stands before the colon, in lower case; null: nothing, or nothing known */
  readonly key: string | null
  /** what stands there instead, as typed */
  readonly unknown: string | null
  readonly stated: Stated
}

function splitParts(typed: string): readonly Typed[] {
  const parts: Typed[] = []
  for (let at = skip(typed, 0); at < typed.length; ) {
    PART.lastIndex = at
    const match = PART.exec(typed)
    if (match === null) break
    parts.push(toTyped(match))
    at = skip(typed, at + match[0].length)
  }
  return parts
}

function toTyped([whole = '', before = '', quoted, star = '', bare = '']: readonly string[]): Typed {
  // `s:` with nothing behind it
  const isEmpty = before === '' && bare.endsWith(':')
  const key = (isEmpty ? bare : before).slice(0, -1).toLowerCase()
  const isKnown = READERS.has(key)
  const prefix = star === '*' || bare.endsWith('*')
  const stated = quoted ?? (prefix ? bare.slice(0, -1) : bare)
  const value = !isKnown ? before + stated : isEmpty ? '' : stated
  const unknown = before === '' || isKnown ? null : before
  return { whole, key: isKnown ? key : null, unknown, stated: { value, prefix } }
}

function skip(typed: string, at: number): number {
  SPACE.lastIndex = at
  return at + (SPACE.exec(typed)?.[0].length ?? 0)
}

/** `<a@b>`, `a@b`: addresses of people are not searched for, so it can only be a mail's own name. */
const MESSAGE_ID = /^<?[^\s<>@]+@[^\s<>@]+>?$/

function readPart({ key, stated }: Typed): Part | string {
  if (stated.value.trim() === '') return 'says nothing to look for.'
  if (key !== null) return READERS.get(key)?.(stated) ?? 'is not known.'
  return MESSAGE_ID.test(stated.value) ? messageId(stated) : text(null)(stated)
}
