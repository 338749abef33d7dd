import type { Line } from '@/lib/mail/line'
import { isBlank, type Token } from '../tokens'
import { isRule, splitCells, wordsOfLine } from './cells'
import { placeIn } from './place-in'
import { screenColumn } from './screen-column'
import { unitOf } from './words'

/** What stands over the columns, and over the labels. */
export interface Heads {
  readonly corner: Token | null
  /** over a second column of labels */
  readonly second?: Token
  readonly heads: readonly Token[]
}

/** What a line of heads above says of each column: its own head, or that of its group. */
export interface Above {
  readonly first: number
  readonly corner: Token | null
  readonly tokens: readonly Token[]
}

const LONGEST_HEAD = 160
const MOST_HEADS = 12

/** Something else puts these over figures. */
const OTHER =
  /^(?:function|symbol|text|data|bss|filename|pid|cpu\d*|samples|children|self|overhead|command|blocks|used|available|use%|mounted|start|end|sectors|size|inodes?|mem(?:ory)?|swap|irq|device:?|tps|addr(?:ess)?|offset|count|value|bytes|date|version|line|column|id|uid|events?|index|result|score|hits?|misses|ticks|calls|errors|%|insns?|cycles)$/i
const OTHER_CORNER = /^(?:function|symbol|pid|device|irq|filename|addr|offset|command|file$|len(?:gth)?$)/i

const isOther = (words: string): boolean => OTHER.test(words)

const RATE = /^(?:[kKM]?iops|bw|bandwidth|throughput)\b|\/s\b/i

/** One of the heads stands over something else; "cpu" beside rates is what they cost. */
export function holdOther(heads: readonly Token[]): boolean {
  const areRates = heads.some(({ text }) => RATE.test(text))
  return heads.some(({ text }) => isOther(text) && !(areRates && /^cpu$/i.test(text)))
}

export const isOtherCorner = (words: string): boolean => OTHER_CORNER.test(words)

