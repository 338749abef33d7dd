/**
 * fs_mark 3.x (Ric Wheeler; genuine output of 3.3 and of the fork that adds averages). Rows are loops over one filesystem that
 * fills: a series, not repeats. With -v eighteen system call times stand behind each row.
 *
 *     FSUse%        Count         Size    Files/sec     App Overhead
 *         71          200         4096       2926.6             1250
 *         71          400         4096       2493.0 (+1.6%)     1509
 *
 * Posters cut rows out and leave dots, and put the time of the whole and its mean under the table.
 */
import type { Line } from '../mail/line'
import type { Params } from '../model'
import type { Block, BlockRun, Format, NearMiss, Printed } from './format'
import { type Row, readRow } from './fs-mark/row'
import { startOf } from './fs-mark/start'
import { readTail } from './fs-mark/tail'
import { isKernelName } from './kernel-name'
import { printedAt } from './measure'
import { runOf } from './one-run'
import { isBlank, mayContinue } from './tokens'

/** a letter may be lost at its beginning, where it was copied */
const HEAD = /SUse%\s+Count\s+Size\s+Files\/sec/

export const fsMark: Format = {
  tool: 'fs_mark',
  about: {
    reads: 'fs_mark 3.x, its table with and without -v, the means of its newer fork, and means that posters add',
    sample: [
      'FSUse%        Count         Size    Files/sec     App Overhead',
      '    71          200         4096       2926.6             1250',
      '    71          400         4096       2493.0             1509',
    ].join('\n'),
  },
  signature: /SUse%\s+Count\s+Size\s+Files\/sec|^\s*Average Files\/sec:\s+\d/,
  read,
}

function read(lines: readonly Line[], at: number): Block | NearMiss | null {
  const head = lines[at]
  if (!head) return null
  if (!HEAD.test(head.text)) return readAlone(lines, at)
  const start = startOf(lines, at)
  const rows = readRows(lines, at, start.params)
  const tail = readTail(lines, rows[rows.length - 1]?.last ?? at, { alone: false })
  const [first] = rows
  if (!first) return { first: at, last: at, why: 'the head of an fs_mark table; no row of five figures under it' }
  // The count only grows: where it does not, or the poster calls the rows otherwise, another run's begin.
  const starts = rows.flatMap((row, i) => (i === 0 || goesOn(rows[i - 1], row) ? [] : [i]))
  const runs = [0, ...starts].map((from, i): BlockRun => {
    const to = starts[i] ?? rows.length
    const own = rows.slice(from, to)
    const isLast = to === rows.length
    const begin = i === 0 ? start.first : (own[0]?.at ?? at)
    const end = isLast ? tail.last : (own[own.length - 1]?.last ?? at)
    const figures = [...own.flatMap((row) => row.figures), ...(isLast ? tail.figures : [])]
    return runOf('fs_mark', lines, [begin, end], figures, [...start.printed, ...labelOf(own[0])])
  })
  return { format: fsMark, first: start.first, last: tail.last, runs }
}

const goesOn = (above: Row | undefined, row: Row): boolean =>
  above !== undefined && row.count > above.count && row.label?.text === above.label?.text

/** A poster's own word in front of the row: `08605b27815e:     1        10240 …` */
const labelOf = (row: Row | undefined): readonly Printed[] => {
  if (!row?.label) return []
  const { text, line } = row.label
  const kernel = isKernelName(text) ? [printedAt('kernel', text, line.number, text)] : []
  return [printedAt('label', text, line.number, text), ...kernel]
}

/** `Average Files/sec: 3538.7` and what stands around it, where the poster left the table out. */
function readAlone(lines: readonly Line[], at: number): Block | null {
  const tail = readTail(lines, at - 1, { alone: true })
  const run = runOf('fs_mark', lines, [at, tail.last], tail.figures)
  return tail.figures.length === 0 ? null : { format: fsMark, first: at, last: tail.last, runs: [run] }
}

/** The rows under the head; the poster's dots, the tool's own `#` lines and one blank line may stand between. */
function readRows(lines: readonly Line[], head: number, params: Params): readonly Row[] {
  const rows: Row[] = []
  const depth = lines[head]?.depth ?? 0
  const isCut = /Files\/sec$|App$/.test(lines[head]?.text ?? '')
  let last = head
  for (let i = head + 1; i < lines.length && i <= last + 3; i++) {
    const line = lines[i]
    if (!line || !mayContinue(line, depth)) break
    const row = readRow(lines, i, params)
    if (row) {
      rows.push(row)
      last = row.last
      i = row.last
    } else if (/^\s*(?:#|\.{2,}\s*$)/.test(line.text) || (isCut && i === head + 1)) last = i
    else if (!isBlank(line)) break
  }
  return rows
}
