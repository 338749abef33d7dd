import type { Line } from '@/lib/mail/line'
import type { BlockRun } from '../format'
import { measure, printedAt } from '../measure'
import { isBlank, type Token, tokensOf, wordsOf } from '../tokens'
import { namedBenchmark } from './named'

/** What one line of the list says. */
interface Row {
  readonly label: readonly Token[]
  readonly figure: Token
  readonly unit: string
  readonly clients: number
}

/** `EXT2 773 Mbps @ 44 clients`, without its label */
const RESULT =
  /(?:^|[\s:=])(?<figure>\d[\d,]*(?:\.\d+)?) ?(?<unit>[kKMG][Bb](?:it)?(?:ps|\/s(?:ec)?)) @ ?(?<clients>\d{1,5}) (?:clients?|engines?|threads?|tasks?|procs)(?: ?\([^()]*\))?[.,;*]?$/d

const UNITS: Readonly<Record<string, string>> = { M: 'MB/s', k: 'kB/s', K: 'kB/s', G: 'GB/s' }
/** A label is what a thing is called; more words than these are a sentence. */
const LABEL_WORDS = 5
const LABEL_ALONE = 2
/** So many lines above the list a title is looked for. */
const TITLE = 3

/**
 * Results as a list, one a line, each of them a run. At `lines[at]`; null where there is none. Benchmarks that people
 * report like this are known by name only, but for netbench: no other states megabits by clients.
 */
export function readTypedList(lines: readonly Line[], at: number): { last: number; runs: BlockRun[] } | null {
  const rows: { row: Row; index: number }[] = []
  const depth = lines[at]?.depth
  for (let next = at; next < lines.length; next++) {
    const line = lines[next]
    if (line === undefined || line.depth !== depth) break
    // Lists are typed with blank lines between their lines too.
    if (isBlank(line) && next - (rows[rows.length - 1]?.index ?? at) === 1) continue
    const row = readRow(line)
    // a sentence with a result in it is none of the list's lines
    if (row === null || row.label.length > LABEL_WORDS) break
    rows.push({ row, index: next })
  }
  const most = rows.length > 1 ? LABEL_WORDS : LABEL_ALONE
  const tool = toolOf(rows[0]?.row, lines)
  if (tool === null || rows.some(({ row }) => row.label.length > most)) return null
  const metric = tool === 'netbench' && isPeak(lines, at) ? 'peak_throughput' : 'throughput'
  return { last: rows[rows.length - 1]?.index ?? at, runs: rows.map(({ row }) => toRun(row, tool, metric)) }
}

function readRow(line: Line): Row | null {
  const match = line.text.indexOf('@') < 0 ? null : RESULT.exec(line.text)
  const place = match?.indices?.groups?.figure
  if (!match?.groups || place === undefined) return null
  const { unit = '', clients = '' } = match.groups
  const figure = { text: line.text.slice(place[0], place[1]), line, start: place[0] }
  // Mbps, Mbit/s and Mb/s are bits; MB/s is bytes.
  const isBits = /^.(?:b|Bit|bit)/.test(unit) || unit.endsWith('ps')
  if (isBits && unit[0] !== 'M') return null
  return {
    label: labelTokens(line, place[0]),
    figure,
    unit: isBits ? 'Mbit/s' : (UNITS[unit[0] ?? ''] ?? 'MB/s'),
    clients: Number(clients),
  }
}

/** The words in front of the figure without list marks and what separates them from it. */
function labelTokens(line: Line, end: number): Token[] {
  const label = tokensOf({ ...line, text: line.text.slice(0, end) }).map((token) => ({ ...token, line }))
  if (/^(?:[-*o+]|\d{1,2}[.)])$/.test(label[0]?.text ?? '')) label.shift()
  if (/^[:=-]+>?$/.test(label[label.length - 1]?.text ?? '')) label.pop()
  const last = label.pop()
  if (last === undefined) return label
  const text = last.text.replace(/[:=,]+$/, '')
  return text === '' ? label : [...label, { ...last, text }]
}

function toolOf(first: Row | undefined, lines: readonly Line[]): 'netbench' | 'dbench' | null {
  if (first === undefined) return null
  const named = namedBenchmark(lines)
  return named ?? (first.unit === 'Mbit/s' ? 'netbench' : null)
}

/** Whether the list's title, or what stands right above it, says that these are peaks. */
function isPeak(lines: readonly Line[], at: number): boolean {
  let seen = 0
  for (let above = at - 1; above >= 0 && seen < TITLE; above--) {
    const line = lines[above]
    if (line === undefined || isBlank(line)) continue
    if (/\b(?:peak|maximum|best)\b/i.test(line.text)) return true
    seen++
  }
  return false
}

function toRun({ label, figure, unit, clients }: Row, tool: string, metric: string): BlockRun {
  const words = wordsOf(label)
  const number = figure.line.number
  return {
    tool,
    printed: words === '' ? [] : [printedAt('label', words, number, words)],
    measurements: [
      measure(metric, figure, { value: Number(figure.text.replaceAll(',', '')), unit, params: { clients } }),
    ],
    lines: [number, number],
    findings: [],
  }
}
