import { cleanSubject, NO_HEAD } from '../headers'
import { readName } from '../read-name'
import { isBlank, type Layout, type Span, skipBlank, trimBlank } from './layout'

/**
 * A thread on one page, subject and author over every message and nothing else known of it:
 *
 *     ext3 on 2.4.10
 *
 *     [Ann Poe]
 *
 *     Numbers of 2.4.8 …
 *
 * The subject of the page may stand over that of its first message. `[snip]`, `[-]`, `[PATCH]` are no authors.
 */
export const authorPage: Layout = {
  name: 'page of a thread',
  split(lines) {
    const top = skipBlank(lines, 0)
    const first = authorBelow(lines, top)
    if (first === null) return null
    const thread = bare(lines[top])
    const starts = [top]
    for (let at = first + 1; at < lines.length; at++) {
      if (lines[at]?.[0] !== '[') continue
      const start = subjectAbove(lines, at)
      if (start !== null && start > first && authorBelow(lines, start) === at && continues(lines, start, at, thread)) {
        starts.push(start)
      }
    }
    return starts.map(
      (start, i): Span => ({ first: start, end: trimBlank(lines, starts[i + 1] ?? lines.length, start) }),
    )
  },
  read(lines) {
    const at = authorBelow(lines, 0) ?? 0
    return {
      head: {
        ...NO_HEAD,
        subject: cleanSubject(lines[0] ?? ''),
        from: readName((lines[at] ?? '').trim().slice(1, -1)),
      },
      body: lines.slice(skipBlank(lines, at + 1)),
    }
  },
}

/** Line of the author whose message has its subject at `at`: below it, or below its repetition. */
function authorBelow(lines: readonly string[], at: number): number | null {
  let next = skipBlank(lines, at + 1)
  if (next === at + 1) return null
  if (lines[next] === lines[at]) next = skipBlank(lines, next + 1)
  return isAuthor(lines, next) ? next : null
}

/** The subject alone in its paragraph above the author at `at`, the first of two equal ones. */
function subjectAbove(lines: readonly string[], at: number): number | null {
  const line = trimBlank(lines, at) - 1
  if (line < 1 || line === at - 1 || !isBlank(lines[line - 1])) return null
  const above = trimBlank(lines, line) - 1
  return above >= 1 && lines[above] === lines[line] && isBlank(lines[above - 1]) ? above : line
}

/** Further messages answer the first, unless the author's address leaves no doubt. */
function continues(lines: readonly string[], subject: number, author: number, thread: string): boolean {
  const line = lines[subject] ?? ''
  return lines[author]?.includes('@') === true || bare(line) === thread || ANSWER.test(line)
}

const ANSWER = /^(?:re|fwd?|aw|sv|antw)(?:\[\d+\])?: /i

const bare = (subject = '') => {
  let rest = subject.trim()
  while (ANSWER.test(rest)) rest = rest.replace(ANSWER, '').trim()
  return rest.toLowerCase()
}

const AUTHOR = /^\[([^[\]<>@|]{2,60}?)? ?(<[^<>\s]+@[^<>\s]+>)?\]\s*$/
/** One to six words, the first with a capital letter (of any script) and more than capitals: not `[PATCH]`, `[snip]`. */
const NAME = /^[\p{Lu}\p{Lo}][\p{L}.'’-]*(?: [\p{L}("'’.-][\p{L}.'’)"-]*){0,5}$/u
const MARKS = /^(?:snip|snipped|cut|deleted|patch|output|table|attachment|quoted|trimmed|skipped|omitted)\b/i

function isAuthor(lines: readonly string[], at: number): boolean {
  const line = lines[at]
  if (line?.[0] !== '[' || !isBlank(lines[at + 1])) return false
  const [whole, name = '', address] = AUTHOR.exec(line) ?? []
  if (whole === undefined) return false
  if (address !== undefined) return true
  return NAME.test(name) && /[\p{Ll}\p{Lo}]/u.test(name) && !MARKS.test(name)
}
