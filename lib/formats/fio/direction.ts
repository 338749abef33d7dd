import type { Line } from '../../mail/line'
import type { Measurement, Params } from '../../model'
import { measure } from '../measure'
import { wholeLine } from '../whole-line'
import { type Quantity, readCount, readRate } from './quantity'

export type Direction = 'read' | 'write' | 'trim' | 'mixed'

/** What one line says of one direction: its bandwidth and its operations a second. */
export interface DirectionLine {
  /** null: the line does not say */
  readonly direction: Direction | null
  /** what stands before it: `before`, `fio loop 3`; '' nothing */
  readonly label: string
  /** a line of a run status group: the sum of all jobs of the group */
  readonly isStatus: boolean
  /** how long it ran, in milliseconds, where that is no round time someone asked for: no two executions share it */
  readonly runtime: string | null
  readonly last: number
  figures(direction: Direction, params: Params): readonly Measurement[]
}

const DIRECTION =
  /(?:^|[\s:*(=|-])(read|write|trim|mixed|READ|WRITE|TRIM|MIXED) *: *(?=\*?(?:io|bw|aggrb|iops|IOPS|BW) ?=)/
const BARE = /(?:^|[\s:,*(-]|[^\x20-\x7f])(?=(?:IOPS ?= *\d[\d.]*[kKM]?,? +BW|bw|BW) ?= *\d)/
const FIGURE = /(?:bw|BW|aggrb|iops|IOPS) ?=|: *io=/
const RATES = /\b(?:bw|BW|aggrb) ?=/g
/** How a wrapped line of this kind goes on. */
const GOES_ON = /^\s*\*?(?:bw|aggrb|iops|BW|IOPS) ?=/
const RESETS_CUT = /; 0(?: zone)?$/
const RESETS = /^\s*(?:zone )?resets\b/
/** A word of the poster's behind the line: `0 zone resets (with patch)`. */
const REMARK = /(?:zone resets|msec\)) +\(([a-zA-Z][^()]{1,60})\)$/
/** `runt=120188msec`, `(4724MiB/120188msec)`, but not `runt= 60001msec`. */
const ODD_RUNTIME = /(?:\brunt= *|\/)(\d+(?:0[1-9]|[1-8]\d|9[0-8])\d)msec/
/** Lines of the same look: f2fs_io's `Read 1073741824 bytes IO time = 153715 us, BW = 6985 MB/s`, sysbench's `read:  IOPS=0.00 0.00 MiB/s (0.00 MB/s)`, t/io_uring's `IOPS=5.10M, BW=2.49GiB/s, IOS/call=32/31` */
const OTHERS = /IOPS=[\d.]+ [\d.]+ [KMG]i?B\/s|IOS\/call=|\btime = \d+ us\b/

/**
 * Reads `  read : io=98500KB, bw=49054KB/s, iops=12263, runt=  2008msec` of 1.x and 2.x, `  read: IOPS=232k, BW=906MiB/s
 * (950MB/s)(1813MiB/2001msec)` of 3.x, their run status lines, and what people make of them: `before: read: IOPS=376k,
 * BW=1469MiB/s`, `bs=4k  IOPS=11.1k, BW=43.2MiB/s`.
 */
export function readDirection(lines: readonly Line[], at: number): DirectionLine | null {
  if (!FIGURE.test(lines[at]?.text ?? '')) return null
  const whole = wholeLine(lines, at, (text, next) =>
    RESETS_CUT.test(text) ? RESETS.test(next) : isOpen(text) && GOES_ON.test(next),
  )
  const { text, last } = whole
  const found = DIRECTION.exec(text)
  const start = found ?? BARE.exec(text)
  if (!start || (text.match(RATES)?.length ?? 0) > 1 || OTHERS.test(text)) return null
  const said = found?.[1]
  const before = said === undefined ? start[0].length : start[0].indexOf(said)
  const label = text
    .slice(0, start.index + before)
    .trim()
    .replace(/^[-*#=\s]+/, '')
    .replace(/[\s:,\uff0c=-]+$/, '')
  if (label.length > 80 || /^[+=@]|[{};$]/.test(label)) return null
  const rest = text.slice(start.index)
  const isStatus = said !== undefined && said === said.toUpperCase() && /: *(?:io|bw|aggrb) ?=/.test(rest)
  const binary = isStatus ? rest.includes('aggrb') : /\bbw ?=/.test(rest)
  const rate = moved(readRate(rest, binary), start.index)
  const count = isStatus ? null : moved(readCount(rest), start.index)
  if (!rate && !(count && said)) return null
  return {
    direction: (said?.toLowerCase() as Direction | undefined) ?? null,
    label: label || (REMARK.exec(text)?.[1] ?? ''),
    isStatus,
    runtime: ODD_RUNTIME.exec(rest)?.[1] ?? null,
    last,
    figures: (direction, params) =>
      [
        { name: 'iops', found: count, unit: 'iops' },
        { name: 'bandwidth', found: rate, unit: rate?.unit ?? null },
      ]
        .toSorted((a, b) => (a.found?.at ?? 0) - (b.found?.at ?? 0))
        .flatMap(({ name, found: figure, unit }) => {
          const token = figure && whole.token(figure)
          return token ? [measure(`${direction}_${name}`, token, { value: figure.value, unit, params })] : []
        }),
  }
}

const isOpen = (text: string): boolean =>
  /,\s*$|: *io= *[\d.]+[KMGTi]*B?,?$/.test(text) && !/iops.*bw|bw.*iops/i.test(text)

const moved = (quantity: Quantity | null, by: number): Quantity | null =>
  quantity && { ...quantity, at: quantity.at + by }
