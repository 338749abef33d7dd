import type { Line } from '@/lib/mail/line'
import type { Fact } from './fact'
import type { Paragraph } from './paragraph'
import { readWords } from './read-facts'

/** A list in which the poster says what the names of the runs stand for. */
export interface LegendRow {
  /** "1", "A", "base": how the runs are called later on */
  readonly key: string
  /** the word for what is told apart: "Test" */
  readonly noun: string | null
  readonly facts: readonly Fact[]
}

export interface Legend {
  readonly first: number
  readonly last: number
  readonly rows: readonly LegendRow[]
}

const HEAD_KEY =
  /^(test|run|case|config(?:uration)?|setup|kernel|system|#|no\.?|nr\.?|name|label|id)\b(?:\s*(?:no\.?|nr\.?|number|#|name|id))?\s*$/i
const HEAD_FIELDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:mount )?options?(?: used)?$/i, 'mountOptions'],
  [/^(?:kernel|version)s?(?: version)?$/i, 'kernel'],
  [/^(?:file ?system|fs)(?: type)?$/i, 'filesystem'],
  [/^(?:elevator|(?:i\/?o )?scheduler)$/i, 'factors.elevator'],
  [/^patch(?:es)?$/i, 'factors.patch'],
]
/** `Test 2: rw,noatime`, `A = 2.4.9 vanilla`, `run3 - ext3, data=journal` */
const ROW =
  /^\s*(?:[*o-]\s+)?["'(]?((?:(test|run|case|config|setup|kernel|system)[ #]*)?([A-Z]{1,2}\d?|\d{1,2}|[a-z]\d?))["')]?\s*(?:[:=)]|\s-{1,2}>?\s|\t)\s*(\S.*)$/i

/** what a table's head would have to name, and two columns */
const TABLE = /(?:options?|kernels?|version|file ?system|fs|type|elevator|scheduler|used|patch(?:es)?)\s*$/im
const cellsOf = (text: string): readonly string[] => text.trim().split(/\t+|\s{2,}|\s*\|\s*/)

/** The legends of a paragraph's lines. `labels` are the names that the results carry themselves. */
export function readLegend(paragraph: Paragraph, lines: readonly Line[], labels: readonly string[]): Legend | null {
  const texts = paragraph.text.split('\n')
  return (
    readTable(paragraph, texts, lines) ??
    readList(paragraph, texts, lines) ??
    readNamed(paragraph, texts, lines, labels) ??
    readKernels(paragraph, texts, lines) ??
    readLabelled(paragraph, lines, labels)
  )
}

/** `[1] client kernel: Linux 5.10 …` under results of which one is named CLIENT */
const NAMED =
  /^\s*(?:\[\d+\]\s*|[*o-]\s+)?["'(]?([\w.+-]+)["')]?(?:\s+(?:kernel|machine|system|box|host|mount options?|filesystem|fs))?(?:\s*[:=]\s*|\s+(indicates|means|denotes|stands for)\s+)(\S.*)$/i
/** words around what a name means */
const AROUND = /\b(?:mount(?:ed)?|options?|kernel|filesystem|and|with|the|on|using|is|was|applied)\b/gi

function readNamed(
  { first, last }: Paragraph,
  texts: readonly string[],
  lines: readonly Line[],
  labels: readonly string[],
): Legend | null {
  const names = new Set(labels.map((label) => label.toLowerCase()))
  const isNamed = (text: string) => names.has((NAMED.exec(text)?.[1] ?? '').toLowerCase())
  // nothing but the names of the results, each with what it is
  const isList =
    names.size > 1 && texts.length > 1 && texts.every((text) => isNamed(text) && !/[:=].*=|[:=].*\d{3}/.test(text))
  const rows = texts.flatMap((text, i): LegendRow[] => {
    const match = names.size > 1 ? NAMED.exec(text) : null
    const [, key = '', explains, words = ''] = match ?? []
    if (!names.has(key.toLowerCase())) return []
    const place = placeOf(words, first + i, lines)
    const read = readWords(words, place).filter(({ field }) => field !== 'system.label')
    const facts = explains === undefined ? read : [...read, ...restOf(words, read, place)]
    return isList || facts.length > 0
      ? [{ key, noun: null, facts: facts.length === 0 ? [variantOf(words, place)] : facts }]
      : []
  })
  const told = isList ? rows.map((row) => withBase(row, rows)) : rows
  return told.length > 0 ? { first, last, rows: told } : null
}

const variantOf = (words: string, place: Omit<Fact, 'field' | 'value' | 'certainty'>): Fact => ({
  field: 'factors.variant',
  value: words.slice(0, LONGEST_MEANING),
  certainty: 'set',
  ...place,
})

/** `sched14: stock58 with all of the patches`, where `stock58: linux 2.5.58` stands in the same list: what is said of that one holds for it */
function withBase(row: LegendRow, rows: readonly LegendRow[]): LegendRow {
  const words = row.facts[0]?.text ?? ''
  const base = rows.find((other) => other !== row && words.startsWith(`${other.key} `))
  const known = new Set(row.facts.map(({ field }) => field))
  return base === undefined
    ? row
    : { ...row, facts: [...row.facts, ...base.facts.filter(({ field }) => !known.has(field))] }
}

/** "mount options=v3 and Ann's patch applied": what no extractor knows is the poster's word for it */
function restOf(
  words: string,
  read: readonly Fact[],
  place: Omit<Fact, 'field' | 'value' | 'certainty'>,
): readonly Fact[] {
  const rest = read.reduce((left, { value }) => left.replace(value, ' '), words).replace(AROUND, ' ')
  if (
    words.length > LONGEST_MEANING ||
    !/[a-z]{3}/i.test(rest) ||
    read.some(({ field }) => /^factors\.(?!nfs)/.test(field))
  )
    return []
  return [{ field: 'factors.variant', value: words, certainty: 'set', ...place }]
}

/** "the latest patch (2.4.0-t8-patch4), labelled TEST8": prose that says which kernel a name stands for */
const LABELLED =
  /(?<![\w.])([1-7]\.\d{1,2}\.\d{1,3}[\w.+-]*)\)?,?\s+(?:(?:is|are|was)\s+)?(?:labell?ed|called|named|marked)\s+(?:as\s+)?["'`(]?([\w.+-]*\w)/gi

function readLabelled(
  { first, last, text }: Paragraph,
  lines: readonly Line[],
  labels: readonly string[],
): Legend | null {
  const names = new Set(labels.map((label) => label.toLowerCase()))
  const rows = [...text.matchAll(LABELLED)].flatMap(([whole, value = '', key = '']): LegendRow[] => {
    if (!names.has(key.toLowerCase())) return []
    const at = text.indexOf(whole)
    const place = placeOf(value, first + (text.slice(0, at).split('\n').length - 1), lines)
    return [{ key, noun: null, facts: [{ field: 'kernel', value, certainty: 'set', ...place }] }]
  })
  return rows.length > 0 ? { first, last, rows } : null
}

/** `2.4.18-pre3ll   low-latency patch`, `2.5.47-mm3u is the same with your update`: what the poster's name of a kernel stands for */
const KERNEL_ROW =
  /^\s*(?:[*o-]\s+)?(?:linux-)?([1-7]\.\d{1,2}\.\d{1,3}[\w.+-]*)(?:\s*[:=]\s*|\s+(?:is|has|was|had|means)\s+|\s+-{1,2}\s+|\s+)(\S.*?)\s*$/
/** figures, what a shell prints, a sentence's end */
const NO_MEANING = /\d{3}|[<>|@]|[.;]\s+\S|\d[.,]\d+\s|^[\d.,%\s]+$/
const LONGEST_MEANING = 60

/** Two kernels or more, each on a line of its own with what it is. */
function readKernels({ first, last }: Paragraph, texts: readonly string[], lines: readonly Line[]): Legend | null {
  const matches = texts.map((text) => KERNEL_ROW.exec(text))
  const named = texts.filter((text, i) => matches[i] !== null || /^\s*[1-7]\.\d{1,2}\.\d{1,3}[\w.+-]*\s*$/.test(text))
  if (named.length < 2 || named.length < texts.length) return null
  const rows = matches.flatMap((match, i): LegendRow[] => {
    const [, key = '', words = ''] = match ?? []
    if (words.length > LONGEST_MEANING || !/[a-z]{3}/i.test(words) || NO_MEANING.test(words)) return []
    const place = placeOf(words, first + i, lines)
    return [{ key, noun: null, facts: [{ field: 'factors.variant', value: words, certainty: 'set', ...place }] }]
  })
  return rows.length > 0 ? { first, last, rows } : null
}

/** A head "Test No. / Mount options" and a row for each test. */
function readTable({ first, last, text }: Paragraph, texts: readonly string[], lines: readonly Line[]): Legend | null {
  if (!TABLE.test(text)) return null
  const head = texts.findIndex((text) => cellsOf(text).length > 1 && HEAD_KEY.test(cellsOf(text)[0] ?? ''))
  const [keyHead = '', ...heads] = head < 0 ? [] : cellsOf(texts[head] ?? '')
  const fields = heads.map((name) => HEAD_FIELDS.find(([pattern]) => pattern.test(name))?.[1] ?? null)
  if (!fields.some((field) => field !== null)) return null
  const noun = /[a-z]+/i.exec(keyHead)?.[0] ?? null
  const rows = texts.slice(head + 1).flatMap((row, i): LegendRow[] => {
    const [key = '', ...cells] = cellsOf(row)
    const index = first + head + 1 + i
    if (key === '' || cells.length === 0) return []
    const facts = fields.flatMap((field, column) =>
      field === null ? [] : cellFacts(field, cells[column] ?? '', index, lines),
    )
    return [{ key, noun, facts }]
  })
  return rows.length > 0 ? { first, last, rows } : null
}

function cellFacts(field: string, cell: string, index: number, lines: readonly Line[]): readonly Fact[] {
  if (cell === '' || /^(?:-+|none|n\/a)$/i.test(cell)) return []
  return [{ field, value: cell, certainty: 'set', ...placeOf(cell, index, lines) }]
}

function placeOf(words: string, index: number, lines: readonly Line[]) {
  const line = lines[index]
  const at = Math.max(0, line?.text.indexOf(words) ?? 0)
  return { index, line: line?.number ?? index + 1, column: (line?.offset ?? 0) + at + 1, text: words }
}

/** Two lines or more "NAME: conditions", each with another name. */
function readList({ first, last }: Paragraph, texts: readonly string[], lines: readonly Line[]): Legend | null {
  const matches = texts.map((text) => ROW.exec(text))
  if (new Set(matches.flatMap((match) => match?.[3] ?? [])).size < 2) return null
  const rows = matches.flatMap((match, i): LegendRow[] => {
    const [, , noun = null, key = '', words = ''] = match ?? []
    if (match === null) return []
    const facts = readWords(words, placeOf(words, first + i, lines)).filter(({ field }) => !field.startsWith('system.'))
    return facts.length === 0 ? [] : [{ key, noun, facts }]
  })
  return rows.length > 1 && new Set(rows.map(({ key }) => key)).size === rows.length ? { first, last, rows } : null
}
