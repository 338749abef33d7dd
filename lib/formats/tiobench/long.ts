import type { Line } from '../../mail/line'
import type { Finding, Params } from '../../model'
import type { Block, BlockRun, Format, NearMiss, Printed } from '../format'
import { isKernelName, printedKernel } from '../kernel-name'
import { printedAt } from '../measure'
import { isBlank, wordsOf } from '../tokens'
import { columnsOf, type LongRow, measureRow, readLongRow } from './long-row'
import { readPreamble } from './preamble'

const COLUMNS = 'Thr\\s+Rate\\s+\\(CPU%\\)'
const TITLE = /^\s*(Sequential|Random) (Reads|Writes)\b\s*(.*)$/

/** "Random Reads on reiserfs also improved with the mount option.": a title that goes on as a sentence */
const SENTENCE = /^(?:(?:on|with|for) (ext[234]|xfs|jfs|reiserfs|reiser4|btrfs)|)\b.{20,120}\.$/i

/** The title of a table, or the head of its columns. */
export const LONG = new RegExp(`^\\s*(?:Sequential|Random) (?:Reads|Writes)\\b|${COLUMNS}`)

interface Table {
  readonly test: string
  /** what the poster wrote behind the title: the filesystem */
  readonly behind: string
  readonly title: Line
  readonly rows: readonly LongRow[]
  readonly first: number
  readonly last: number
}

/** Reads the tables from `at` on that follow each other with nothing but blank lines between. */
export function readLong(lines: readonly Line[], at: number, format: Format): Block | NearMiss | null {
  const tables: Table[] = []
  const seen = new Set<string>()
  let i = at
  for (;;) {
    const table = readTable(lines, i)
    // the same test of the same identifier once more: the next execution begins
    const keys =
      table?.rows.map((row) => `${table.test} ${table.behind} ${row.threads?.text ?? ''} ${keyOf(row)}`) ?? []
    if (!table || keys.some((key) => seen.has(key))) break
    for (const key of keys) seen.add(key)
    tables.push(table)
    i = table.last + 1
    while (i < lines.length && isBlankAt(lines, i)) i++
  }
  const last = tables[tables.length - 1]
  if (!last) return missing(lines, at)
  const params = readPreamble(lines, at)
  return { format, first: at, last: last.last, runs: runsOf(tables, params) }
}

const isBlankAt = (lines: readonly Line[], at: number): boolean => lines[at] !== undefined && isBlank(lines[at])

function missing(lines: readonly Line[], at: number): NearMiss | null {
  const columns = new RegExp(COLUMNS)
  for (let i = at; i < at + 4; i++) {
    if (columns.test(lines[i]?.text ?? ''))
      return { first: at, last: i, why: 'the head of a tiobench table; no row of figures under it' }
  }
  return null
}

/** Title, underline, head and rule (all but the title may be missing), then rows, in groups or not. */
function readTable(lines: readonly Line[], at: number): Table | null {
  const title = lines[at]
  const words = title ? TITLE.exec(title.text) : null
  if (!title || !words) return null
  const rows: LongRow[] = []
  const rest = (words[3] ?? '').trim()
  // the head may begin on the title's line: `Sequential Reads   Num   Avg   Maximum`
  const isHead = /^Num\s+Avg\b/.test(rest)
  let head = isHead ? rest : ''
  let last = at
  const headed = headUnder(lines, at)
  for (let i = at + 1; i < lines.length && i <= last + 8; i++) {
    const line = lines[i]
    if (!line || line.depth > title.depth || TITLE.test(line.text)) break
    const row = readLongRow(lines, i, title.depth, columnsOf(head))
    if (rows.length === 0) head += ` ${line.text}`
    // what is said of the figures may stand between the title and the head
    if (rows.length === 0 && i < headed) {
      last = i
      continue
    }
    if (row) {
      rows.push(row)
      last = row.last
      i = last
    } else if (!isBlank(line) && (rows.length > 0 || !isHeadLine(line.text))) break
  }
  const test = `${words[1] === 'Random' ? 'random' : 'seq'}_${words[2] === 'Writes' ? 'write' : 'read'}`
  const behind = isHead ? '' : (SENTENCE.exec(rest)?.[1] ?? rest)
  return rows.length > 0 && behind.length < 40 ? { test, behind, title, rows, first: at, last } : null
}

/** Where the columns' head stands under a title, past a few lines of prose; -1 where it is right under it, or nowhere. */
function headUnder(lines: readonly Line[], at: number): number {
  const columns = new RegExp(COLUMNS)
  for (let i = at + 1; i <= at + PROSE; i++) {
    const line = lines[i]
    if (!line || line.depth !== lines[at]?.depth || TITLE.test(line.text)) return -1
    if (columns.test(line.text)) return i
  }
  return -1
}

/** so many lines between a title and its head */
const PROSE = 9

const isHeadLine = (text: string): boolean =>
  /^[\s=-]*$|\b(?:File|Blk|Num|Avg|Maximum|Latency|Rate|Thr|Eff|CPU|Lat%)(?:\s|$)|\(CPU%\)|^\s*>?\d+s\b/.test(text)

const keyOf = (row: LongRow): string => `${wordsOf(row.identifier)}\n${row.size?.text ?? ''}`

/** Rows of one identifier (the kernel, as a rule), file size and filesystem in all tables are one run. */
function runsOf(tables: readonly Table[], params: Params): readonly BlockRun[] {
  const runs = new Map<string, { readonly table: Table; readonly row: LongRow }[]>()
  for (const table of tables) {
    for (const row of table.rows) {
      const key = `${keyOf(row)}\n${table.behind}`
      const own = runs.get(key) ?? []
      own.push({ table, row })
      runs.set(key, own)
    }
  }
  const title = runs.size === 1 ? tables[0]?.title.number : undefined
  return [...runs.values()].map((own) => {
    const rows = own.map(({ row }) => row)
    const [first, last] = [own[0], rows.at(-1)]
    return {
      tool: 'tiobench',
      printed: first ? printedOf(first.table, first.row) : [],
      measurements: own.flatMap(({ table, row }) => measureRow(row, table.test, params)),
      lines: [
        title ?? (first?.row.threads ?? first?.row.figures[0])?.line.number ?? 0,
        last?.figures.at(-1)?.line.number ?? 0,
      ] as const,
      findings: overflow(rows),
    }
  })
}

function printedOf(table: Table, row: LongRow): readonly Printed[] {
  const name = wordsOf(row.identifier)
  const line = row.identifier[0]?.line.number ?? 0
  const filesystem = /^(?:ext[234]|xfs|jfs|reiserfs|reiser4|btrfs|nfs|f2fs|vfat)$/i.test(table.behind)
  return [
    ...(name === '' ? [] : [printedAt('label', name, line, name)]),
    ...(isKernelName(name) ? printedKernel(name, line) : []),
    ...(filesystem ? [printedAt('filesystem', table.behind.toLowerCase(), table.title.number, table.behind)] : []),
  ]
}

/** A rate that did not fit its column is no figure; it must not get lost without a word. */
function overflow(rows: readonly LongRow[]): readonly Finding[] {
  const lines = rows.flatMap(({ figures: [rate] }) => (rate?.text.startsWith('#') ? [rate.line.number] : []))
  if (lines.length === 0) return []
  const message =
    'tiobench printed ###### where a rate of 1000 MB/s or more did not fit its column: these rates are left out.'
  return [{ kind: 'figures-left-out', severity: 'info', message, runs: [], lines }]
}
