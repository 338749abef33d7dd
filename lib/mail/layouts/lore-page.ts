import { readHead, readHeaders } from '../headers'
import { type Layout, type Span, trimBlank } from './layout'

/**
 * A message page of a public-inbox archive (lore.kernel.org), saved as text:
 *
 *     All of lore.kernel.org
 *      help / color / mirror / Atom feed
 *     From: Ann Poe <ann@example.org>
 *     Date: Mon, 24 Jan 2011 22:57:13 +0100	[thread overview]
 *     Message-ID: <1@example.org> (raw)
 *
 * The list's copies of one message follow each other under "WARNING: multiple messages have this Message-ID (diff)".
 */
export const lorePage: Layout = {
  name: 'lore page',
  split(lines) {
    const spans: Span[] = []
    for (let at = 0; at < lines.length; at++) {
      if (!isMarked(lines[at])) continue
      const first = fieldsStart(lines, at)
      const headers = readHeaders(lines, first)
      if (headers === null || headers.end <= at) {
        while (FIELD.test(lines[at + 1] ?? '')) at++
        continue
      }
      const end = tailOf(lines, headers.end)
      spans.push({ first, end: trimBlank(lines, end, headers.end) })
      at = end - 1
    }
    return spans.length === 0 ? null : spans
  },
  read(lines) {
    const headers = readHeaders(lines, 0)
    return { head: readHead(headers?.fields ?? new Map()), body: lines.slice(headers?.end ?? 0) }
  },
}

/** A header field with the link that the page puts behind it. */
const isMarked = (line = '') =>
  (line.endsWith('[thread overview]') && line.startsWith('Date:')) ||
  (line.endsWith('(raw)') && /^message-id:/i.test(line))

/** A field or a further line of one */
const FIELD = /^(?:[A-Za-z][\w.-]{0,60}: |[ \t]+\S+@)/
const MOST_FIELDS = 100

/** First line of the header fields that `at` stands in. */
function fieldsStart(lines: readonly string[], at: number): number {
  let first = at
  while (first > 0 && at - first < MOST_FIELDS && FIELD.test(lines[first - 1] ?? '')) first--
  return first
}

const TAIL_STARTS = [
  'WARNING: multiple messages have this Message-ID',
  '^ permalink raw reply',
  'Thread overview: ',
  'Reply instructions:',
  'This is a public inbox, see mirroring',
  'This is an external index of several',
]

/** Whether the archive's own text starts here: what it links to, and how to reply. */
export function isLoreTail(line = ''): boolean {
  if (line.includes('other threads:[~')) return true
  const first = line[0]
  if (first !== 'W' && first !== '^' && first !== 'T' && first !== 'R') return false
  return TAIL_STARTS.some((start) => line.startsWith(start))
}

/** The line where the message that starts above `from` is over: the archive's tail, or the next message. */
function tailOf(lines: readonly string[], from: number): number {
  for (let at = from; at < lines.length; at++) {
    if (isLoreTail(lines[at])) return at
    if (isMarked(lines[at])) return Math.max(from, fieldsStart(lines, at))
  }
  return lines.length
}
