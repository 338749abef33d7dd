import type { Line } from '@/lib/mail/line'
import type { Block, BlockRun, Format, Printed } from '../format'
import { printedAt } from '../measure'
import { isBlank, mayContinue, type Token } from '../tokens'
import { commandAbove, timedCommand } from './command'
import { namedTimes } from './shells'
import { type Figure, toMeasurement } from './timing'

/** What several times set side by side say of one command. */
interface Beside {
  readonly first: number
  readonly last: number
  readonly command: string | null
  /** for each column its figures */
  readonly columns: readonly (readonly Figure[])[]
  readonly heads: readonly Token[]
}

/**
 * The times of one command under two or more configurations, set side by side by the poster; each column is a run, and the
 * same columns under the next command are the same runs:
 *
 *     $ time rm -rf ...
 *
 *     parent=0               parent=1
 *     ==================     ==================
 *     real    0m59.649s      real    1m12.505s
 *     user    0m41.196s      user    0m47.489s
 *     sys     13m9.566s      sys     20m33.844s
 */
export function readBeside(lines: readonly Line[], at: number, format: Format): Block | null {
  const parts: Beside[] = []
  for (let part = besideAt(lines, at); part !== null; part = nextPart(lines, part)) {
    const before = parts[0]
    if (before && (part.command === null || before.command === null || nameOf(part) !== nameOf(before))) break
    if (parts.some(({ command }) => command === part?.command)) break
    parts.push(part)
  }
  const last = parts[parts.length - 1]
  const first = parts[0]
  if (!first || !last) return null
  return { format, first: first.first, last: last.last, runs: first.columns.map((_, i) => toRun(parts, i, lines)) }
}

const nameOf = ({ heads }: Beside): string => heads.map(({ text }) => text).join(' ')

function toRun(parts: readonly Beside[], column: number, lines: readonly Line[]): BlockRun {
  const head = parts[0]?.heads[column]
  const measurements = parts.flatMap(({ columns, command }) =>
    (columns[column] ?? []).map((figure) => toMeasurement(figure, command)),
  )
  const place = [parts[0]?.first, parts[parts.length - 1]?.last].map((i) => lines[i ?? 0]?.number ?? 0)
  return {
    tool: 'time',
    printed: head ? [printedOf(head)] : [],
    measurements,
    lines: [place[0] ?? 0, place[1] ?? 0],
    findings: [],
  }
}

const SETTING = /^([a-z][\w.-]{0,30})=(\S{1,30})$/i

/** `parent=1` is a setting; other words are the run's name. */
function printedOf({ text, line }: Token): Printed {
  const [, name, value] = SETTING.exec(text) ?? []
  return name && value
    ? printedAt(`factors.${name}`, value, line.number, text)
    : printedAt('label', text, line.number, text)
}

/** The table under the command line below this one; its head lies between them. */
function nextPart(lines: readonly Line[], { last }: Beside): Beside | null {
  const depth = lines[last]?.depth ?? 0
  let command: string | null = null
  for (let i = last + 1; i < lines.length && i - last < 9; i++) {
    const line = lines[i]
    if (!line || !mayContinue(line, depth)) return null
    const part = command === null ? null : besideAt(lines, i)
    if (part) return part
    command ??= timedCommand(line)
    if (command === null && !isBlank(line)) return null
  }
  return null
}

function besideAt(lines: readonly Line[], at: number): Beside | null {
  const opening = lines[at]
  if (!opening) return null
  const { depth } = opening
  const columns: Figure[][] = []
  let last = at
  for (let i = at; i < lines.length && i - at < 3; i++) {
    const line = lines[i]
    const read = line && mayContinue(line, depth) ? namedTimes(line) : null
    const metric = read?.[0]?.metric
    if (!read || read.length < 2 || read.some((figure) => figure.metric !== metric)) break
    if (columns.length > 0 && columns.length !== read.length) return null
    if (columns[0]?.some((figure) => figure.metric === metric)) break
    read.forEach((figure, column) => {
      columns[column] ??= []
      columns[column]?.push(figure)
    })
    last = i
  }
  const heads = headsAbove(lines, at, columns.length)
  if ((columns[0]?.length ?? 0) < 2 || columns[0]?.[0]?.metric !== 'elapsed_time' || heads === null) return null
  const head = lines.indexOf(heads[0]?.line ?? opening, Math.max(0, at - 2))
  return { first: at, last, command: commandAbove(lines, head), columns, heads }
}

/** A name for each column, above the figures or above the rule over them. */
function headsAbove(lines: readonly Line[], at: number, columns: number): readonly Token[] | null {
  const rule = /^[\s=+|-]{5,}$/.test(lines[at - 1]?.text ?? '') ? 1 : 0
  const head = lines[at - 1 - rule]
  if (!head || head.depth !== lines[at]?.depth || head.text.length > 160) return null
  const cells = [...head.text.matchAll(/\S+(?: \S+)*/g)].map(
    ({ 0: text, index }): Token => ({ text, line: head, start: index }),
  )
  return cells.length === columns ? cells : null
}
