import type { Line } from '@/lib/mail/line'
import { endOf, type Token } from '../tokens'
import { parameterOf } from './axis'
import { type Cell, cellOf, cellsOfBox, isChange, isEmpty, isRule, splitCells, wordsOfLine } from './cells'
import { countOf } from './count'
import { holdOther, isHead, mayBeHead } from './heads'
import { onceALine } from './once-a-line'
import { isDerived, measuredName, metricName, unitOf } from './words'

/** A row: what it is of, and a figure for each measured column. */
export interface ColumnRow {
  readonly index: number
  readonly labels: readonly Token[]
  readonly cells: readonly Cell[]
  /** the label of a row without figures over it, where its own is a number */
  readonly group?: Token
  /** what stands in lines of their own over this row and others, the outer one first */
  readonly titles?: readonly Token[]
}

/** `| rotation |          |        |` over `| 4096 | 20 MiB/s | 21 MiB/s |`: nothing but a label. null: something else. */
export function groupIn(line: Line): Token | null {
  if (line.text.length > LONGEST_ROW || !/^\s*\|.*\|\s*$/.test(line.text)) return null
  const [label, ...cells] = cellsOfBox(line)
  return label !== undefined &&
    /^[A-Za-z]/.test(label.text) &&
    cells.length > 1 &&
    cells.every(({ text }) => text === '')
    ? label
    : null
}

/** One way to tell the columns of a table apart. */
export interface Layout {
  /** without those that were worked out */
  readonly heads: readonly Token[]
  /** what is measured under each of them; '' over labels and where they do not say */
  readonly names: readonly string[]
  /** so many of them stand over labels */
  readonly labels: number
  /** `above`: the row before it, whose label an empty cell repeats */
  read(line: Line, index: number, above: ColumnRow | null): ColumnRow | null
}

const LONGEST_ROW = 200
const SHARE = /^~?\d[\d.]*%$/
/** `64k`, `200 MiB/s`: no head */
const FIGURE = /^\d[\d.,]*(?:\s?\S{1,8})?$/

/** Cheap: a word or a unit of what is measured. */
const NAMES =
  /\/s|ps\b|read|write|rw|throughput|bandwidth|bw|lat|elapsed|creat|delet|unlink|dir\b|untar|copy|sync|seek|jpm|real|sys|user|time|avg|rm -rf|mount|fsck|mkfs|append|truncate|aggregate|total/i

const areFiguresUnder = (lines: readonly Line[], at: number): boolean =>
  /[\s|=~]\.?\d/.test(lines[at + 1]?.text ?? '') || /[\s|=~]\.?\d/.test(lines[at + 2]?.text ?? '')

/** The ways in which the heads of `lines[at]` may be told apart: bars, wide blanks, words. Only those that name what was measured. */
export function layoutsOf(lines: readonly Line[], at: number): readonly Layout[] {
  const head = lines[at]
  if (!head || !mayBeHead(head) || !NAMES.test(head.text) || !areFiguresUnder(lines, at)) return []
  const isBoxed = (head.text.match(/\|/g)?.length ?? 0) > 1
  const wide: readonly Way[] = [
    { heads: splitCells, rows: splitCells },
    { heads: splitCells, rows: wordsWithUnits },
  ]
  const ways: readonly Way[] = [
    ...(isBoxed ? [{ heads: cellsOfBox, rows: cellsOfBox }] : []),
    ...(head.text.includes('|') ? [] : wide),
    { heads: wordsWithUnits, rows: wordsWithUnits },
  ]
  const row = lines.slice(at + 1, at + 3).find(({ text }) => /\d/.test(text))
  return ways.flatMap((way) => layoutBy(way, head, row) ?? [])
}

type Split = (line: Line) => readonly Token[]

/** How the heads and the rows of a table are told apart. */
interface Way {
  readonly heads: Split
  readonly rows: Split
}

/** Two columns with a name make a table; what stands behind them, `Peak Cache`, may be anything. */
function behindMeasured(heads: readonly Token[], isNamed: (i: number) => boolean): number {
  const last = heads.findLastIndex(({ text }, i) => isNamed(i) || isDerived(text))
  const first = Math.max(0, last - 1)
  return heads.slice(first, last + 1).every((_, i) => isNamed(first + i)) ? last + 1 : heads.length
}

