import type { Line } from '../../mail/line'
import type { Finding, Measurement } from '../../model'
import type { Printed } from '../format'
import { isKernelName } from '../kernel-name'
import { measure, printedAt } from '../measure'
import { joinLines, mayContinue, tokenAt } from '../tokens'

/** One result line, with what wrapping put on the next lines. */
export interface Result {
  readonly measurements: readonly Measurement[]
  readonly printed: readonly Printed[]
  readonly clients: number | null
  readonly findings: readonly Finding[]
  readonly last: number
}

const THROUGHPUT = /Throughput\s+(\d[\d.]*(?:e\+\d+)?)(\s{1,8}MB\/sec)/
/** Everything that may stand behind the figure, in the order of all versions. */
const TAIL =
  /^\s*(?:\(NB=\s*[\d.e+]+\s+MB\/sec\s+[\d.e+]+\s+MBit\/sec\))?((?:\s*\(sync (?:open|dirs)\))*)\s*(?:(\d+)\s+clients\b)?\s*(?:(\d+)\s+procs\b)?\s*(?:max_latency=\s*([\d.]+)\s*ms)?/

/** Reads the result line at `at`. null: another tool's throughput. */
export function readResult(lines: readonly Line[], at: number): Result | null {
  const opening = lines[at]
  if (!opening || !THROUGHPUT.test(opening.text)) return null
  const taken = [opening]
  while (taken.length < 3 && isCut(taken, lines[at + taken.length])) taken.push(lines[at + taken.length] ?? opening)
  const joined = joinLines(taken, ' ')
  const head = THROUGHPUT.exec(joined.text)
  const figure = head?.[1] ?? ''
  const end = (head?.index ?? 0) + (head?.[0].length ?? 0)
  const tail = TAIL.exec(joined.text.slice(end))
  const behind = head?.[2]?.length ?? 0
  const token = tokenAt(joined, end - figure.length - behind, end - behind)
  if (!token) return null
  const latency = tail?.[4]
  const latencyAt = latency ? joined.text.indexOf(latency, end + (tail?.[0].lastIndexOf('max_latency') ?? 0)) : -1
  const latencyToken = latency ? tokenAt(joined, latencyAt, latencyAt + latency.length) : null
  const count = tail?.[2] ?? tail?.[3]
  return {
    measurements: [
      measure('throughput', token, { value: Number(figure), unit: 'MB/s' }),
      ...(latency && latencyToken
        ? [measure('max_latency', latencyToken, { value: Number(latency), unit: 'ms' })]
        : []),
    ],
    printed: [
      ...labelOf(opening),
      ...addedOf(opening, lines[at - 1]),
      ...remarkOf(taken, joined.text.slice(end + (tail?.[0].trimEnd().length ?? 0))),
      ...syncOf(opening, tail?.[1] ?? ''),
    ],
    clients: count === undefined ? null : Number(count),
    findings: [],
    last: at + taken.length - 1,
  }
}

/** Tells that mail cut the result and `next` is its rest: an open bracket, a count without its word, or the count itself. */
function isCut(taken: readonly Line[], next: Line | undefined): boolean {
  const opening = taken[0]
  if (!opening || !next || !mayContinue(next, opening.depth) || THROUGHPUT.test(next.text)) return false
  const text = joinLines(taken, ' ').text
  if (text.lastIndexOf('(') > text.lastIndexOf(')'))
    return /^\s*[\d.]*\s*(?:MB(?:it)?\/sec|MBit|\d|open|dirs)/.test(next.text)
  if (/\)\s+\d+$|MB\/sec\s+\d+$|clients\s+\d+$/.test(text)) return /^\s*(?:procs|clients)\b/.test(next.text)
  if (/max_latency=\s*[\d.]+$/.test(text)) return /^\s*ms\b/.test(next.text)
  return /^\s*(?:\d+ (?:procs|clients)\b|max_latency=|\(NB=)/.test(next.text)
}

/** `2.4.18pre2aa2   Throughput 23.4521 MB/sec …`: the words in front, without progress dots and marks. */
function labelOf(opening: Line): readonly Printed[] {
  const before = opening.text.slice(0, opening.text.indexOf('Throughput'))
  const label = before.replace(/^[\s#*.+-]+/, '').replace(/[\s:*.+=-]+$/, '')
  if (!/\w/.test(label) || label.length > 60 || /^\d+ clients started$/.test(label)) return []
  const kernel = isKernelName(label) ? [printedAt('kernel', label, opening.number, label)] : []
  return [printedAt('label', label, opening.number, label), ...kernel]
}

/** ` + patch : Throughput …` under `2.6.27-rc8: Throughput …`: the kernel of the line above, and what was added to it. */
function addedOf(opening: Line, above: Line | undefined): readonly Printed[] {
  if (!/^\s*\+\s*\w/.test(opening.text) || !above || above.depth !== opening.depth) return []
  const [label] = labelOf(opening)
  const kernel = THROUGHPUT.test(above.text) ? labelOf(above).find(({ field }) => field === 'kernel') : undefined
  return label && kernel ? [kernel, printedAt('factors.patch', label.value, opening.number, label.value)] : []
}

/** `Throughput 221.8 MB/sec 16 procs    ext2`: the poster's words behind the result. */
function remarkOf(taken: readonly Line[], rest: string): readonly Printed[] {
  const [opening] = taken
  const words = /^(?:\s{2,}|\s*\t\s*|\s+[-#(]+\s*)(\S.*?)[\s)]*$/.exec(rest.slice(0, 80))?.[1] ?? ''
  const closed = words.includes('(') && !words.includes(')') ? `${words})` : words
  if (!opening || taken.length > 1 || rest.length > 60 || !/[A-Za-z]{2}/.test(closed)) return []
  const label = opening.text.includes(closed) ? closed : words
  return labelOf(opening).length > 0 ? [] : [printedAt('label', label, opening.number, label)]
}

/** `(sync open)`: a factor of the run, in the tool's words. */
function syncOf(opening: Line, text: string): readonly Printed[] {
  const words = [...text.matchAll(/\((sync (open|dirs))\)/g)]
  return words.map(([, value = '', what = '']) =>
    printedAt(`factors.${what}`, value, opening.number, opening.text.includes(value) ? value : opening.text.trim()),
  )
}
