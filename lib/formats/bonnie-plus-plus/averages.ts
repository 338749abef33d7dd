import type { Line } from '../../mail/line'
import type { Params } from '../../model'
import type { Block, BlockRun, Format } from '../format'
import { markOf, measure, printedAt } from '../measure'
import { type NamedRow, rowName, runsByName } from '../named-rows'
import { type Token, tokensOf } from '../tokens'

/**
 * Means of some runs of each kernel, as posters set them; `Eff` is the figure for its CPU share:
 *
 *     bonnie++-1.02a on ext2
 *                                -------- Sequential Output ----------  - Sequential Input -  ----- Random -----
 *                                ------ Block -----  ---- Rewrite ----    ----- Block -----   ----- Seeks  -----
 *     Kernel              Size   MB/sec   %CPU  Eff  MB/sec  %CPU  Eff    MB/sec  %CPU  Eff    /sec  %CPU   Eff
 *     2.4.19-pre10-aa4    8192    52.00   29.0  179   22.35  20.7  108     51.78  26.3  197   435.9  2.00  21797
 *
 *                                ---------Sequential ------------------  ------------- Random -----------------
 *                                ----- Create -----    ---- Delete ----  ----- Create ----     ---- Delete ----
 *                        files   /sec  %CPU    Eff    /sec  %CPU   Eff   /sec  %CPU   Eff     /sec  %CPU   Eff
 *     2.4.19-pre10-aa4   65536    174  99.0    175   87563  98.7  8874    170  99.0   172      574  99.0   580
 */
export const AVERAGES = /^\s*(?:[Kk]ernel\s+)?(?:(?:Size|files)\b)?(?:\s*(?:MB\/sec|K\/sec|\/sec)\s+%CPU\s+Eff){2,}\s*$/

/** The amount of work, where no column has it: "with 8192 MB filesize", "with 65536 small files". */
const TITLE =
  /\bbonnie\+\+-(\d[\w.]*)(?: on (ext[234]|xfs|jfs|reiserfs|reiser4|btrfs))?(?: with (?:(\d+ ?MB) file ?size|(\d+) (?:small )?files))?\s*$/
const UNITS: Readonly<Record<string, string>> = { 'MB/sec': 'MB/s', 'K/sec': 'KiB/s', '/sec': 'ops/s' }
const FIGURE = /^\d+(?:\.\d+)?$/
/** of each test its figure, CPU share and efficiency */
const CELLS = 3

export function readAverages(lines: readonly Line[], at: number, format: Format): Block | null {
  const title = titleAbove(lines, at)
  const first = readPart(lines, at, title)
  if (first === null) return null
  const parts = [first]
  let above = title
  for (let next = headBelow(lines, first.last); next !== null; next = headBelow(lines, parts.at(-1)?.last ?? next)) {
    const own = titleAbove(lines, next)
    if (own !== null && own !== title && (own.filesystem !== null || own.version !== title?.version)) break
    above = own ?? above
    const part = readPart(lines, next, above)
    // the same tests once more: another filesystem's
    if (part === null || parts.some(({ tests }) => tests[0] === part.tests[0])) break
    parts.push(part)
  }
  const runs = runsByName(
    'bonnie++',
    parts.flatMap(({ rows }) => rows),
  ).map((run) => withTitle(run, title))
  return { format, first: title?.index ?? at - HEADS, last: parts.at(-1)?.last ?? at, runs }
}

/** lines of heads over the columns' */
const HEADS = 2
/** between a table's last row and the head of the next: a comment, the title of the files' part */
const BETWEEN = 14

interface Part {
  readonly tests: readonly string[]
  readonly rows: readonly NamedRow[]
  readonly last: number
}

function readPart(lines: readonly Line[], at: number, title: Title | null): Part | null {
  const head = lines[at]
  const names = lines[at - 1]
  if (!head || !names || !AVERAGES.test(head.text)) return null
  const isFiles = /\b(?:Create|Delete)\b/.test(names.text)
  const tests = testsIn(names.text.match(/[A-Z][a-z]+(?: Chr| Char)?/g) ?? [], isFiles, lines[at - 2]?.text ?? '')
  const units = tokensOf(head).flatMap(({ text }) => UNITS[text] ?? [])
  if (tests.length !== units.length) return null
  const hasAmount = /\b(?:Size|files)\b/.test(head.text)
  const amount: Params = hasAmount ? {} : ((isFiles ? title?.files : title?.size) ?? {})
  const rows: NamedRow[] = []
  let last = at
  for (let i = at + 1; i < lines.length; i++) {
    const line = lines[i]
    const row = line && line.depth === head.depth ? readRow(line, { tests, units, isFiles, hasAmount, amount }) : null
    if (!row) break
    rows.push(row)
    last = i
  }
  return rows.length === 0 ? null : { tests, rows, last }
}

