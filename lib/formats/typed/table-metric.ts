import type { Around } from './around'
import type { Grid } from './grid-shape'
import { withoutBars } from './run-of-table'
import { type Condition, conditionOf, isMeasured, measuredName, metricName, unitIn, unitOf } from './words'

/** Words over a table that say nothing of what it measures. */
const NO_NAME =
  /^(?:(?:the|some|test|performance|benchmark|my|here are|full) )*(?:results?|numbers?|figures?|data|comparison|(?<!bench(?:mark)? )summary)$/i

/** "with read-ahead of 0", "after the change": on what, and not what was measured */
export const isSettingOver = (words: string): boolean =>
  /^\W*(?:with(?:out)?|when|before|after|using|for|on)\b/i.test(words)

/** The title's name; a rate without a name is what its unit counts. */
export function metricOf({ title, unit, grid }: Around): string {
  const words = title.words
    .replace(/[([{][^()[\]{}]*[)\]}]/g, ' ')
    .replace(/^\W*(?:test )?results?\s*:/i, '')
    .replace(/^\(?\d{1,2}[.)]\s+/, '')
    .split(/\s+/)
    .map((word) => word.replace(/^[=*#-]+|[:,=*#-]+$/g, ''))
    .filter((word) => word !== '' && unitOf(word) === null)
    .join(' ')
  const name =
    NO_NAME.test(words) || isSettingOver(words) || conditionOf(words) !== null
      ? ''
      : metricName(partOf(words, unit, grid))
  const units = unit === null ? grid.rows.flatMap(({ cells }) => cells.map((cell) => cell.unit)) : [unit]
  return name === '' && new Set(units.map((one) => measuredName(one ?? ''))).size === 1
    ? measuredName(units[0] ?? '')
    : name
}

/** What a rate or a time may be of. */
const RATE = /band|through|speed|\bbw\b|iops|rate|reads?\b|writes?\b/i
const TIME = /latenc|\blat\b|time|elapsed|duration/i

/** Of a title that names two things, the one that the unit is of: "depth and avg latency", "Bandwidth and CPU usage". */
function partOf(words: string, unit: string | null, { rows }: Grid): string {
  const parts = words.split(/ and | & /i)
  const own = unit ?? rows[0]?.cells.find((cell) => cell.unit !== null)?.unit ?? ''
  const [part, ...others] = parts.filter((one) => isMeasured(one) && (/\/s$|ps$/.test(own) ? RATE : TIME).test(one))
  return parts.length < 2 || part === undefined || others.length > 0 ? words : part
}

/** Under a title that says what was measured, and in which unit, the rows are the cases. */
export function caseOf({ title, grid }: Around, label: string): Condition | null {
  if (!isMeasured(title.words) || unitIn(title.words) === null) return null
  if (
    isMeasured(label) ||
    /\bp\d\d|\b(?:avg|mean|min|max|total|sum)\b/i.test(label) ||
    !/^[A-Za-z][\w .+/-]{1,30}$/.test(label)
  )
    return null
  return { field: caseField(grid), value: withoutBars(label) }
}

export const caseField = ({ corner }: Grid): string =>
  `factors.${corner && /^[A-Za-z][\w ]{2,20}$/.test(corner.text) ? corner.text.toLowerCase() : 'case'}`
