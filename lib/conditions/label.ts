import type { Fact } from './fact'
import type { Governing } from './governing'

const LONGEST = 80
const WORDS = 12
const LONGEST_HEADING = 400
/** A tunable over a result is a factor, and no name that the poster gave to the run. */
const NAMES = /^(?:kernel|filesystem|mountOptions|factors\.(?:patch|commit|elevator))/
const LEAD =
  /^\W*(?:\w+ (?=results? ))?(?:(?:here'?s|here are|here is|numbers|results?|figures|output)\b(?:\s+(?:of|for|from|with|on|under|running|within|inside|in|the))*\s+)/i

/** What the poster calls a run: the machine column where it tells runs apart, else the heading right over the result. */
export function labelOf(printed: Fact | undefined, tellsApart: boolean, governing: readonly Governing[]): Fact | null {
  return printed !== undefined && tellsApart ? printed : headingName(governing)
}

export function headingName(governing: readonly Governing[]): Fact | null {
  const own = governing.findLast(
    ({ age, heading }) => age === 0 && !UNAME.test(heading.text) && isName(heading.facts, heading.unknown),
  )
  const text = own === undefined ? '' : nameIn(own.heading.text)
  if (own === undefined || text === '' || text.length > LONGEST || text.split(/\s+/).length > WORDS) return null
  return { field: 'label', value: text, certainty: 'set', ...own.heading.place }
}

/** what `uname -a` printed says what ran, and is no name */
const UNAME = /^\W*Linux \S+ \d+\.\d+\S* #\d/

const isName = (facts: readonly Fact[], unknown: boolean): boolean =>
  unknown || facts.some(({ field, value }) => NAMES.test(field) || /^(?:with|without)$/.test(value))

/** what was typed, and no name for what it printed */
const COMMAND =
  /^\W*(?:\.?\/?\S*\/)?(?:fio|dd|iozone|hdparm|time|sudo|mdadm|mount|umount|mkfs\S*|modprobe|echo|cat|sync(?= ?[;&])|for|grep)\s+\S/

/** what ran printed it: a shell's trace, a line with a clock time, "Total run time: 4 minutes, 10 seconds", tiobench's "No size specified, using 512 MB", stress-ng's "passed: 9" */
const PRINTED =
  /^no size specified, using \d|^(?:passed|failed|skipped): \d|^\+{1,4} \w|\b\d\d:\d\d:\d\d\b|^(?:total )?(?:run ?time|elapsed time): \d/i
/** "No, it was not. I applied it now": sentences, and no name */
const SENTENCES = /[a-z]{3}\.\s+[A-Z]/

/** "mainline: 513MiB/s": the figure is no part of the name */
const FIGURE = /:\s*~?\d[\d.,]*\s*(?:[KMG]i?B\/s|[km]?iops)$/i

/** "First bonnie++ (2.4.19-aa1 w/o speedup patch)" → what stands in the brackets; "Here's 2.4.8" → 2.4.8; "=== ext3 ===" → ext3 */
/** "4K IO size                  gain": over a table, the head of what was worked out */
const WORKED_OUT = /\s{4,}(?:%\s?)?(?:gain|diff\w*|change|delta|improve\w*|speed-?up)$/i

function nameIn(words: string): string {
  const text = words.replace(/^\s*[=*#~-]{2,}\s*|\s*[=*#~-]{2,}\s*$/g, '')
  if (
    text.length > LONGEST_HEADING ||
    text.includes('\n') ||
    /@\w|[{}[\]]|^\s*\/|\w=|\w,\w+,|\s:\s/.test(text) ||
    COMMAND.test(text) ||
    PRINTED.test(text) ||
    SENTENCES.test(text) ||
    /\w\.$/.test(text)
  )
    return ''
  const bracketed =
    /^[^(]*\b(?:bonnie\+\+|dbench|tiobench|run|test|result)\b[^(]*\(([^()]+(?:\(\))?[^()]*)\)\W*$/i.exec(text)?.[1]
  return (bracketed ?? text.replace(/\s*:?\s+\([^()]*\)\s*:?\s*$/, ''))
    .trim()
    .replace(WORKED_OUT, '')
    .replace(FIGURE, '')
    .replace(/^\(?\d{1,2}[.)]\s+(?=[A-Za-z])/, '')
    .replace(/^[\s=*#[-]+|[\s:：=*#\]-]+$/g, '')
    .replace(LEAD, '')
    .trim()
}
