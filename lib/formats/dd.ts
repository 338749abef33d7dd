/**
 * dd's last line (GNU fileutils and coreutils, BSD, toybox; genuine output of coreutils 9 in three languages):
 *
 *     10485760 bytes transferred in 0.028418 seconds (368981986 bytes/sec)         2003, BSD
 *     9387674624 bytes (9.4 GB) copied, 34.6279 seconds, 271 MB/s                  5.3 on
 *     67108864 bytes (67 MB, 64 MiB) copied, 0.0222522 s, 3.0 GB/s                 8.25 on
 *     67108864 Bytes (67 MB, 64 MiB) kopiert, 0,0164449 s, 4,1 GB/s
 *     1048576000 bytes (0.9 G) copied, 1.999384 s, 500 M/s                         toybox: M is 2^20
 *
 * Posters keep less of it: `dd if=/dev/zero of=/dev/sdb bs=1M count=512 (334 MB/s)`, or `1.80748 s, 2.4 GB/s` or
 * `elapsed time 0:37 = 27.65 MB/sec` under the command.
 *
 * dd also makes the files and images of bug reports: a copy of less than a megabyte measures nothing, and counts only where
 * somebody gives nothing but dd's own lines.
 */
import type { Line } from '../mail/line'
import type { Params } from '../model'
import { commandOf } from './dd/command'
import { type Result, readResult } from './dd/result'
import { readShortened } from './dd/shortened'
import type { Block, Format, Printed } from './format'
import { printedAt } from './measure'
import { oneRun } from './one-run'
import { bash, csh, gnu } from './time/shells'
import { readSeconds, toMeasurement } from './time/timing'
import { isBlank } from './tokens'

/** `64+0 records in`; some set `64+0 records out` behind it on the same line */
const RECORDS = /^\s*\d+\+\d+ [^\s\d]+ [^\d]{1,20}(?:\d+\+\d+ [^\s\d]+ [^\d]{1,20})?$/
const SMALL = 2 ** 20
const FAILED = /^\s*dd: \S.{0,200}: \S/
const IS_FULL = /: No space left on device\s*$/
const RANDOM = /\bif=\/dev\/u?random\b/

export const dd: Format = {
  tool: 'dd',
  about: {
    reads:
      "dd's last line of all years and languages, with the block size of the command over it, or its rate typed behind the command; copies of 1 MB or more",
    sample: [
      '64+0 records in',
      '64+0 records out',
      '67108864 bytes (67 MB, 64 MiB) copied, 0.0222522 s, 3.0 GB/s',
    ].join('\n'),
  },
  signature:
    /\d(?: ?s\w{0,6})? ?(?:=>?|->) ?\d[\d.]* ?[kKMGT]i?B\/s(?:ec)?\s*$|\d s(?:ec(?:ond)?s?)?, \d[\d.,]* ?[kKMGT]i?B\/s\s*$|\bdd(?: +\w+=\S+){2,12} *[(:=-]|\d bytes (?:\([^()]{1,40}\) ?)?(?:copied,|transferred in|$)|^\s*\d+ [^\s\d]{3,12} (?:\([^()]{1,40}\) )?[^\s\d]{3,14}, \d+,\d/,
  read,
}

function read(lines: readonly Line[], at: number): Block | null {
  const result = readResult(lines, at)
  if (!result) return readTyped(lines, at)
  if (isProgress(lines, result) || hasFailed(lines, recordsAbove(lines, at))) return null
  const command = commandOf(lines, at, result.bytes)
  if (result.bytes < SMALL && !standsAlone(lines)) return null
  const params = paramsOf(result.bytes, command?.blockSize ?? null)
  const timing = timingUnder(lines, result)
  const measurements = [
    ...result.figures.map((figure) => ({ ...figure, params })),
    ...(timing?.figures.map((figure) => toMeasurement(figure, null)) ?? []),
  ]
  const label: readonly Printed[] = result.label
    ? [printedAt('label', result.label, lines[at]?.number ?? 0, result.label)]
    : []
  const printed = [...label, ...(command?.printed ?? [])]
  return oneRun(dd, lines, [recordsAbove(lines, at), timing?.last ?? result.last], measurements, printed)
}

/** A rate that somebody typed beside its command, or the end of dd's line under it. */
function readTyped(lines: readonly Line[], at: number): Block | null {
  const shortened = readShortened(lines, at)
  if (!shortened || (shortened.command.bytes ?? SMALL) < SMALL) return null
  const params = paramsOf(shortened.command.bytes, shortened.command.blockSize)
  const measurements = shortened.figures.map((figure) => ({ ...figure, params }))
  return oneRun(dd, lines, [at, at], measurements, shortened.command.printed)
}

const paramsOf = (bytes: number | null, blockSize: string | null): Params => ({
  ...(bytes === null ? {} : { bytes }),
  ...(blockSize ? { blockSize } : {}),
})

/** `status=progress` prints whole seconds of the same copy over its records and its last line. */
function isProgress(lines: readonly Line[], { last, bytes, figures }: Result): boolean {
  const next = lines[last + 1]
  if (!next || !figures.some(({ unit, text }) => unit === 's' && /^\d+$/.test(text))) return false
  return RECORDS.test(next.text) || (readResult(lines, last + 1)?.bytes ?? 0) > bytes
}

/**
 * `dd: error reading '/dev/sdd1': Input/output error` over its records: they say how far a rescue or a test came. A device
 * that was written until it was full is measured, unless the numbers' generator was.
 */
function hasFailed(lines: readonly Line[], first: number): boolean {
  const above = lines[first - 1]
  if (!above || above.depth !== lines[first]?.depth || !FAILED.test(above.text)) return false
  const over = lines.slice(Math.max(0, first - 4), first - 1)
  return !IS_FULL.test(above.text) || over.some(({ text }) => RANDOM.test(text))
}

/** `time dd …`: what the shell prints under it is of the same copy, and took no less. `time sync` may follow instead. */
function timingUnder(lines: readonly Line[], { last, figures }: Result) {
  const below = lines[last + 1]
  const at = below && isBlank(below) ? last + 2 : last + 1
  if (!lines[at] || lines[at].depth !== lines[last]?.depth) return null
  const timing = bash(lines, at) ?? gnu(lines, at) ?? csh(lines, at)
  const whole = timing?.figures.find(({ metric }) => metric === 'elapsed_time')
  const own = figures.find(({ metric }) => metric === 'elapsed_time')?.value ?? 0
  return whole && readSeconds(whole.token.text) >= own * 0.99 ? timing : null
}

/** `64+0 records in` and `64+0 records out` over the result. */
function recordsAbove(lines: readonly Line[], at: number): number {
  let first = at
  while (at - first < 2 && lines[first - 1]?.depth === lines[at]?.depth && RECORDS.test(lines[first - 1]?.text ?? ''))
    first--
  return first
}

/** Nothing in the text but what dd prints. */
const standsAlone = (lines: readonly Line[]): boolean =>
  lines.length < 12 &&
  lines.every((line, i) => isBlank(line) || RECORDS.test(line.text) || readResult(lines, i) !== null)
