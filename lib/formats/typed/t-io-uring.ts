import type { Line } from '@/lib/mail/line'
import type { Measurement } from '@/lib/model'
import type { Printed } from '../format'
import { measure, printedAt } from '../measure'
import { runOf } from '../one-run'
import { isBlank, type Token } from '../tokens'
import { countOf } from './count'
import type { Table } from './typed-table'
import { unitOf } from './words'

const RATES = /^\s*IOPS=([\d.]+[KMG]?), (?:BW=([\d.]+)([KMG]iB\/s), )?IOS\/call=/
/** What it prints before its first rates, and the command that started it. */
const BEFORE = /^\s*(?:submitter=\d|polled=\d|Engine=|ring register \d|Added file |i: \d|.{0,200}\bt\/io_uring\S* -)/
/** `ann@box ~/git/fio (master)> t/io_uring -p1 …`: where it was typed */
const PROMPT =
  /^\s*\[?[a-z_][\w-]*@([a-z\d][\w-]*)[^#$%>]{0,60}[#$%>] ?(?:sudo )?(?:taskset .{1,40}? )?\S*t\/io_uring\S* -/
/** The end of a command that was wrapped. */
const WRAPPED = /^\s*-\w.*\/dev\/|^\s*\/dev\/\w+$/
const AFTER = /^\s*(?:\^C)?Exiting on |^\s*Maximum IOPS=/

/**
 * The rates that fio's t/io_uring prints each second of one execution:
 *
 *     polled=1, fixedbufs=1/0, register_files=1, buffered=0, QD=128
 *     Engine=io_uring, sq_ring=128, cq_ring=128
 *     IOPS=5.10M, BW=2.49GiB/s, IOS/call=32/31
 *     IOPS=5.10M, BW=2.49GiB/s, IOS/call=32/32
 *     Maximum IOPS=5.10M
 *
 * `Maximum IOPS` is one of the figures above it.
 */
export function readTIoUring(lines: readonly Line[], at: number): Table | null {
  const depth = lines[at]?.depth
  const figures: Measurement[] = []
  let last = at
  for (let i = at; i < lines.length; i++) {
    const line = lines[i]
    const rates = line?.depth === depth ? figuresIn(line) : []
    if (rates.length === 0) break
    figures.push(...rates)
    last = i
  }
  if (figures.length === 0) return null
  while (lines[last + 1]?.depth === depth && AFTER.test(lines[last + 1]?.text ?? '')) last++
  const first = startOf(lines, at)
  return { first, last, runs: [runOf('typed', lines, [first, last], figures, remarkIn(lines[first]))] }
}

function figuresIn(line: Line | undefined): readonly Measurement[] {
  const [, iops, rate, per = ''] = RATES.exec(line?.text ?? '') ?? []
  if (!line || iops === undefined) return []
  const token = (text: string, after: string): Token => ({ text, line, start: line.text.indexOf(after) + after.length })
  return [
    measure('iops', token(iops, 'IOPS='), { value: countOf(iops), unit: 'iops' }),
    ...(rate === undefined ? [] : [measure('bw', token(rate, 'BW='), { value: Number(rate), unit: unitOf(per) })]),
  ]
}

/** `(passthru) taskset -c 0 t/io_uring -b4096 …`: the poster's word for what was started */
function remarkIn(line: Line | undefined): readonly Printed[] {
  const host = PROMPT.exec(line?.text ?? '')?.[1]
  if (line && host !== undefined) return [printedAt('system.label', host, line.number, host)]
  const [, text] = /^\s*\(([A-Za-z][^()]{1,30})\)\s/.exec(line?.text ?? '') ?? []
  return !line || text === undefined
    ? []
    : [printedAt('label', text, line.number, text), printedAt('factors.variant', text, line.number, text)]
}

function startOf(lines: readonly Line[], at: number): number {
  let first = at
  for (let i = at - 1; i >= 0 && i >= at - 200; i--) {
    const line = lines[i]
    if (!line || line.depth !== lines[at]?.depth || isBlank(line)) break
    if (BEFORE.test(line.text)) first = i
    else if (!WRAPPED.test(line.text)) break
  }
  return first
}
