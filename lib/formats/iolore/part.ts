import { oneSpaced } from './folded'

/** What stands between the parts of a list. */
const BETWEEN = ' | '

/** A word that stands as it is: it neither begins like a quotation, a list or another comparison, nor holds what separates parts. */
const PLAIN = /^(?!IOlore |[A-Z]{1,4}>)[\p{L}\p{N}+/(.~_][^"|]*$/u

/** Whether a part stands without quotes. */
export const isPlain = (text: string): boolean => PLAIN.test(text)

/** A part of a list, in double quotes where it would be read otherwise; quotes inside them are doubled. */
export const writePart = (text: string, mayBePlain: (text: string) => boolean = () => true): string => {
  const clean = oneSpaced(text)
  return isPlain(clean) && mayBePlain(clean) ? clean : `"${clean.replaceAll('"', '""')}"`
}

export const joinParts = (parts: readonly string[]): string => parts.join(BETWEEN)

/** A part as it was written, and whether in quotes. */
export interface Part {
  readonly text: string
  readonly quoted: boolean
}

/** One entry of a list: `noatime`, `kernel=2.4.7`, `"a=b"=c`. */
export interface Entry {
  /** null: a part alone */
  readonly key: Part | null
  readonly value: Part
}

const ENTRY = /^(?:("(?:[^"]|"")*"|[^"|=]+)=)?("(?:[^"]|"")*"|[^"|]+)$/

/** More entries than this no comparison has. */
const ENTRIES_AT_MOST = 100

/** The entries of a list; null where one of them is none. `hasKeys` false: the first entry is a part alone, whatever is in it. */
export function readParts(text: string, hasKeys: boolean): readonly Entry[] | null {
  const entries: Entry[] = []
  const pieces = splitParts(text)
  if (pieces.length > ENTRIES_AT_MOST) return null
  for (const piece of pieces) {
    const isAlone = !hasKeys && entries.length === 0
    const [, key, value] = (isAlone ? null : ENTRY.exec(piece)) ?? []
    if (isAlone && /^(?:"(?:[^"]|"")*"|[^"|]+)$/.test(piece)) entries.push({ key: null, value: readPart(piece) })
    else if (key !== undefined && value !== undefined) entries.push({ key: readPart(key), value: readPart(value) })
    else return null
  }
  return entries
}

/** Between quotes a separator is none. */
function splitParts(text: string): readonly string[] {
  const pieces: string[] = []
  let piece = ''
  let isOpen = false
  for (const next of text.split(BETWEEN)) {
    piece = piece === '' ? next : piece + BETWEEN + next
    if (next.split('"').length % 2 === 0) isOpen = !isOpen
    if (isOpen) continue
    pieces.push(piece)
    piece = ''
  }
  return piece === '' ? pieces : [...pieces, piece]
}

const readPart = (text: string): Part =>
  text.startsWith('"') ? { text: text.slice(1, -1).replaceAll('""', '"'), quoted: true } : { text, quoted: false }