const CODE = /[;{}]|->|\/\*|[=!]=[^=]|^\s*(?:#\s*(?:include|define|if|endif)|\*\s|\/\/|@@|[-+][^-+\s|=])/

/** `Average IOPS decreased by 53%`: how much it changed, not what it is */
const TELLS_CHANGE = /\b(?:(?:in|de)creas|improv|reduc|degrad|dropp)\w{1,3} by\b/i

export const mayBeHead = ({ text }: Line): boolean =>
  text.length <= LONGEST_HEAD &&
  /[A-Za-z]|(?:^|\s)[1-7]\.\d{1,2}\.\d/.test(text) &&
  !/[.,?!"]$/.test(text) &&
  (!/[\s|]\d[\d.,]*[\s|]*$/.test(text) || /[\s|][1-7]\.\d{1,2}\.\d{1,3}[\s|]*$/.test(text)) &&
  !CODE.test(text) &&
  !TELLS_CHANGE.test(text)

/** no head of figures */
const NOTE = /^(?:notes?|comments?|remarks?)$/i

/** As many heads as figures, or one more that stands over the labels. */
export function headsOf(lines: readonly Line[], at: number, width: number): Heads | null {
  const line = lines[at]
  if (!line) return null
  const cells = splitCells(line)
  for (const tokens of [cells, wordsOfLine(line), splitBelow(lines, at, width)]) {
    const own = tokens.filter(({ text }, i) => !isRule(text) && !(i === tokens.length - 1 && NOTE.test(text)))
    if (own.length > 0 && own.length <= MOST_HEADS && (own.every(isHead) || own.every(isUnitAlone))) {
      if (own.length === width) return { corner: null, heads: own }
      if (own.length === width + 1) return { corner: own[0] ?? null, heads: own.slice(1) }
      // two columns of labels, in a box
      if (own.length === width + 2 && tokens === cells && line.text.includes('|'))
        return { corner: own[0] ?? null, ...(own[1] && { second: own[1] }), heads: own.slice(2) }
    }
  }
  return null
}

/** a kernel without a suffix is no figure */
const isVersion = (text: string): boolean => /^[1-7]\.\d{1,2}\.\d{1,3}$/.test(text)

export const isHead = ({ text }: Token): boolean =>
  text.length <= 32 && (isVersion(text) || !/^[\d.,]+$|^[([]/.test(text)) && text.split(/\s+/).length <= 5

/** `(MB/s)` under the name of its column */
export const isUnitAlone = ({ text }: Token): boolean =>
  /^\([\w/]{1,8}\)$/.test(text) && unitOf(text.slice(1, -1)) !== null

/** Words under the heads of the line above: `Time  Time` over `Orphan locked  No orphan`. */
function splitBelow(lines: readonly Line[], at: number, width: number): readonly Token[] {
  const line = lines[at]
  const above = lines[at - 1]
  if (!line || !above || line.depth !== above.depth || above.text.length > LONGEST_HEAD) return []
  const over = wordsOfLine(above).slice(-width)
  return over.length === width ? (splitAt(line, over).cells ?? []) : []
}

interface Split {
  readonly before: Token | null
  readonly cells: readonly Token[] | null
}

/** The words of a line that begin under or over others, each with what follows it. `cells` null: one begins elsewhere. */
function splitAt(line: Line, at: readonly Token[]): Split {
  const starts = at.map((token) => screenColumn(token))
  const words = wordsOfLine(line)
  const from = (start: number, end: number): readonly Token[] =>
    words.filter((word) => screenColumn(word) >= start && screenColumn(word) < end)
  const cells = starts.flatMap((start, i) => {
    const cell = joinWords(from(start, starts[i + 1] ?? Number.POSITIVE_INFINITY))
    return cell !== null && screenColumn(cell) === start ? [cell] : []
  })
  return { before: joinWords(from(0, starts[0] ?? 0)), cells: cells.length === at.length ? cells : null }
}

function joinWords(words: readonly Token[]): Token | null {
  const first = words[0]
  const last = words[words.length - 1]
  if (!first || !last) return null
  return { ...first, text: first.line.text.slice(first.start, last.start + last.text.length) }
}

/** A second line of heads over the first: one for each column, or one for each group of columns of the same names. */
export function headsOver(lines: readonly Line[], at: number, { heads }: Heads): Above {
  const none = { first: at, corner: null, tokens: [] }
  const first = lineOver(lines, at)
  const line = lines[first]
  if (!line || heads.length < 2) return none
  const { before, cells: aligned } = splitAt(line, heads)
  if (aligned?.every(isHead)) return { first, corner: before, tokens: aligned }
  const cells = splitCells(line).filter(({ text }) => !isRule(text))
  const groups = groupsOf(heads)
  const found = [cells, cells.slice(1)].find(
    ({ length }) => length > 1 && (length === heads.length || length === groups),
  )
  if (!found?.every(isHead)) return none
  const size = heads.length / found.length
  return {
    first,
    corner: found.length < cells.length ? (cells[0] ?? null) : null,
    tokens: heads.flatMap((_, i) => found[Math.floor(i / size)] ?? []),
  }
}

/** The nearest line above that is no rule and may hold heads; -1: none. */
function lineOver(lines: readonly Line[], at: number): number {
  const below = lines[at]
  for (let i = at - 1; i >= Math.max(0, at - 3); i--) {
    const line = lines[i]
    if (!line || line.depth !== below?.depth || isBlank(line)) return -1
    if (isRule(line.text)) continue
    return (mayBeHead(line) && !/:\s*$/.test(line.text)) || arePlaces(line) ? i : -1
  }
  return -1
}

/** `iodepth 8      iodepth 16` over columns or groups of them, `from`: behind so many words over the labels */
export const arePlaces = (line: Line, from = 0): boolean => {
  const cells = line.text.length > LONGEST_HEAD || !/[=\s]\d/.test(line.text) ? [] : splitCells(line).slice(from)
  return cells.length > 1 && cells.every(({ text }) => placeIn(text) !== null)
}

/** `base | patched | base | patched` is two groups; names that do not repeat are none. */
function groupsOf(heads: readonly Token[]): number {
  const names = heads.map(({ text }) => text)
  const size = new Set(names).size
  return size < names.length && names.every((name, i) => name === names[i % size]) ? names.length / size : 0
}