/** What the words over the columns name: output before input, sequential before random, where the line over them has both. */
function testsIn(words: readonly string[], isFiles: boolean, groups: string): readonly string[] {
  const onlySecond = isFiles ? !/\bSequential\b/.test(groups) : /\bInput\b/.test(groups) && !/\bOutput\b/.test(groups)
  const seen = new Set<string>()
  return words.map((word) => {
    const isSecond = seen.has(word) || onlySecond
    seen.add(word)
    if (isFiles) return `${isSecond ? 'random' : 'seq'}_${word === 'Read' ? 'stat' : word.toLowerCase()}`
    if (word === 'Rewrite') return 'seq_rewrite'
    if (word === 'Seeks') return 'random_seeks'
    return `seq_${isSecond ? 'input' : 'output'}_${word === 'Block' ? 'block' : 'char'}`
  })
}

interface Columns {
  readonly tests: readonly string[]
  readonly units: readonly string[]
  readonly isFiles: boolean
  /** a column of its own says how much was done */
  readonly hasAmount: boolean
  readonly amount: Params
}

function readRow(line: Line, { tests, units, isFiles, hasAmount, amount }: Columns): NamedRow | null {
  const tokens = tokensOf(line)
  const figures = tokens.slice(-CELLS * tests.length)
  const lead = tokens.slice(0, -CELLS * tests.length)
  const size = hasAmount ? lead.at(-1) : undefined
  const name = rowName(hasAmount ? lead.slice(0, -1) : lead)
  if (name === null || figures.length < CELLS * tests.length) return null
  if (hasAmount && !FIGURE.test(size?.text ?? '')) return null
  if (!figures.every(({ text }) => FIGURE.test(text))) return null
  const own: Params = isFiles ? { files: Number(size?.text) } : { fileSize: `${size?.text} MB` }
  const params = hasAmount ? own : amount
  return {
    name,
    line,
    measurements: tests.flatMap((test, i) => {
      const [figure, cpu] = figures.slice(CELLS * i) as readonly (Token | undefined)[]
      if (!figure || !cpu) return []
      const told = { value: Number(figure.text), unit: units[i] ?? null, cpuPercent: Number(cpu.text), params }
      return [measure(test, figure, { ...told, marks: [markOf('cpu', cpu)] })]
    }),
  }
}

/** The head of the next part: in the same words, a title of other words ends the table. */
function headBelow(lines: readonly Line[], last: number): number | null {
  const depth = lines[last]?.depth
  for (let i = last + 1; i <= last + BETWEEN; i++) {
    const line = lines[i]
    if (!line || line.depth !== depth || line.text.length > LONGEST) return null
    if (AVERAGES.test(line.text)) return i
  }
  return null
}

/** A longer line is no title and no head. */
const LONGEST = 200

interface Title {
  readonly index: number
  readonly line: Line
  readonly version: string
  readonly filesystem: string | null
  readonly size: Params | null
  readonly files: Params | null
}

function titleAbove(lines: readonly Line[], at: number): Title | null {
  for (let i = at - 1; i >= Math.max(0, at - BETWEEN); i--) {
    const line = lines[i]
    if (!line || line.depth !== lines[at]?.depth || (i < at - 1 && AVERAGES.test(line.text.slice(0, LONGEST))))
      return null
    const match = TITLE.exec(line.text.slice(-80))
    if (match)
      return {
        index: i,
        line,
        version: match[1] ?? '',
        filesystem: match[2] ?? null,
        size: match[3] === undefined ? null : { fileSize: match[3] },
        files: match[4] === undefined ? null : { files: Number(match[4]) },
      }
  }
  return null
}

const withTitle = (run: BlockRun, title: Title | null): BlockRun =>
  title === null
    ? run
    : {
        ...run,
        printed: [
          ...run.printed,
          printedAt('toolVersion', title.version, title.line.number, title.version),
          ...(title.filesystem === null
            ? []
            : [printedAt('filesystem', title.filesystem, title.line.number, title.filesystem)]),
        ],
      }
