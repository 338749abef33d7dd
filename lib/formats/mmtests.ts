/**
 * mmtests (Mel Gorman), `compare-mmtests`: one row for each statistic, one column for each kernel, behind each value its
 * change against the first column; between stars where it is significant. Positive is always better.
 *
 *                          5.18-rc8-vanilla       5.18-rc8-patched
 *     Hmean     disk-41     92481.20 (   0.00%)    83787.47 *  -9.40%*
 *     Hmean     disk-81    155073.39 (   0.00%)   155171.05 (   0.06%)
 *
 * The benchmark is named in the title (`reaim-io-disk-xfs`) or in the text over it, nowhere in the table. Mailers cut the rows.
 */
import type { Line } from '../mail/line'
import type { Measurement } from '../model'
import type { Block, Format, NearMiss, Printed } from './format'
import { measure, printedAt } from './measure'
import { namesOver, type Over } from './mmtests/over'
import { runOf } from './one-run'
import { isBlank, joinLines, mayContinue, type Token, tokenAt } from './tokens'

const STATISTIC = '(?:B?[HAG]mean|Min|Max|Mean|Stddev|CoeffVar|Ops|[123](?:st|nd|rd)-qrtle)(?:-\\d+)?'
const ROW = new RegExp(`^\\s*(${STATISTIC})[ \\t]+(\\S.{0,40}?)[ \\t]+(?=\\d[\\d.]* ?[ \\t]*[(*])`)
const PAIR = /(\d[\d.]*)[ \t]*(?:\([ \t]*-?[\d.]+%\)|\*[ \t]*-?[\d.]+%\*)/g
/** what a mailer puts on the next line of a row that it cut */
const REST = /^[\d.()*%\s-]+$/
const LONGEST = 1000

export const mmtests: Format = {
  tool: 'mmtests',
  about: {
    reads: "mmtests' comparison tables of a storage benchmark that the title or the text over them names",
    sample: [
      'reaim-io-disk-xfs',
      'Hmean     disk-1       3597.12 (   0.00%)     3636.37 (   1.09%)',
      'Hmean     disk-25    125000.00 (   0.00%)   111753.25 * -10.60%*',
    ].join('\n'),
  },
  signature: new RegExp(`^\\s*${STATISTIC}[ \\t]+\\S`),
  read,
}

interface Row {
  readonly metric: string
  /** `disk-41`, `14`, `SeqRead-MB/sec-1` */
  readonly name: string
  readonly values: readonly Token[]
  readonly last: number
}

function read(lines: readonly Line[], at: number): Block | NearMiss | null {
  if (isInTheMiddle(lines, at)) return null
  const rows: Row[] = []
  let last = at
  for (let i = at; i < lines.length; i++) {
    const line = lines[i]
    if (!line || line.depth !== lines[at]?.depth) break
    if (isBlank(line) && i - last === 1) continue
    const row = readRow(lines, i)
    if (!row || row.values.length !== (rows[0] ?? row).values.length) break
    rows.push(row)
    last = row.last
    i = last
  }
  const columns = rows[0]?.values.length ?? 0
  if (rows.length === 0 || (columns < 2 && rows.length < 2)) return null
  const over = namesOver(lines, at, columns)
  if (over.tool === 'other') return null
  if (over.tool === null) return { first: at, last, why: 'a table of mmtests; nothing over it names the benchmark' }
  const tool = over.tool
  const runs = Array.from({ length: columns }, (_, column) =>
    runOf(tool, lines, [over.first, last], figuresOf(rows, column, tool), printedOf(over, column)),
  )
  return { format: mmtests, first: over.first, last: endOfTimes(lines, last), runs }
}

/** A row in the middle: its table was read from the first one, or could not be. A blank line may stand between two rows. */
function isInTheMiddle(lines: readonly Line[], at: number): boolean {
  const isRow = (line: Line | undefined): boolean =>
    line !== undefined && line.depth === lines[at]?.depth && line.text.length <= LONGEST && ROW.test(line.text)
  const columnsOf = (row: number) => readRow(lines, row)?.values.length
  if (isRow(lines[at - 1])) return true
  return lines[at - 1]?.text === '' && isRow(lines[at - 2]) && columnsOf(at - 2) === columnsOf(at)
}

/** User, System and Elapsed of the whole test, under the table: the machine's time, not the benchmark's. */
function endOfTimes(lines: readonly Line[], last: number): number {
  let end = last
  for (let i = last + 1; i < lines.length && i < last + 10; i++) {
    const line = lines[i]
    if (!line || line.depth !== lines[last]?.depth) break
    if (/^\s*(?:Duration )?(?:User|System|Elapsed)\s+\d/.test(line.text)) end = i
  }
  return end
}

function readRow(lines: readonly Line[], at: number): Row | null {
  const line = lines[at]
  if (!line || line.text.length > LONGEST || !ROW.test(line.text)) return null
  const taken = [line]
  for (let next = lines[at + 1]; next && taken.length < 4; next = lines[at + taken.length]) {
    if (!mayContinue(next, line.depth) || isBlank(next) || next.text.length > LONGEST || !REST.test(next.text)) break
    taken.push(next)
  }
  const joined = joinLines(taken, ' ')
  const head = ROW.exec(joined.text)
  const from = head?.[0].length ?? 0
  const values = [...joined.text.slice(from).matchAll(PAIR)].flatMap((pair) => {
    const start = from + pair.index
    return tokenAt(joined, start, start + (pair[1] ?? '').length) ?? []
  })
  const left = joined.text.slice(from).replace(PAIR, '').trim()
  if (!head || values.length === 0 || left !== '') return null
  return {
    metric: (head[1] ?? '').toLowerCase().replaceAll('-', '_'),
    name: (head[2] ?? '').trim(),
    values,
    last: at + taken.length - 1,
  }
}

const PLACES: Readonly<Record<string, string>> = { reaim: 'tasks', aim7: 'tasks', dbench: 'clients', tbench: 'clients' }

/** `disk-41` is 41 tasks; of `SeqRead-MB/sec-1` the words are the operation. */
function figuresOf(rows: readonly Row[], column: number, tool: string): readonly Measurement[] {
  return rows.flatMap(({ metric, name, values }) => {
    const token = values[column]
    const [, words = '', count] = /^(.*?)[-\s]?(\d+)?$/.exec(name) ?? []
    const operation = words === '' || (tool === 'reaim' && /^[a-z-]+$/.test(words)) ? {} : { operation: words }
    const params = { ...operation, ...(count === undefined ? {} : { [PLACES[tool] ?? 'threads']: Number(count) }) }
    return token ? [measure(metric, token, { value: Number(token.text), unit: unitOf(words), params })] : []
  })
}

/** The layout prints no unit; some benchmarks have it in the row's name. */
function unitOf(words: string): string {
  if (/MB\/sec/.test(words)) return 'MB/s'
  return /files\/sec/.test(words) ? 'files/s' : 'index'
}

function printedOf({ title, heads }: Over, column: number): readonly Printed[] {
  const own = heads[column] ?? title?.name
  const workload = title?.workload
  return [
    ...(own ? [printedAt('label', own.value, own.token.line.number, own.token.text)] : []),
    ...(title?.filesystem
      ? [printedAt('filesystem', title.filesystem, title.name.token.line.number, title.name.value)]
      : []),
    ...(workload ? [printedAt('factors.workload', workload, title.name.token.line.number, workload)] : []),
  ]
}
