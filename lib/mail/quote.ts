/** Where the quote marks of a line end and how many there were. */
export interface Quote {
  readonly depth: number
  /** characters before the text: marks and the one blank behind them */
  readonly offset: number
}

const NONE: Quote = { depth: 0, offset: 0 }

const BLANK = 32
const TAB = 9
const MARK = 62
const EQUALS = 61

/**
 * The quote marks at the start of a line: `> x`, `>> x`, `> > x`, ` > x`, `>x`, supercite's `ZC> x`. `--> x`, `<x>` and `>= 4` are
 * content. Marks count only from the start of the line; a blank may stand before each.
 */
export function readQuote(line: string): Quote {
  const first = line.charCodeAt(0)
  // Nearly every line of a mail ends here.
  if (first !== MARK && first !== BLANK && !(first >= 65 && first <= 90)) return NONE
  let depth = 0
  let end = 0
  for (;;) {
    const mark = markAt(line, end, depth)
    if (mark < 0) break
    depth++
    end = mark + 1
  }
  if (depth === 0) return NONE
  const behind = line.charCodeAt(end)
  return { depth, offset: behind === BLANK ? end + 1 : end }
}

/** Index of the `>` of the next mark, which may stand behind blanks or initials; -1: none. */
function markAt(line: string, from: number, depth: number): number {
  // Some mailers indent what they quote by a few blanks; between two marks stands one at most, more is content.
  const most = from + (depth === 0 ? 4 : 1)
  let at = from
  while (at < most && (line.charCodeAt(at) === BLANK || (depth > 0 && line.charCodeAt(at) === TAB))) at++
  if (line.charCodeAt(at) !== MARK) at = behindInitials(line, at)
  if (at < 0 || line.charCodeAt(at) !== MARK) return -1
  return line.charCodeAt(at + 1) === EQUALS ? -1 : at
}

/** Supercite: one to four capitals, the mark, and a blank, another mark or nothing behind it. */
function behindInitials(line: string, from: number): number {
  let at = from
  while (at - from < 5 && line.charCodeAt(at) >= 65 && line.charCodeAt(at) <= 90) at++
  if (at === from || at - from > 4 || line.charCodeAt(at) !== MARK) return -1
  const behind = line.charCodeAt(at + 1)
  return Number.isNaN(behind) || behind === BLANK || behind === MARK ? at : -1
}
