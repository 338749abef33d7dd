import type { Line } from '@/lib/mail/line'
import { isLongProse } from './long-prose'
import type { Paragraph } from './paragraph'

/** What facts are read from: a sentence of wrapped prose (it may run over line ends), else one line. */
export interface Passage {
  /** line feeds where it runs over line ends */
  readonly text: string
  readonly kind: 'sentence' | 'line'
  /** where it begins: index into the mail's lines, and in that line's text */
  readonly index: number
  readonly start: number
}

/** A sentence ends, or the next item of a list begins, or a line with a part of the machine at its head: "Disk: …". */
const SENTENCE_END =
  /[.!?:;][)"']*(?=\s+(?:[A-Z("'*]|\d+ |(?:bonnie|[dt]bench|tiobench|iozone|postmark)\b)|\s*$)|\n(?=[ \t]*(?:(?:[*•o-]|\d{1,2}[.)])[ \t]+\S|(?:CPUs?|[Cc]pus?|[Pp]rocessors?|[Mm]emory|RAM|[Dd]isks?|[Dd]rives?|[Ss]torage|[Kk]ernel|[Ff]ile ?system|FS|[Hh]ost|OS) ?: ))/g

/** "* caching device:" is what the item speaks of, and no sentence. */
const KEY = /^\s*[*•+-]\s+[A-Za-z][\w /-]*:$/
const LONGEST_KEY = 40

/** The paragraph's sentences where it is wrapped prose, else its lines; a line that nobody broke has sentences, too. */
export function passagesOf(paragraph: Paragraph): Passage[] {
  return paragraph.wrapped ? sentencesOf(paragraph.text, paragraph.first) : linesOf(paragraph)
}

/** "2.4.10+" over "first-fix+" over "second-fix": one list, a line for each */
const ADDS = /[\w)] ?\+\s*$/
const LIST_LINES = 12
/** "# cat /sys/block/sda/queue/nr_requests" over "128" */
const ASKS = /^\s*(?:.{0,60}?[#$%>]\s?)?\s*cat \/(?:proc|sys)\/\S+\s*$/
/** "the following kernel parameters are applied:" over "idle=poll mitigations=off" */
const PARAMETERS = /\bkernel (?:boot |command[- ]line )?(?:parameters?|options?|arguments?)\b.{0,40}:\s*$/i
const GIVEN = /^\s*[\w.]+=\S+(?: [\w.]+(?:=\S+)?){0,8}\s*$/
const ANSWER = /^\s*[\w.-]+\s*$/

function linesOf({ text, first }: Paragraph): Passage[] {
  const passages: Passage[] = []
  const lines = text.split('\n')
  for (let i = 0; i < lines.length; i++) {
    let last = i
    while (last - i < LIST_LINES && last + 1 < lines.length && ADDS.test(lines[last] ?? '')) last++
    if (last === i && ASKS.test(lines[i] ?? '') && ANSWER.test(lines[i + 1] ?? '')) last++
    if (last === i && PARAMETERS.test(lines[i] ?? '') && GIVEN.test(lines[i + 1] ?? '')) last++
    const one = lines.slice(i, last + 1).join('\n')
    if (isLongProse(one)) passages.push(...sentencesOf(one, first + i))
    else passages.push({ text: one, kind: 'line', index: first + i, start: 0 })
    i = last
  }
  return passages
}

function sentencesOf(text: string, first: number): Passage[] {
  const passages: Passage[] = []
  let from = 0
  let index = first
  let lineStart = 0
  const push = (to: number) => {
    const skipped = text.slice(from, to).search(/\S/)
    if (skipped < 0) return
    const start = from + skipped
    for (let feed = text.indexOf('\n', lineStart); feed >= 0 && feed < start; feed = text.indexOf('\n', lineStart)) {
      lineStart = feed + 1
      index++
    }
    passages.push({ text: text.slice(start, to), kind: 'sentence', index, start: start - lineStart })
    from = to
  }
  for (const match of text.matchAll(SENTENCE_END)) {
    const end = match.index + match[0].length
    if (end - from > LONGEST_KEY || !KEY.test(text.slice(from, end))) push(end)
  }
  push(text.length)
  return passages
}

/** Line and column of an offset in a passage, and how much of the text from there stands on that line. */
export function placeIn({ text, index, start }: Passage, offset: number, length: number, lines: readonly Line[]) {
  let at = index
  let lineStart = 0
  for (let feed = text.indexOf('\n'); feed >= 0 && feed < offset; feed = text.indexOf('\n', feed + 1)) {
    lineStart = feed + 1
    at++
  }
  const end = text.indexOf('\n', offset)
  const words = text.slice(offset, end < 0 ? offset + length : Math.min(end, offset + length))
  const inLine = (at === index ? start : 0) + offset - lineStart
  return { index: at, line: lines[at]?.number ?? at + 1, column: (lines[at]?.offset ?? 0) + inLine + 1, text: words }
}
