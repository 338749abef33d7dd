import type { Line } from '../../mail/line'
import type { BlockRun } from '../format'
import { isBlank } from '../tokens'
import { readChartHead } from './chart-head'
import { readConditions } from './condition'
import { type Folded, unfold } from './folded'
import { isTitle, OPENS, readHeader, WORDS } from './header'
import { type Reading, readTable, type Said, toRun } from './read-table'
import { readRow } from './text-table'

/** Between paragraphs; mailers add some. */
const BLANKS_AT_MOST = 5

export interface ReadComparison {
  readonly runs: readonly BlockRun[]
  /** index of its last line */
  readonly last: number
}

/** The comparison whose header stands at a line: a run for each group of each panel. null: no comparison. */
export function readComparison(lines: readonly Line[], at: number): ReadComparison | null {
  const opening = unfold(lines, at)
  const header = readHeader(opening.text)
  if (header === null) return null
  let end = endOfParagraph(lines, at)
  // The question stands under the header, in words for people.
  const said = saidUnder(lines, unfold(lines, opening.last + 1).last + 1, end)
  const reading: Reading = { header, lines, said, panels: [] }
  for (let next = skipBlank(lines, end, at); next !== null; next = skipBlank(lines, end, at)) {
    const kind = readParagraph(reading, next)
    if (kind === null) break
    end = endOfParagraph(lines, next)
    if (kind === 'last') break
  }
  return { runs: reading.panels.flatMap(({ groups }) => [...groups.values()].map(toRun)), last: end - 1 }
}

/** Index of the first line that is not the paragraph's any more. */
function endOfParagraph(lines: readonly Line[], at: number): number {
  const depth = lines[at]?.depth
  const goesOn = (line: Line | undefined): boolean =>
    line !== undefined && line.depth === depth && !isBlank(line) && !OPENS.test(line.text)
  let end = at + 1
  while (goesOn(lines[end])) end += 1
  return end
}

/** The next paragraph, as deep in quotation as the header; null at the text's end and where the depth changes. */
function skipBlank(lines: readonly Line[], from: number, header: number): number | null {
  const blanks = lines.slice(from, from + BLANKS_AT_MOST).findIndex((line) => !isBlank(line))
  return blanks > 0 && lines[from + blanks]?.depth === lines[header]?.depth ? from + blanks : null
}

/** `more`: others may follow. null: not the comparison's any more. */
function readParagraph(reading: Reading, at: number): 'more' | 'last' | null {
  const { text } = reading.lines[at] ?? { text: '' }
  if ([WORDS.onlyIn, WORDS.alsoIn, WORDS.unlike].some((word) => text.startsWith(word))) return 'last'
  if ([WORDS.pairs, WORDS.showing, WORDS.changed].some((word) => text.startsWith(word))) return 'more'
  return readCharts(reading, at) ? 'more' : null
}

/** A panel's first paragraph says whose it is; each further one is another metric of the same. */
function readCharts(reading: Reading, at: number): boolean {
  const { lines } = reading
  const end = endOfParagraph(lines, at)
  let next = at
  let found = false
  if (reading.lines[at]?.text.startsWith(WORDS.machine)) {
    reading.panels.push({ said: saidUnder(lines, at, end), groups: new Map(), tables: new Map() })
    found = true
  }
  while (next < end) {
    const folded = unfold(lines, next)
    const head = readChartHead(folded.text)
    const title = head === null ? null : readRow(lines, folded.last + 1)
    next = folded.last + 1
    if (head === null || title === null || !isTitle(title.cells)) continue
    next = readTable(reading, head, title)
    found = true
  }
  return found
}

const SAYING = [WORDS.machine, WORDS.described, WORDS.equal]

/** What a paragraph says of all its figures, before the first of them. */
function saidUnder(lines: readonly Line[], from: number, end: number): readonly Said[] {
  const said: Said[] = []
  for (let next = from; next < end; ) {
    const folded: Folded = unfold(lines, next)
    const line = lines[folded.first]
    const { text } = folded
    next = folded.last + 1
    if (line === undefined || !SAYING.some((word) => text.startsWith(word))) break
    if (text.startsWith(WORDS.machine))
      said.push({ field: 'system.label', value: text.slice(WORDS.machine.length), line })
    if (text.startsWith(WORDS.equal))
      said.push(...(readConditions(text.slice(WORDS.equal.length)) ?? []).map((one) => ({ ...one, line })))
  }
  return said
}
