import type { Line } from '@/lib/mail/line'
import { endOf, type Token } from '../tokens'
import { countOf } from './count'
import { onceALine } from './once-a-line'
import { unitOf } from './words'

/** A figure in a table, with the unit that stands behind it. */
export interface Cell {
  readonly token: Token
  /** null: nothing was measured, or a word says why not */
  readonly value: number | null
  readonly unit: string | null
  /** `+3.1%`: a change, not a figure */
  readonly isChange: boolean
  /** `bw=42.4MiB/s`: what the cell itself calls it */
  readonly name?: string
}

export interface Row {
  readonly label: Token
  readonly cells: readonly Cell[]
}

const NUMBER = /^[~<>]?(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?(?:e[+-]\d{1,2})?|\.\d+)\*?([A-Za-zµ][\w/]{0,10})?$/
/** `+3.1%`, `(-0.7)`, `(   0.00%)`, `*  -2.39%*`, `+/-53`, `±2%`, `(12.65/ 9.40%)` */
const CHANGE =
  /^\(\s*\d[\d.]*%?\s*\/\s*\d[\d.]*%\s*\)$|^\(?\s*[+-]?\d+(?:\.\d+)?\s?%\s?\)?$|^\(\s*[+-]?\d[\d.]*\s*\)$|^[+-]\d[\d.]*$|^\*\s*[+-]?\d[\d.]*%\s?\*$|^(?:±|\+\/?-)\s*\d[\d.]*(?:e[+-]\d{1,2}|%)?$/
const SHARE = /^\d+(?:\.\d+)?%$/
/** Powers of two, as the size of a block is */
const SIZE = /^(?:1|2|4|8|16|32|64|128|256|512|1024)[kKmM]$/
/** `BW=3939MiB/s`, `IOPS=390K(suboptimal)`: a figure that says its name */
const NAMED = /^(iops|bw|lat)=([\d.]+[\w/]{0,8})(?:\([a-z]{1,20}\))?$/i
const EMPTY = /^(?:-+|n\/?a|failed|fail|crash(?:ed)?|oom|hung|none|x)$/i
/** `13m20s`, `0m6.42s`, `3 min 45 sec`, `1:23.4` */
const CLOCK = /^~?(?:(\d+) ?m(?:in(?:ute)?s?)?,? ?(\d+(?:\.\d+)?)(?: ?s(?:ec(?:ond)?s?)?)?|(\d+):(\d\d(?:\.\d+)?))$/

/** Seconds of `13m20s`, `3 min 45 sec`, `1:23.4`; null: no clock's. */
export function clockOf(text: string): number | null {
  const clock = CLOCK.exec(text)
  const minutes = Number(clock?.[1] ?? clock?.[3])
  return clock === null ? null : Math.round((minutes * 60 + Number(clock[2] ?? clock[4])) * 1e6) / 1e6
}

export const isChange = (text: string): boolean => CHANGE.test(text)
export const isEmpty = (text: string): boolean => EMPTY.test(text)

/** Rules, `|---|---|`, `+====+`, `x---x---x`, `---- ----` */
export const isRule = (text: string): boolean =>
  text.length <= 200 && /^(?:[\s|+=:─━═│┼-]|(?<=^\s*|-)x(?=-|\s*$))+$/.test(text) && /--|==|──|━━|══/.test(text)

/** Cells as a person sets them apart: bars, tabs, two blanks or more. */
export const splitCells = onceALine((line): readonly Token[] => {
  const pattern = line.text.indexOf('|') >= 0 ? /[^|\t]+/g : /\S+(?: \S+)*/g
  return [...line.text.matchAll(pattern)].flatMap((cell) => {
    const text = cell[0].trim()
    const start = cell.index + cell[0].length - cell[0].trimStart().length
    return text === '' ? [] : [{ text, line, start }]
  })
})

/** Between bars, an empty cell too. */
export function cellsOfBox(line: Line): Token[] {
  if (!line.text.includes('|')) return []
  const from = line.text.indexOf('|') + (/^\s*\|/.test(line.text) ? 1 : 0)
  const inside = /^\s*\|/.test(line.text) ? from : 0
  const cells: Token[] = []
  for (let start = inside; start <= line.text.length; ) {
    const bar = line.text.indexOf('|', start)
    const end = bar < 0 ? line.text.length : bar
    const text = line.text.slice(start, end)
    if (bar >= 0 || text.trim() !== '')
      cells.push({ text: text.trim(), line, start: start + text.length - text.trimStart().length })
    start = end + 1
  }
  return cells
}

/** A change or spread behind a figure is a word of its own, glued to it or with blanks inside, and so are minutes with seconds; bars are none. */
const WORD =
  /(?<![\w.])\d{1,3} min(?:ute)?s?,? \d{1,2}(?:\.\d{1,3})? ?s(?:ec(?:ond)?s?)?(?!\w)|\(\s{0,4}\d[\d.]{0,8}%?\s{0,2}\/\s{0,4}\d[\d.]{0,8}%\s{0,2}\)|\(\s{0,6}[+-]?\d[\d.]{0,8}\s?%?\s{0,2}\)|\*\s{0,6}[+-]?\d[\d.]{0,8}%\s?\*|(?:±|\+\/?-)\s{0,3}\d[\d.]{0,8}(?:e[+-]\d{1,2}|%)?(?=[\s|)]|$)|[^\s|]+/g
