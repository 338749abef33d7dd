import type { Line } from './line'
import { readQuote } from './quote'

const CLEARSIGNED = '-----BEGIN PGP SIGNED MESSAGE-----'
/** Blanks that web mailers put into tables; each becomes one ordinary blank, so that columns hold. */
const OTHER_BLANKS = /[\u00a0\u2007\u202f]/g

/** The lines of a message's text without quote marks, each with the way back to its columns. */
export function readLines(text: string): Line[] {
  const texts = text.split('\n')
  const barred = barQuoted(texts)
  const clearsigned = text.includes(CLEARSIGNED)
  const hasOtherBlanks = text.search(OTHER_BLANKS) >= 0
  return texts.map((whole, index) => {
    const bar = barred.has(index)
    const { depth, offset } = bar ? { depth: 1, offset: whole.startsWith('| ') ? 2 : 1 } : readQuote(whole)
    // PGP writes `- ` before a line that starts with a dash (RFC 4880, 7.1).
    const escaped = clearsigned && depth === 0 && whole.startsWith('- -') ? 2 : 0
    const start = offset + escaped
    const bare = (start === 0 ? whole : whole.slice(start)).trimEnd()
    return {
      number: index + 1,
      depth,
      text: hasOtherBlanks ? bare.replace(OTHER_BLANKS, ' ') : bare,
      offset: start,
    }
  })
}

/**
 * Lines quoted with `| `: three or more in a row, none of them with another bar, which would make it a row of a table.
 */
function barQuoted(texts: readonly string[]): ReadonlySet<number> {
  const quoted = new Set<number>()
  for (let at = 0; at < texts.length; at++) {
    if (texts[at]?.[0] !== '|') continue
    const first = at
    let isTable = texts[at - 1]?.startsWith('+-') ?? false
    for (; texts[at]?.[0] === '|'; at++) if (!isBarQuote(texts[at] ?? '')) isTable = true
    if (isTable || at - first < 3) continue
    for (let line = first; line < at; line++) quoted.add(line)
  }
  return quoted
}

const isBarQuote = (line: string) => (line.length === 1 || line[1] === ' ') && line.indexOf('|', 1) < 0
