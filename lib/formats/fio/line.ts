import type { Line } from '../../mail/line'
import { isBlank, joinLines, mayContinue, type Token, tokenAt } from '../tokens'
import type { Quantity } from './quantity'

/** Longer lines than fio's and a mailer's together are something else. */
export const LONGEST = 1000

/** A line of fio, put together with what a mailer wrapped to the next one. */
export interface Whole {
  readonly text: string
  readonly last: number
  token(quantity: Quantity): Token | null
}

/** The line at `at`, with as many of the next as `goesOn` says that belong to it. */
export function wholeLine(lines: readonly Line[], at: number, goesOn: (text: string, next: string) => boolean): Whole {
  const taken: Line[] = []
  let text = ''
  for (let i = at; i < lines.length && i < at + 4; i++) {
    const line = lines[i]
    const first = taken[0]
    if (!line || line.text.length > LONGEST || (first && (!mayContinue(line, first.depth) || isBlank(line)))) break
    if (first && !goesOn(text, line.text)) break
    taken.push(line)
    text = text === '' ? line.text : `${text} ${line.text.trim()}`
  }
  const joined = joinLines(taken, ' ')
  const token = ({ at: start, text: { length } }: Quantity) => tokenAt(joined, start, start + length)
  return { text: joined.text, last: at + Math.max(0, taken.length - 1), token }
}

/** What fio prints between the figures that are taken: histograms, samples, counts of requests, the state of the disks. */
const REST =
  /^[\s|]*(?:(?:bw|lat|sync) *\([\w /]+\) *:|iops +: *min=|IO depths *:|(?:submit|complete|latency|issued|issued rwts?|issued r\/w(?:\/d)?) *:|Disk stats|[\w-]+: (?:ios|aggrios)=|Jobs: \d+ \(|fsync\/|(?:clat|slat|lat) *\(\w+\) *:)/

/** The rest of such a line, when a mailer wrapped it. */
const FRAGMENT =
  /^\s*(?:(?:min|max|avg|stdev|samples|per|i?o|io|runt?|minb|maxb|mint|maxt|merge|ticks|in_queue|util|short|dropped|drop|ctx|majf|minf|sys|depth|window|percentile|aggr\w+|>?=?\d+)=|\(?\d[\w.]*B\/s[-)]|\d+-\d+msec|\d*msec|\d\d:\d\d:\d\d \d{4}$|(?:0 )?(?:zone )?resets$|\(all jobs\):)/

/** Tells the lines of fio's output that hold nothing to be taken. */
export const isRest = (text: string): boolean => REST.test(text) || FRAGMENT.test(text)
