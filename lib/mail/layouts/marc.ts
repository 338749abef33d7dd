import { readHead, readHeaders } from '../headers'
import { isBlank, type Layout, skipBlank, trimBlank } from './layout'

/**
 * A page of MARC (marc.info), which spells addresses `ann () example ! org`:
 *
 *     [prev in list] [next in list] [prev in thread] [next in thread]
 *
 *     List:       linux-kernel
 *     Subject:    Re: 2.4.10 and ext3
 *     Date:       2001-09-27 23:03:25
 *     [Download RAW message or body]
 */
const BODY_BELOW = /^\[Download (?:RAW )?message (?:RAW|or body)/
const LINKS = '[prev in list]'
/** A mail that quotes such a page has more above it. */
const isAbove = (line: string) => isBlank(line) || line.startsWith(LINKS) || line.startsWith('Viewing messages')

export const marc: Layout = {
  name: 'MARC',
  split(lines) {
    const body = lines.findIndex((line) => BODY_BELOW.test(line))
    const first = body < 0 ? -1 : lines.findIndex((line) => /^(?:List|Subject): /.test(line))
    if (first < 0 || !lines.slice(0, first).every(isAbove) || readHeaders(lines, first)?.end !== body) return null
    const links = lines.findIndex((line, at) => at > body && line.startsWith(LINKS))
    return [{ first, end: trimBlank(lines, links < 0 ? lines.length : links, body + 1) }]
  },
  read(lines) {
    const headers = readHeaders(lines, 0)
    return {
      head: readHead(headers?.fields ?? new Map()),
      body: lines.slice(skipBlank(lines, (headers?.end ?? 0) + 1)),
    }
  },
}
