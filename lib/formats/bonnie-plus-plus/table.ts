import type { Line } from '../../mail/line'
import type { Finding, Measurement, Params } from '../../model'
import type { BlockRun, NearMiss, Printed } from '../format'
import { isKernelName } from '../kernel-name'
import { printedAt } from '../measure'
import { isBlank, type Token, wordsOf } from '../tokens'
import { measureCell } from './cells'
import { HEAD, type Head, readHead } from './head'
import { type Row, readRow } from './row'

interface Section {
  readonly head: Head
  readonly rows: readonly Row[]
  readonly first: number
  readonly last: number
}

/** Everything from the head at `at` on that belongs to one table: its I/O half and its files half, or one of them. */
export function readTable(
  lines: readonly Line[],
  at: number,
): { readonly runs: readonly BlockRun[]; readonly last: number } | NearMiss | null {
  const head = readHead(lines, at)
  if (!head) return null
  const first = readSection(lines, at, head)
  if (!first) return { first: at, last: head.last, why: missing(head) }
  const next = nextHead(lines, first.last + 1)
  const second = head.kind === 'io' && next ? readFilesSection(lines, next) : null
  const runs = pairRows(first, second).map(([io, files]) => runOf(lines, first, second, io, files))
  return { runs, last: second?.last ?? first.last }
}

const missing = (head: Head): string =>
  `the head of a bonnie++ table (${head.kind === 'io' ? 'output and input' : 'files'}); no row of figures under it that fits`

function readSection(lines: readonly Line[], at: number, head: Head): Section | null {
  const depth = lines[at]?.depth ?? 0
  const rows: Row[] = []
  let i = head.last + 1
  for (;;) {
    let from = i
    // hand-made tables set groups of rows apart by a blank line
    while (from < lines.length && from < i + 2 && isBlank(lines[from] ?? noLine)) from++
    const row = readRow(lines, from, head, depth)
    if (!row) break
    rows.push(row)
    i = row.last + 1
  }
  const last = rows[rows.length - 1]
  return last ? { head, rows, first: at, last: last.last } : null
}

const noLine: Line = { number: 0, depth: 0, text: 'end', offset: 0 }

/** The head of the files half stands directly under the I/O half, at most blank lines between. */
function nextHead(lines: readonly Line[], at: number): number | null {
  for (let i = at; i < lines.length && i < at + 3; i++) {
    const line = lines[i]
    if (line && HEAD.test(line.text)) return line.text.includes('Create') ? i : null
    if (!line || !isBlank(line)) return null
  }
  return null
}

function readFilesSection(lines: readonly Line[], at: number): Section | null {
  const head = readHead(lines, at)
  return head && readSection(lines, at, head)
}

/** Rows of the two halves that are one run: in their order, or by the name that hand-merged tables repeat. */
function pairRows(first: Section, second: Section | null): readonly (readonly [Row | null, Row | null])[] {
  if (first.head.kind === 'files') return first.rows.map((row) => [null, row] as const)
  const left = [...(second?.rows ?? [])]
  const pairs = first.rows.map((row) => {
    const name = wordsOf(row.label)
    const named = name === '' ? -1 : left.findIndex(({ label }) => label.length > 0 && wordsOf(label) === name)
    return [row, left.splice(Math.max(named, 0), 1)[0] ?? null] as const
  })
  return [...pairs, ...left.map((row) => [null, row] as const)]
}

function runOf(
  lines: readonly Line[],
  first: Section,
  second: Section | null,
  io: Row | null,
  files: Row | null,
): BlockRun {
  const rows = [io, files].filter((row) => row !== null)
  const alone = first.rows.length === 1 && (second?.rows.length ?? 1) === 1
  const from = alone ? first.first : Math.min(...rows.map((row) => row.first))
  const to = Math.max(...rows.map((row) => row.last))
  const suffixed = first.head.suffixed || second?.head.suffixed === true
  const fileFigures = files ? measureFiles(files, first.head.threads, suffixed) : { kept: [], leftOut: [] }
  return {
    tool: 'bonnie++',
    printed: printedOf(first, second, io, files),
    measurements: [...(io ? measureIo(io, first) : []), ...fileFigures.kept],
    lines: [lines[from]?.number ?? 0, lines[to]?.number ?? 0],
    findings: fileFigures.leftOut.length > 0 ? [leftOut(fileFigures.leftOut)] : [],
  }
}

