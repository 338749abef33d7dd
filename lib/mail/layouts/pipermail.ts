import { cleanSubject, NO_HEAD } from '../headers'
import { readDate } from '../read-date'
import { isBlank, type Layout, skipBlank, trimBlank } from './layout'

/**
 * A page of Mailman's archive, which knows the author by name and a spelled address:
 *
 *     [linux-lvm] stripes
 *     Ann Poe ann at example.org
 *     Thu Aug 30 10:00:00 UTC 2001
 *
 *         Previous message: [linux-lvm] more stripes
 *         Messages sorted by: [ date ] [ thread ] [ subject ] [ author ]
 */
const SORTED = /^\s*(?:[•*-] )?Messages sorted by:\s*\[ date \]/
const LINKS = /^\s*(?:[•*-] )?(?:Previous|Next) message(?: \(by thread\))?:|^More information about the /
const AUTHOR = /^(.{1,100}?)\s+\S+ at \S+\.\S+$/

export const pipermail: Layout = {
  name: 'pipermail',
  split(lines) {
    const sorted = lines.findIndex((line) => SORTED.test(line))
    const first = skipBlank(lines, 0)
    if (sorted < 0 || readTop(lines, first) === null || sorted - first > 12) return null
    const tail = lines.findIndex((line, at) => at > sorted && (LINKS.test(line) || SORTED.test(line)))
    return [{ first, end: trimBlank(lines, tail < 0 ? lines.length : tail, sorted + 1) }]
  },
  read(lines) {
    const sorted = lines.findIndex((line) => SORTED.test(line))
    const top = readTop(lines, 0)
    return {
      head: { ...NO_HEAD, ...top },
      body: lines.slice(skipBlank(lines, sorted + 1)),
    }
  },
}

/** Subject, author and date, one under the other. */
function readTop(lines: readonly string[], at: number) {
  const author = isBlank(lines[at + 1]) ? skipBlank(lines, at + 1) : at + 1
  const [, from] = AUTHOR.exec((lines[author] ?? '').trim()) ?? []
  const date = readDate(lines[author + 1] ?? '')
  return from === undefined || date === null ? null : { subject: cleanSubject(lines[at] ?? ''), from, date }
}
