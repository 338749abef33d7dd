import { cleanSubject, NO_HEAD } from '../headers'
import { readDate } from '../read-date'
import { readName } from '../read-name'
import { type Layout, skipBlank, trimBlank } from './layout'

/**
 * A page of lkml.org: three fields in a table above the text, in varying order, without addresses:
 *
 *     Date	Thu, 27 Sep 2001 16:17:58 -0700
 *     From	Ann Poe <>
 *     Subject	Re: 2.4.10 and ext3
 */
const FIELD = /^\s*(Date|From|Subject)(?:\t| {2,})(.*)$/
/** The page draws a triangle of slashes under the text, and says when it was made. */
const TAIL = /^\s*\\\s*$|^\s*Last update: \d{4}-/

export const lkmlOrg: Layout = {
  name: 'lkml.org',
  split(lines) {
    const first = lines.findIndex((line, at) => FIELD.test(line) && fieldsAt(lines, at).size === 3)
    if (first < 0) return null
    const tail = lines.findIndex((line, at) => at > first + 2 && TAIL.test(line))
    return [{ first, end: trimBlank(lines, tail < 0 ? lines.length : tail, first + 3) }]
  },
  read(lines) {
    const fields = fieldsAt(lines, 0)
    return {
      head: {
        ...NO_HEAD,
        subject: cleanSubject(fields.get('Subject') ?? ''),
        from: readName((fields.get('From') ?? '').replace(/\s*<>$/, '')),
        date: readDate(fields.get('Date') ?? ''),
      },
      body: lines.slice(skipBlank(lines, 3)),
    }
  },
}

/** The fields of the three lines from `at` on, by name. */
function fieldsAt(lines: readonly string[], at: number): ReadonlyMap<string, string> {
  const fields = new Map<string, string>()
  for (const line of lines.slice(at, at + 3)) {
    const [, name, value] = FIELD.exec(line) ?? []
    if (name !== undefined && value !== undefined) fields.set(name, value)
  }
  return fields
}
