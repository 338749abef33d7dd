import type { Line } from '@/lib/mail/line'
import type { BlockRun, Printed } from '../format'
import { isBlank, type Token } from '../tokens'
import { isRule } from './cells'
import { printedBy } from './printed-by'
import { type Condition, conditionOf, metricName, unitIn } from './words'

/** So far up an outer heading may stand. */
const FAR = 60
/** A command or its output between a heading and its figures. */
const BETWEEN =
  /^\s*(?:\[?\.\.\.\]?\s*$|<snip>|[#$%]\s|\/dev\/|\$|\.\/|sudo\s|nice\s|taskset\s|numactl\s|\[?\w+@\w+|-{1,2}\w[\w-]*[= ])/
/** What every result is, and what greets or ends a mail. */
const NO_SETTING =
  /^(?:to summari[sz]e|in short|as a result|for (?:example|instance)|in (?:summary|total|other words)|overall|.*\bfrom|.*\bresults? (?:on|from|of)\b.*|to|gives|yields|(?:(?:the|my|our|raw|full|test|some|more|fio|performance|benchmark|results?|here|are|is|and|of|for|with|below|following) )*(?:results?|numbers|figures|output|summary|tests?|testing|benchmarks?|performance|data|details?|commands?|script|config\w*|setup|hardware|environment|example|comparison|hi|hello|thanks?|regards|changes|changelog|notes?|before we|e\.?g)\b)[^a-z]*$/i
/** code, settings, lists, addresses, devices; a title that names the benchmark and its clients */
const NO_HEADING =
  /^(?:group_reporting|time_based|stonewall|thread)$|[{}<>|\t]|\s{2,}\S*\d|\w=\S|https?:|,$|\/dev\/|[.;!?]$|\b[dDtT]bench\b/
/** a setting in a title: "sparse files (nr_files=10):", "# patches 1-5, sqpoll=0" */
const REMARKED = /\([\w ]+=\w+\)(?=:$)|(?<=^#.*)\b\w+=\w+$/
const SENTENCE =
  /\b(?:I(?!\/O)|we|you|it|this is|there|that|these|which|what|how|because|better|shows?|showed|see|improves?d?|gives?|has|have|was|were|can|will|must|should|remains?|becomes?|is (?:\w+ed|not|now|pretty|quite|very|rather|still|also|about|only|just))\b/
const MARKS = /^(?:[-*+=#>•]+\s*|\(?[\da-z][.)]\s+|\[[\da-z]\]\s*)+|[\s:=#*-]+$/gi

/** "… yields before the patch:", "and with the two patches we get:" → what the line comes down to */
const LEAD =
  /^(?:(?:and|then|now|but|while|here(?:'s| is| are)?|(?:test )?results?(?= (?:before|after|with|without) )) )+(?:the (?:following|same) )?/i
const TAIL = /,?\s+(?:we|I|it) (?:now )?(?:gets?|sees?|have|had|has|got|reach(?:es)?|is|was)$/i
/** what the figures are in */
const UNIT = /\s?[([](?:in )?[kKMG]?i?[Bb]?\w{0,3}(?:\/s(?:ec)?|ps|sec|us|ms|ns)[)\]]$/
const RESULTS = /(?<=\S{3})\s+(?:test )?results?$/i
/** "Before this change, full send duration:" */
const AT_FIRST =
  /^((?:before|after|with|without) (?:the|this|these|my) (?:patch(?:es| ?set)?|series|changes?|commit)), \w/i
const SIDE =
  /^.{12,}\b((?:before|after|with|without) (?:the|this|these|my) (?:patch(?:es|set)?|series|change|commit))$/i

/** `A)`, `1.`, `(b)` */
const NUMBER = /^\s*\(?[\da-zA-Z][.)]\s/
/** `- NVMe device` as well */
const MARKED = /^\s*(?:[-*+•]|\(?[\da-zA-Z][.)])\s/

/** A line over figures that names what they were measured on. */
interface Over {
  readonly token: Token
  readonly index: number
  readonly indent: number
}

/**
 * Gives runs what the headings right over them name, the nearest and the one that it is set in under:
 *
 *     4k read:
 *      Legacy:
 *       IOPS=387.78K, BW=1514MiB/s, IOS/call=32/32
 *
 * A field that the table names itself stays.
 */
export function underHeadings(lines: readonly Line[], first: number, runs: readonly BlockRun[]): readonly BlockRun[] {
  const inner = nearestOver(lines, first)
  if (inner === null) return runs
  const outer = outerOver(lines, inner)
  // in all runs of a table the same words are said by the same name
  const named = new Set(runs.flatMap(({ printed }) => printed.map(({ field }) => field)))
  return runs.map((run) => {
    const taken = new Set(run.printed.map(({ field }) => field))
    const metrics = new Set(run.measurements.map(({ metric }) => metric))
    const added: Printed[] = []
    for (const over of [inner, outer]) {
      const said =
        over === null || isMetric(over.token.text, metrics) ? null : settingOf(over, new Set([...named, ...taken]))
      if (said === null || taken.has(said.field)) continue
      taken.add(said.field)
      added.push(said)
    }
    return added.length === 0 ? run : { ...run, printed: [...run.printed, ...added] }
  })
}

/** The title names what was measured. */
const isMetric = (text: string, metrics: ReadonlySet<string>): boolean =>
  [...metrics].some((metric) => metric.length > 5 && metricName(text).includes(metric)) || metrics.has(metricName(text))

/** Words of no known kind are a variant; beside another, a case; beside both, a group. */
function settingOf({ token }: Over, taken: ReadonlySet<string>): Printed {
  const free = ['factors.variant', 'factors.case'].find((field) => !taken.has(field)) ?? 'factors.group'
  const condition: Condition = conditionOf(token.text) ?? { field: free, value: token.text }
  return printedBy(condition.field === 'factors.variant' ? { ...condition, field: free } : condition, token)
}

/** "# patches 1-5, sqpoll=0" over a command that was typed without a prompt: a remark, and no command of root's */
const REMARK = /^\s*#\s?\w/
const PROMPT = /^\s*(?:[#$%]|\[?\w+@)/

function nearestOver(lines: readonly Line[], first: number): Over | null {
  let isApart = false
  let command = false
  for (let i = first - 1; i >= 0 && i >= first - 8; i--) {
    const line = lines[i]
    if (!line || line.depth !== lines[first]?.depth) return null
    if (isBlank(line)) {
      if (isApart) return null
      isApart = true
    } else if (command && REMARK.test(line.text)) {
      return headingAt(lines, i, true)
    } else if (BETWEEN.test(line.text)) {
      command = !PROMPT.test(line.text)
    } else if (!isUnderline(line)) {
      return lines[first]?.text.includes('|') && line.text.includes('|')
        ? overBoxes(lines, i, columnsOf(lines[first]))
        : headingAt(lines, i, !isApart)
    }
  }
  return null
}

/** What a box has behind its first bar. */
const columnsOf = (line: Line | undefined): string =>
  (line?.text.slice(line.text.indexOf('|') + 1) ?? '').replace(/[\s|]+/g, ' ').trim()

/** A heading over a box holds for those of the same columns that follow without one of their own. */
function overBoxes(lines: readonly Line[], from: number, columns: string): Over | null {
  let isAlike = false
  for (let i = from; i >= 0 && i >= from - FAR; i--) {
    const line = lines[i]
    if (!line || line.depth !== lines[from]?.depth) return null
    if (line.text.includes('|')) isAlike ||= columnsOf(line) === columns
    if (isBlank(line) || isUnderline(line) || line.text.includes('|')) continue
    return isAlike && /:\s*$/.test(line.text) ? headingAt(lines, i, false) : null
  }
  return null
}

/** The heading that an inner one is set in under: further left, or numbered in another way. */
function outerOver(lines: readonly Line[], { index, indent }: Over): Over | null {
  const style = styleOf(lines[index])
  for (let i = index - 1; i >= 0 && i >= index - FAR; i--) {
    const line = lines[i]
    if (!line || line.depth !== lines[index]?.depth) return null
    if (isBlank(line) || isUnderline(line)) continue
    const own = styleOf(line)
    if (indentOf(line) > indent) continue
    if (indentOf(line) === indent && (own === '' || own === style || isOverFigures(lines, i))) continue
    const heading = headingAt(lines, i, false)
    return heading !== null && (/:\s*$/.test(line.text) || MARKED.test(line.text)) ? heading : null
  }
  return null
}

/** A heading with figures right under it holds for those alone. */
function isOverFigures(lines: readonly Line[], index: number): boolean {
  const under = lines.slice(index + 1, index + 4).find((line) => !isBlank(line) && !isUnderline(line))
  return under !== undefined && /\d\s?[kKMG]?i?(?:B\/s|(?:io)?ps\b)|[=\s]\d[\d.,]*\s*$/i.test(under.text)
}

/** How it is numbered: `1)` and `2)` alike, `A)` otherwise. '': it is not. */
const styleOf = (line: Line | undefined): string =>
  (NUMBER.exec(line?.text ?? '')?.[0] ?? '').trim().replace(/\d/, '1').replace(/[a-z]/, 'a').replace(/[A-Z]/, 'A')

/** `touches`: no blank line stands between it and the figures */
function headingAt(lines: readonly Line[], index: number, touches: boolean): Over | null {
  const line = lines[index]
  const words = line?.text.trim() ?? ''
  if (!line || words.length > 72 || NO_HEADING.test(words.replace(REMARKED, ''))) return null
  const text = comesTo(words)
  if (unitIn(text) !== null) return null
  const isTitled = /:\s*$|^[-*+=#[(]/.test(words) || NUMBER.test(words) || isUnderline(lines[index + 1])
  const isShort = text.split(/\s+/).length <= (MARKED.test(words) ? 14 : isTitled ? 9 : 6)
  if (!/[A-Za-z]/.test(text) || !isShort || !(isTitled || touches || isAlone(lines, index))) return null
  if (SENTENCE.test(text) || NO_SETTING.test(text.replace(/ \([^()]*\)$/, ''))) return null
  if (!isUnderline(lines[index + 1]) && (goesOn(lines[index - 1], line) || isBroken(line, lines[index + 1])))
    return null
  return { token: { text, line, start: line.text.indexOf(text) }, index, indent: indentOf(line) }
}

function comesTo(words: string): string {
  const text = words
    .replace(MARKS, '')
    .replace(LEAD, '')
    .replace(TAIL, '')
    .replace(RESULTS, '')
    .replace(UNIT, '')
    .trim()
  return (AT_FIRST.exec(text) ?? SIDE.exec(text))?.[1] ?? text
}

/** A blank line over it and one under it. */
const isAlone = (lines: readonly Line[], index: number): boolean =>
  [lines[index - 1], lines[index + 1]].every((line) => line === undefined || isBlank(line))

/** The line is the end of a paragraph that the line above began. */
const goesOn = (above: Line | undefined, line: Line): boolean =>
  above !== undefined &&
  above.depth === line.depth &&
  !isBlank(above) &&
  indentOf(above) === indentOf(line) &&
  above.text.length > 40 &&
  /[a-z,]\s*$/.test(above.text)

/** "2) With X disabled, the lock is moved to a" over "   list of its own.": an item that the next line ends. */
const isBroken = (line: Line, below: Line | undefined): boolean =>
  below !== undefined &&
  below.depth === line.depth &&
  line.text.length > 40 &&
  /[\w,]\s*$/.test(line.text) &&
  /^\s+[a-z]+ [^=:]*$/.test(below.text) &&
  indentOf(below) > indentOf(line)

const isUnderline = (line: Line | undefined): boolean =>
  line !== undefined && (isRule(line.text) || /^\s*([-=*~#^])\1{2,}\s*$/.test(line.text))

const indentOf = ({ text }: Line): number => text.length - text.trimStart().length