const GLUED = /^(\d[\d.,]*[A-Za-z/]{0,8})((?:±|\+\/?-|\([+-]?\d).*)$/

export const wordsOfLine = onceALine((line): readonly Token[] =>
  [...line.text.matchAll(WORD)].flatMap(({ 0: text, index: start }) => {
    const [, figure = '', rest = ''] = GLUED.exec(text) ?? []
    if (figure === '' || !CHANGE.test(rest)) return [{ text, line, start }]
    return [
      { text: figure, line, start },
      { text: rest, line, start: start + figure.length },
    ]
  }),
)

/** A row: words, then figures with or without units up to its end. null: something else. */
export const readRow = onceALine((line): Row | null => {
  if (line.text.length > 200 || !/[\s|=~]\.?\d/.test(line.text) || endsInAWord(line.text)) return null
  // a star behind a row marks it, as mmtests and fsperf mark a change that is no noise
  const tokens = wordsOfLine(line).filter(({ text }) => text !== '*')
  const end = tokens[tokens.length - 1]
  if (!end || !mayEndRow(end)) return null
  const isBoxed = /[^\s|]\s*\|\s*[^\s|]/.test(line.text)
  const start = tokens.findIndex(
    (token, i) =>
      isFigure(token) &&
      (!isBoxed || isBehindBar(token)) &&
      !isSizeOfLabel(tokens, i) &&
      figuresFrom(tokens, i) !== null,
  )
  if (start < 0) return null
  const cells = sharesIn(figuresFrom(tokens, start) ?? [])
  if (start === 0) {
    const [first, ...rest] = cells
    return first && rest.length > 0 && first.value !== null ? { label: first.token, cells: rest } : null
  }
  const [first] = tokens
  const last = tokens[start - 1]
  if (!first || !last) return null
  const words = line.text.slice(first.start, endOf(last))
  const text = words.replace(/[\s|:=]+$/, '')
  return text === '' || text.length > 40 || /(?:->|=>|→)$/.test(text)
    ? null
    : { label: { text, line, start: first.start }, cells }
})

/** Cheap, before the line is taken apart: its end is a word of letters alone that is neither a unit nor stands for a figure. */
function endsInAWord(text: string): boolean {
  const [, word = ''] = /(?:^|[\s|])([A-Za-z][A-Za-z.:'"?!-]*)[\s|]*$/.exec(text.slice(-30)) ?? []
  return word !== '' && unitOf(word) === null && !EMPTY.test(word)
}

/** Most other lines end in words, too. */
const mayEndRow = (token: Token): boolean =>
  isFigure(token) || EMPTY.test(token.text) || isChange(token.text) || unitOf(token.text.replace(/[,;]$/, '')) !== null

/** In a box the figures begin with a cell: `| Test 1 | 11.8 |` */
const isBehindBar = ({ line, start }: Token): boolean => start === 0 || /(?:\||^)\s*$/.test(line.text.slice(0, start))

const isFigure = ({ text }: Token): boolean =>
  NUMBER.test(text) || CLOCK.test(text) || SHARE.test(text) || NAMED.test(text)

/** `randread 4k   120   140`: what a label ends with, one blank behind its other words, is no figure */
function isSizeOfLabel(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  const before = tokens[at - 1]
  return (
    token !== undefined &&
    before !== undefined &&
    at < tokens.length - 1 &&
    SIZE.test(token.text) &&
    token.start - endOf(before) === 1
  )
}

/** Percentages alone are figures: `CPU util: 37% 78%`. Behind other figures they are changes. */
const sharesIn = (cells: readonly Cell[]): readonly Cell[] =>
  cells.every(({ token }) => SHARE.test(token.text))
    ? cells.map((cell) => ({ ...cell, value: Number(cell.token.text.slice(0, -1)), unit: '%', isChange: false }))
    : cells

export function figuresFrom(tokens: readonly Token[], from: number): readonly Cell[] | null {
  const cells: Cell[] = []
  for (let i = from; i < tokens.length; i++) {
    const token = tokens[i]
    if (!token) return null
    if (EMPTY.test(token.text) || CHANGE.test(token.text)) {
      cells.push({ token, value: null, unit: null, isChange: isChange(token.text) && !NUMBER.test(token.text) })
      continue
    }
    const cell = cellOf(token)
    if (cell === null) return null
    const next = tokens[i + 1]
    const behind = next === undefined || cell.unit !== null ? null : unitOf(next.text.replace(/[,;]$/, ''))
    if (behind !== null) i++
    cells.push(behind === null ? cell : { ...cell, unit: behind })
  }
  return cells
}

export function cellOf(token: Token): Cell | null {
  const seconds = clockOf(token.text)
  if (seconds !== null) return { token, value: seconds, unit: 's', isChange: false }
  const [, name = '', named = ''] = NAMED.exec(token.text) ?? []
  if (named !== '') {
    const cell = cellOf({ ...token, text: named, start: token.start + token.text.indexOf(named) })
    return cell === null
      ? null
      : { ...cell, unit: cell.unit ?? (/^iops$/i.test(name) ? 'iops' : null), name: name.toLowerCase() }
  }
  const [, digits, suffix] = NUMBER.exec(token.text) ?? []
  if (digits === undefined) return null
  const count = suffix !== undefined && /^[kKM]$/.test(suffix) ? countOf(token.text.replace(/^[~<>]/, '')) : null
  if (count !== null) return { token, value: count, unit: null, isChange: false }
  const unit = suffix === undefined ? null : unitOf(suffix)
  if (suffix !== undefined && unit === null) return null
  return { token, value: Number(digits.replaceAll(',', '')), unit, isChange: false }
}
