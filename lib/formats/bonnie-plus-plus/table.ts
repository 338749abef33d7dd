import type { Line } from '../../mail/line'
import type { BlockRun, NearMiss } from '../format'
import { groupTitle } from '../group-title'
import { isBlank, type Token, wordsOf } from '../tokens'
import { HEAD, type Head, readHead } from './head'
import { type Row, readRow } from './row'
import { runOf } from './run'
import type { Section } from './section'

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

/** `Raid5 (8 disk)15744M 55881  98 153735  51 …`: a whole row of the first half, size and six figures with their CPU shares */
export const ROW = /^\s*\S.{0,40}?\d[MG](?:\s+(?:[\d.]+|\++)\s+(?:\d{1,3}|\+{3})){6}\s*$/
/** An answer between the rows of a table is not longer. */
const ANSWER = 30

/** Rows that go on behind an answer which somebody wrote between the rows of a quoted table. */
export function readRowsOn(
  lines: readonly Line[],
  at: number,
): { readonly runs: readonly BlockRun[]; readonly last: number } | null {
  const depth = lines[at]?.depth ?? 0
  let answered = false
  for (let i = at - 1; i >= 0 && i >= at - ANSWER; i--) {
    const line = lines[i] ?? END
    if (line.depth !== depth) answered ||= !isBlank(line) && line.depth < depth
    else if (HEAD.test(line.text)) {
      // the line of titles stands over that of columns
      const head = answered ? (readHead(lines, i - 1) ?? readHead(lines, i)) : null
      const rows = head?.kind === 'io' ? readSection(lines, at, { ...head, last: at - 1 }) : null
      return (
        rows && {
          runs: pairRows(rows, null).map(([io, files]) => runOf(lines, rows, null, io, files)),
          last: rows.last,
        }
      )
    } else if (!isBlank(line) && !ROW.test(line.text) && !/%CP|-Per Chr-/.test(line.text)) return null
  }
  return null
}

const missing = (head: Head): string =>
  `the head of a bonnie++ table (${head.kind === 'io' ? 'output and input' : 'files'}); no row of figures under it that fits`

function readSection(lines: readonly Line[], at: number, head: Head): Section | null {
  const depth = lines[at]?.depth ?? 0
  const rows: Row[] = []
  let group: readonly Token[] = []
  let i = head.last + 1
  for (;;) {
    // hand-made tables set groups of rows apart by a blank line
    while (i < lines.length && i < (rows.at(-1)?.last ?? head.last) + 2 && isBlank(lines[i] ?? END)) i++
    const title = groupTitle(lines[i], depth)
    const own = readRow(lines, i, head, depth)
    const titled = own || !title ? null : readRow(lines, i + 1, head, depth)
    if (own?.label.length) group = []
    else if (title && titled?.label.length === 0) group = [title]
    const row = own ?? (group.length > 0 ? titled : null)
    if (!row) break
    rows.push(inherit(row, rows.at(-1), group))
    i = row.last + 1
  }
  const last = rows.at(-1)
  return last ? { head, rows, first: at, last: last.last } : null
}

const END: Line = { number: 0, depth: 0, text: 'end', offset: 0 }

/** A row without name or size repeats the configuration of the row above, one under a group's title has that name. */
function inherit(row: Row, above: Row | undefined, group: readonly Token[]): Row {
  const label = row.label.length > 0 ? row.label : group
  return {
    ...row,
    label,
    size: row.size ?? above?.size ?? null,
    configuration: label.length > 0 ? label : (above?.configuration ?? []),
  }
}

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

type Pair = readonly [io: Row | null, files: Row | null]

/** Rows of the two halves that are one run: by the name that hand-merged tables repeat, else in their order. */
function pairRows(first: Section, second: Section | null): readonly Pair[] {
  if (first.head.kind === 'files') return first.rows.map((row) => [null, row])
  const named = new Map<string, Row>()
  const unnamed: Row[] = []
  for (const row of second?.rows ?? []) {
    if (row.label.length === 0 || named.has(wordsOf(row.label))) unnamed.push(row)
    else named.set(wordsOf(row.label), row)
  }
  if (second && sameOrder(first.rows, second.rows)) return first.rows.map((row, i) => [row, second.rows[i] ?? null])
  let next = 0
  const pairs = first.rows.map((row): Pair => {
    const own = named.get(wordsOf(row.label))
    if (own) named.delete(wordsOf(own.label))
    return [row, own ?? unnamed[next++] ?? null]
  })
  const left = [...unnamed.slice(next), ...named.values()]
  return [...pairs, ...left.map((row): Pair => [null, row])]
}

/** bon_csv2txt cuts a name to what its column leaves: shorter in one half than in the other, and in each row another way. */
const sameOrder = (io: readonly Row[], files: readonly Row[]): boolean =>
  io.length === files.length &&
  io.every((row, i) => {
    const [own, other] = [wordsOf(row.label), wordsOf(files[i]?.label ?? [])]
    return io.length === 1 || (other !== '' && (own.startsWith(other) || other.startsWith(own)))
  })
