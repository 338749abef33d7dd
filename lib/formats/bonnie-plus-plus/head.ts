import type { Line } from '../../mail/line'
import { endOf, isBlank, mayContinue, type Token, tokensOf, wordsOf } from '../tokens'
import { FILE_TESTS, IO_TESTS } from './tests'

/** The head of one half of the table: three lines, or as many as mail made of them. */
export interface Head {
  readonly kind: 'io' | 'files'
  readonly version: Token | null
  /** concurrency; null where the head does not say it or says 1 */
  readonly threads: number | null
  /** the machine, which 1.9x repeats in front of `-Create--` */
  readonly machine: readonly Token[]
  /** sizes are bare megabytes (1.00 to 1.00c) */
  readonly bareMegabytes: boolean
  /** rates carry a suffix and file rates are not rates (1.98 to 2.00a) */
  readonly suffixed: boolean
  /** the tests in the order of their columns */
  readonly tests: readonly string[]
  /** right edges of the `%CP` columns, where the line with the units came through whole */
  readonly edges: readonly number[]
  /** index of the last line of the head */
  readonly last: number
}

const PART =
  /-Per Chr-|-Block-|-Rewrite-|-Seeks-|Create-|-Read-|-Delete-|%CP|K\/sec|\/sec|Input-|-Random|Output-|^\s*Concurrency\s+\d/
const MACHINE = /^(.*?)\s*-Create-- +--Read/
const TITLE = /(?:^|[^-])-{5,6}Sequential (?:Output-{5,6}(?:[^-]|$)|Create-)/
const COLUMNS = /-Per Chr- +-+Block-+ +-+Rewrite-|-Create-+ +-+Read-+ +-+Delete-/
const COLUMN = /-(Per Chr|Block|Rewrite|Seeks|Create|Read|Delete)-/g

/**
 * The line of titles, or that of columns where somebody cut the titles away. Six dashes (or five, one cut): Tim Bray's
 * Bonnie has seven and eight, and `Per Char`.
 */
export const HEAD = new RegExp(`${TITLE.source}|${COLUMNS.source}`)

/** Reads the head that opens at `at`. null: only the words, no head. */
export function readHead(lines: readonly Line[], at: number): Head | null {
  const opening = lines[at]
  if (!opening || !HEAD.test(opening.text)) return null
  const taken = headLines(lines, at, opening)
  const text = taken.map((line) => line.text).join(' ')
  if (!text.includes('%CP')) return null
  const kind = /Sequential Output|-Block-/.test(text) ? 'io' : 'files'
  const version = readVersion(opening)
  const concurrency = /(?:^|\s)Concurrency\s+(\d+)/.exec(text)?.[1]
  return {
    kind,
    version,
    threads: concurrency && concurrency !== '1' ? Number(concurrency) : null,
    machine: taken.flatMap(machineOf).slice(0, 4),
    bareMegabytes: /\bMB\b/.test(text),
    suffixed: /Name:Size/.test(text) || Number.parseFloat(version?.text ?? '0') >= 1.98,
    tests: testsOf(text, kind),
    edges: edgesOf(taken),
    last: at + taken.length - 1,
  }
}

/** Three lines, each wrapped at most twice. */
function headLines(lines: readonly Line[], at: number, opening: Line): readonly Line[] {
  const taken = [opening]
  for (const line of lines.slice(at + 1, at + 10)) {
    if (isBlank(line) || !mayContinue(line, opening.depth) || !PART.test(line.text) || TITLE.test(line.text)) break
    taken.push(line)
  }
  return taken
}

const machineOf = (line: Line): readonly Token[] => {
  const named = MACHINE.exec(line.text)?.[1]
  return named && !/^\s*Concurrency/.test(named) ? tokensOf(line).filter((token) => endOf(token) <= named.length) : []
}

/** Which test stands in which column: somebody may have cut some away. The second `Per Chr` and `Block` are the reads. */
function testsOf(text: string, kind: Head['kind']): readonly string[] {
  const all = kind === 'io' ? IO_TESTS : FILE_TESTS
  const seen = new Set<string>()
  let second = false
  for (const [, column = ''] of text.matchAll(COLUMN)) {
    const name = NAMES[column] ?? []
    second ||= column === 'Rewrite' || seen.has(name[0] ?? '')
    seen.add(name[second ? name.length - 1 : 0] ?? '')
  }
  return seen.size === 0 ? all : all.filter((test) => seen.has(test))
}

/** Each column's first and, where there are two of that name, second test. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  'Per Chr': ['seq_output_char', 'seq_input_char'],
  Block: ['seq_output_block', 'seq_input_block'],
  Rewrite: ['seq_rewrite'],
  Seeks: ['random_seeks'],
  Create: ['seq_create', 'random_create'],
  Read: ['seq_stat', 'random_stat'],
  Delete: ['seq_delete', 'random_delete'],
}

/** Known only where the line with the units was not wrapped. */
function edgesOf(taken: readonly Line[]): readonly number[] {
  const units = taken.filter(({ text }) => text.includes('%CP'))
  const [line] = units
  return line && units.length === 1
    ? tokensOf(line)
        .filter(({ text }) => text === '%CP')
        .map(endOf)
    : []
}

/** `Version 1.01d`, or the version alone where somebody cut the word away. */
function readVersion(opening: Line): Token | null {
  const before = tokensOf(opening).filter((token) => token.start < opening.text.indexOf('-----'))
  const token = before[before.length - 1]
  if (!token || !/^\d\.\d\d[\w.]*$/.test(token.text)) return null
  return before.length === 1 || wordsOf(before.slice(0, 1)) === 'Version' ? token : null
}
