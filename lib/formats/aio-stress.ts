/**
 * aio-stress (Chris Mason): a line for each thread and stage; the totals count, the files' own lines over them do not.
 *
 *     file size 1024MB, record size 64KB, depth 64, ios per iteration 8
 *     write on foo (245.77 MB/s) 1024.00 MB in 4.17s
 *     thread 0 write totals (55.86 MB/s) 1024.00 MB in 18.33s
 */
import type { Line } from '../mail/line'
import type { Measurement } from '../model'
import type { Block, Format } from './format'
import { measure } from './measure'
import { groupToken } from './named-figures'
import { oneRun } from './one-run'
import { isBlank, mayContinue } from './tokens'

const TOTALS =
  /^\s*thread (?<thread>\d+) (?<stage>(?:random )?(?:write|read)) totals \((?<rate>\d[\d.]*) MB\/s\) \d[\d.]* MB in \d[\d.]*s$/d
const OWN =
  /^\s*(?:file size \d+MB|max io_submit|threads \d+ files|(?:random )?(?:write|read) on \S+ \(|latency |adding |submitting |completion)/
const FILE = /record size (\d+[KM]B)/
const THREADS = /^\s*threads (\d+) files/

export const aioStress: Format = {
  tool: 'aio-stress',
  about: {
    reads: 'the totals of each stage',
    sample: [
      'threads 1 files 1 contexts 1 context offset 2MB verification off',
      'thread 0 write totals (55.86 MB/s) 1024.00 MB in 18.33s',
    ].join('\n'),
  },
  signature: /^\s*thread \d+ (?:random )?(?:write|read) totals \(\d/,
  read,
}

function read(lines: readonly Line[], at: number): Block | null {
  const depth = lines[at]?.depth ?? 0
  const { first, params } = startOf(lines, at)
  const measurements: Measurement[] = []
  let last = at
  for (let i = at; i < lines.length && i <= last + 4; i++) {
    const line = lines[i]
    if (!line || !mayContinue(line, depth) || /^\s*file size/.test(line.text)) break
    const match = TOTALS.exec(line.text)
    const rate = match && groupToken(line, match, 'rate')
    if (!match || !rate) {
      if (!isBlank(line) && !OWN.test(line.text)) break
      continue
    }
    const metric = (match.groups?.stage ?? '').replace(' ', '_')
    const thread = Number(match.groups?.thread)
    if (measurements.some((had) => had.metric === metric && had.params.thread === thread)) break
    measurements.push(measure(metric, rate, { value: Number(rate.text), unit: 'MB/s', params: { ...params, thread } }))
    last = i
  }
  return measurements.length > 0 ? oneRun(aioStress, lines, [first, last], measurements) : null
}

/** The settings and the files' own lines over the first total. */
function startOf(lines: readonly Line[], at: number) {
  const params: Record<string, string | number> = {}
  let first = at
  for (let i = at - 1; i >= Math.max(0, at - 20); i--) {
    const line = lines[i]
    if (!line || line.depth !== lines[at]?.depth || !(OWN.test(line.text) || isBlank(line))) break
    if (!isBlank(line)) first = i
    const blockSize = FILE.exec(line.text)?.[1]
    const threads = THREADS.exec(line.text)?.[1]
    if (blockSize) params.blockSize = blockSize
    if (threads) params.threads = Number(threads)
  }
  return { first, params }
}