/** `contention` over `93.6%`, behind what has a name: a share has no other unit to say. */
function sharesIn(heads: readonly Token[], row: readonly Token[]): ReadonlySet<number> {
  const from = heads.findIndex(({ text }) => /iops|\/s/i.test(text) && measuredName(text) !== '')
  // a head of two words, or one that stands over nothing
  const isWhole = heads.length >= row.length && heads.slice(row.length).every(({ text }) => isDerived(text))
  if (from < 0 || !isWhole) return new Set()
  return new Set(
    heads.flatMap(({ text }, i) =>
      i > from &&
      /^(?!perf|changes?$)[A-Za-z][\w-]{2,20}$/i.test(text) &&
      !isDerived(text) &&
      SHARE.test(row[i]?.text ?? '')
        ? [i]
        : [],
    ),
  )
}

/** Nothing but figures stands under it, with or without their unit. */
const SURE = /^(?:bw|bandwidth|[km]?iops|throughput|tps|[cs]?lat(?:ency)?)\b/i

/**
 * The columns that are left out since nothing says what they measure: `SS` between `BW  IOPS  LAT` and `CPU`, where the figures have begun
 * and no parameter follows.
 */
function unnamedIn(
  heads: readonly Token[],
  row: readonly Token[],
  isNamed: (i: number) => boolean,
): ReadonlySet<number> {
  const from = heads.findIndex(({ text }, i) => {
    const cell = row.length === heads.length ? figureOf(row[i]) : null
    return i > 0 && isNamed(i) && cell !== null && (cell.unit !== null || SURE.test(text))
  })
  const behind = heads.flatMap(({ text }, i) => (from > 0 && i > from && !isNamed(i) && !isDerived(text) ? [i] : []))
  // `chown` over 1m05s: something measured that has no other name
  const isTelling = (i: number) =>
    parameterOf(heads[i]?.text ?? '') !== null || /^[mun]?s$/.test(figureOf(row[i])?.unit ?? '')
  return new Set(behind.some(isTelling) ? [] : behind)
}

const figureOf = (token: Token | undefined): Cell | null => {
  const cell = token === undefined ? null : figureIn(token)
  return cell?.value == null ? null : cell
}

/** Nothing stands over the labels, or over the first of them. */
const isBareOver = (own: readonly Token[], row: readonly Token[]): boolean => {
  const [first] = own
  if (first === undefined || first.start === 0) return false
  if (own.every(({ text }) => measuredName(text) !== '')) return true
  return (
    row[0] !== undefined &&
    row[0].start < first.start &&
    row.filter(({ text }) => !isChange(text)).length === own.length + 1
  )
}

function layoutBy(way: Way, head: Line, row: Line | undefined): Layout | null {
  const own = way.heads(head).filter(({ text }) => !isRule(text))
  const isBare = isBareOver(own, row === undefined ? [] : way.rows(row))
  const all = isBare ? [{ text: '', line: head, start: 0 }, ...own] : own
  const shares = sharesIn(all, row === undefined ? [] : way.rows(row))
  const isNamed = (i: number): boolean => measuredName(all[i]?.text ?? '') !== '' || shares.has(i)
  const end = behindMeasured(all, isNamed)
  const unnamed = unnamedIn(all, row === undefined ? [] : way.rows(row), isNamed)
  const derived = all.map(({ text }, i) => i >= end || isDerived(text) || unnamed.has(i))
  const kept = all.flatMap((_, i) => (derived[i] ? [] : [i]))
  const heads = all.filter((_, i) => !derived[i])
  const labels = heads.findIndex((_, i) => kept.slice(i).every(isNamed))
  if (
    labels < 1 ||
    labels > 6 ||
    heads.length > 14 ||
    holdOther(heads.filter(({ text }, i) => i >= labels || !/^device$/i.test(text))) ||
    !heads.every(
      (token, i) =>
        (i < labels || isHead(token)) &&
        token.text.length <= 40 &&
        !FIGURE.test(token.text) &&
        (token.text !== '' || (isBare && i === 0)),
    )
  )
    return null
  const names = kept.map(
    (i) => measuredName(all[i]?.text ?? '') || (shares.has(i) ? metricName(all[i]?.text ?? '') : ''),
  )
  return { heads, labels, names, read: (line, index, above) => readBy(way.rows, line, index, above, labels, derived) }
}

