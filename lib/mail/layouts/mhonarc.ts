import { type Headers, readHead, readHeaders } from '../headers'
import { isBlank, type Layout, skipBlank, trimBlank } from './layout'

/**
 * A page made by MHonArc (spinics.net and many lists' own archives); its fields may be items of a list:
 *
 *     [Date Prev][Date Next][Thread Prev][Thread Next][Date Index][Thread Index]
 *
 *       * Subject: Re: 2.4.10 and ext3
 *       * From: Ann Poe <ann@xxxxxxxxxxx>
 *       * Date: Thu, 27 Sep 2001 16:17:58 -0700
 */
const LINKS = /^\s*\[(?:Date|Thread) (?:Prev|Next)\]/
const TAIL =
  /^\s*(?:[•*] )?(?:\[Index of Archives\]|Follow-Ups:|(?:Prev|Next|Previous) by (?:Date|thread|Date):|Index\(es\):)/i
const ITEM = /^\s*(?:[•*] )?(?=[A-Za-z-]+: )/
/** Between the links and the fields stands the subject once more, at most. */
const NEAR = 6

export const mhonarc: Layout = {
  name: 'MHonArc',
  split(lines) {
    const first = lines.findIndex((line) => LINKS.test(line))
    const found = first < 0 ? null : fieldsBelow(lines, first)
    if (found === null) return null
    const tail = lines.findIndex((line, at) => at >= found.end && (LINKS.test(line) || TAIL.test(line)))
    return [{ first, end: trimBlank(lines, tail < 0 ? lines.length : tail, found.end) }]
  },
  read(lines) {
    const found = fieldsBelow(lines, 0)
    return { head: readHead(found?.fields ?? new Map()), body: lines.slice(skipBlank(lines, found?.end ?? 0)) }
  },
}

/** The header fields under the links at `at`, without list marks. */
function fieldsBelow(lines: readonly string[], at: number): Headers | null {
  let first = at + 1
  while (
    first < lines.length &&
    first - at < NEAR &&
    !/^\s*(?:[•*] )?(?:Subject|From|To|Date): /.test(lines[first] ?? '')
  )
    first++
  let end = first
  while (end < lines.length && !isBlank(lines[end])) end++
  const headers = readHeaders(
    lines.slice(first, end).map((line) => line.replace(ITEM, '')),
    0,
  )
  return headers && { fields: headers.fields, end: first + Math.min(headers.end, end - first) }
}
