import { cleanSubject, NO_HEAD } from '../headers'
import { readDate } from '../read-date'
import { readName } from '../read-name'
import { isBlank, type Layout, type Span, skipBlank, trimBlank } from './layout'
import { isLoreTail } from './lore-page'

/**
 * A thread on one page of a public-inbox archive:
 *
 *     * Re: delaylog
 *     @ 2002-09-25 21:05 Ann Poe
 *     0 siblings, 0 replies; only message in thread
 *     From: Ann Poe @ 2002-09-25 21:05 UTC (permalink / raw)
 *     To: some-list
 */
const FROM = /^\s*From: (.{1,200}?) @ (\d{4}-\d\d-\d\d(?: {1,2}\d{1,2}:\d\d)? UTC) \(permalink \/ raw\)$/
const RECIPIENTS = /^\s*(?:To|Cc|\+Cc): /
/** So far above the sender the subject may stand: the thread's outline is between them. */
const OUTLINE = 400

export const loreThread: Layout = {
  name: 'lore thread',
  split(lines) {
    const spans: Span[] = []
    let free = 0
    for (let at = 0; at < lines.length; at++) {
      if (!isSender(lines[at])) continue
      const first = subjectAbove(lines, at, free)
      let end = at + 1
      while (end < lines.length && !isLoreTail(lines[end]) && !isNextSubject(lines, end)) end++
      spans.push({ first, end: trimBlank(lines, end, at + 1) })
      free = end
      at = end - 1
    }
    return spans.length === 0 ? null : spans
  },
  read(lines) {
    const at = lines.findIndex(isSender)
    const [, author = '', date = ''] = FROM.exec(lines[at] ?? '') ?? []
    let body = at + 1
    while (RECIPIENTS.test(lines[body] ?? '')) body++
    const subject = lines[0]?.startsWith('* ') ? cleanSubject(lines[0].slice(2)) : null
    return {
      head: { ...NO_HEAD, subject, from: readName(author), date: readDate(date) },
      body: lines.slice(isBlank(lines[body]) ? skipBlank(lines, body) : body),
    }
  },
}

const isSender = (line = '') => line.endsWith('(permalink / raw)') && FROM.test(line)

/** The line `* Subject` that the sender at `at` belongs to, not before `free`; the sender's own line where there is none. */
function subjectAbove(lines: readonly string[], at: number, free: number): number {
  for (let line = at - 1; line >= Math.max(free, at - OUTLINE); line--) {
    if (lines[line]?.startsWith('* ') && isOutline(lines[line + 1])) return line
  }
  return at
}

/** A line of the thread's outline: a date, `@` before it at the message itself. */
const isOutline = (line = '') => /^(?:[@ ] ?\s*\d{4}-\d\d-\d\d|\s*(?:\[|<)?(?:parent )?not found: )/.test(line)

const isNextSubject = (lines: readonly string[], at: number) =>
  lines[at]?.startsWith('* ') === true && isOutline(lines[at + 1])