function readBy(
  split: Split,
  line: Line,
  index: number,
  above: ColumnRow | null,
  labels: number,
  derived: readonly boolean[],
): ColumnRow | null {
  if (line.text.length > LONGEST_ROW) return null
  const all = labelled(split(line), labels, derived.length)
  const plain = all.filter(({ text }, i) => i < labels || !isChange(text))
  const count = derived.filter((one) => !one).length
  const tokens = all.length === derived.length ? all.filter((_, i) => !derived[i]) : all.length === count ? all : plain
  if (tokens.length !== count) return null
  const cells = tokens.slice(labels).map(figureIn)
  const own = tokens.slice(0, labels).map((token, i) => (token.text === '' ? (above?.labels[i] ?? token) : token))
  if (own.some(({ text }) => text === '' || text.length > 40) || cells.some((cell) => cell === null)) return null
  const figures = cells.flatMap((cell) => cell ?? [])
  return figures.some(({ value }) => value !== null) ? { index, labels: own, cells: figures } : null
}

/** One label of several words, in a row whose figures are as many as the heads over them: `regular poll  190k  526k`. */
function labelled(tokens: readonly Token[], labels: number, count: number): readonly Token[] {
  const first = tokens[0]
  const last = tokens[tokens.length - count]
  if (labels !== 1 || tokens.length <= count || !first || !last || /\d/.test(last.text)) return tokens
  const text = first.line.text.slice(first.start, endOf(last))
  if (/(?:->|=>|→)$/.test(text)) return tokens
  return [{ ...first, text }, ...tokens.slice(tokens.length - count + 1)]
}

/** `2M (throttled)`: what is remarked behind a figure */
const REMARK = /(?<=\S)\s?\([a-z][a-z ]{2,20}\)$/

const BOUND = /^[<>≤≥]\s?\d[\d.,]*\s?(?:%|[A-Za-zµ/]{1,8})?$/

/** `565k` requests a second, `9.19 ms`, `-` */
function figureIn(whole: Token): Cell | null {
  const token = { ...whole, text: whole.text.replace(REMARK, '') }
  if (isEmpty(token.text)) return { token, value: null, unit: null, isChange: false }
  // `<10%`: a bound, and no figure
  if (BOUND.test(token.text)) return { token, value: null, unit: null, isChange: true }
  const [, about = '', digits = '', gap = '', rest = ''] =
    /^(~?)([\d.,]+)(\s{0,4})([A-Za-zµ/]{0,12}|%)$/.exec(token.text) ?? []
  if (digits === '') return cellOf(token)
  const figure = { ...token, text: digits, start: token.start + about.length }
  if (/^[kKM]$/.test(rest) && gap === '') {
    const value = countOf(`${digits}${rest}`)
    return value === null ? null : { token, value, unit: null, isChange: false }
  }
  if (rest === '%') return { token: figure, value: countOf(digits), unit: '%', isChange: false }
  const cell = cellOf(figure)
  if (cell === null || (rest !== '' && unitOf(rest) === null)) return null
  return { ...cell, token: figure, unit: rest === '' ? null : unitOf(rest) }
}

/** Words; a unit behind one, in brackets behind a head or bare behind a figure, belongs to it. */
const wordsWithUnits = onceALine((line): readonly Token[] => {
  const tokens: Token[] = []
  for (const word of wordsOfLine(line)) {
    const last = tokens[tokens.length - 1]
    const isUnit =
      /^[([][\w/]{1,8}[)\]]$/.test(word.text) || (last && /^[\d.,]+$/.test(last.text) && unitOf(word.text) !== null)
    // `Pct Change` is one head
    const isOfChange = last && /^(?:pct\.?|percent|%)$/i.test(last.text) && /^(?:change|chg|diff)\b/i.test(word.text)
    if (last && (isUnit || isOfChange))
      tokens[tokens.length - 1] = { ...last, text: line.text.slice(last.start, word.start + word.text.length) }
    else tokens.push(word)
  }
  return tokens
})