/**
 * `256M:32k` is size and chunk; 1.98 and later go on with concurrency, seeks and seekers (`64M::2`), and bon_csv2txt
 * leaves concurrency out (`64M::8192:5`). A row without a size has the one above.
 */
function measureIo(row: Row, section: Section): readonly Measurement[] {
  const above = section.rows.slice(0, section.rows.indexOf(row) + 1).findLast(({ size }) => size !== null)
  const [fileSize, chunkSize, concurrency] = above?.size?.split(':') ?? []
  const own = section.head.suffixed ? Number(concurrency) : 0
  const threads = own > 1 && own < 1000 ? own : section.head.threads
  const params: Params = {
    ...(fileSize ? { fileSize } : {}),
    ...(chunkSize ? { chunkSize } : {}),
    ...(threads ? { threads } : {}),
  }
  return row.cells.map((cell) => measureCell(cell, params))
}

/** 1.98 to 2.00a print the number of files where the rate should stand: `16384` for `-n 16`. */
function measureFiles(row: Row, threads: number | null, suffixed: boolean) {
  const params: Params = { ...readFiles(row.size ?? ''), ...(threads ? { threads } : {}) }
  const created = Number(params.files) * 1024
  const isCount = (text: string) => suffixed && Number(text) === created
  return {
    kept: row.cells.filter(({ rate }) => !isCount(rate.text)).map((cell) => measureCell(cell, params)),
    leftOut: row.cells.filter(({ rate }) => isCount(rate.text)).map(({ rate }) => rate),
  }
}

/** `16` (times 1024 files), `16:4096:128/4` (largest, smallest, directories), `2:link`. */
export function readFiles(size: string): Params {
  const [files, largest, smallest, directories] = size.split(/[:/]/)
  return {
    ...(files ? { files: Number(files) } : {}),
    ...(largest ? { [/^\d/.test(largest) ? 'largestFile' : 'fileKind']: largest } : {}),
    ...(smallest ? { smallestFile: smallest } : {}),
    ...(directories ? { directories } : {}),
  }
}

export const LEFT_OUT = 'figures-left-out'

const leftOut = (rates: readonly Token[]): Finding => ({
  kind: LEFT_OUT,
  severity: 'info',
  message: `bonnie++ 1.98 to 2.00a print the number of files in place of the file rates (${rates[0]?.text}), and no CSV line was found: these rates are left out.`,
  runs: [],
  lines: [...new Set(rates.map(({ line }) => line.number))],
})

function printedOf(first: Section, second: Section | null, io: Row | null, files: Row | null): readonly Printed[] {
  const version = first.head.version ?? second?.head.version
  const own = [io?.label, files?.label].find((label) => label && label.length > 0)
  const single = first.rows.length === 1
  const label =
    own ?? (single ? [first.head.machine, second?.head.machine ?? []].find(({ length }) => length > 0) : undefined)
  const name = label?.[0]
  // rows without a name repeat the configuration of the named row above
  const above = name ? label : namedAbove(io ? first : (second ?? first), io ?? files)
  const kernel = above?.length === 1 && above[0] && isKernelName(above[0].text) ? above[0] : null
  return [
    ...(version ? [printedAt('toolVersion', version.text, version.line.number, version.text)] : []),
    ...(label && name ? [printedAt('label', wordsOf(label), name.line.number, wordsOf(label))] : []),
    ...(kernel
      ? [printedAt('kernel', kernel.text, kernel.line.number, kernel.text, name ? 'stated' : 'inferred')]
      : []),
  ]
}

function namedAbove(section: Section, row: Row | null): readonly Token[] | undefined {
  const before = row ? section.rows.slice(0, section.rows.indexOf(row)) : []
  return before.findLast(({ label }) => label.length > 0)?.label
}
