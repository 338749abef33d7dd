/**
 * hdparm -t and -T (Mark Lord; genuine output of 9.65): reads from memory and in order from a disk. Its MB count 2^20. To 5.x
 * no blank stands behind `=` where the figure is wide; what the disk does not answer to stands between the lines.
 *
 *     /dev/hda:
 *      Timing buffer-cache reads:   128 MB in  0.40 seconds =323.28 MB/sec
 *      HDIO_DRIVE_CMD(identify) failed: Inappropriate ioctl for device
 *      Timing buffered disk reads:  64 MB in  1.75 seconds = 36.47 MB/sec
 */
import type { Line } from '../mail/line'
import type { Measurement, Params } from '../model'
import type { Block, Format, Printed } from './format'
import { measure, printedAt } from './measure'
import { oneRun } from './one-run'
import { isBlank, joinLines, mayContinue, tokenAt } from './tokens'

const OPENS =
  /^\s*Timing (?:buffer-cache|(?:O_DIRECT )?cached|buffered disk|O_DIRECT disk) reads(?: \(offset [^()]{1,20}\))?:/
const RESULT =
  /^Timing (?<what>buffer-cache|(?:O_DIRECT )?cached|buffered disk|O_DIRECT disk) reads(?: \(offset [^()]{1,20}\))?:\s*\d+ (?:MB|kB) in\s+\d[\d.]* seconds\s*=\s*(?<rate>\d[\d.]*) (?<unit>[kM]B)\/sec/d
const DEVICE = /^\s*(\/dev\/\S+?):?$/
/** What the disk, or the kernel, has to say to it. */
const NOISE = /^\s*(?:HDIO_|SG_IO|.*(?:failed|ioctl)\b|\^\[)/

/** `hdparm -t /dev/md0 : 20.25 MB/sec`: a command, and its figure as the poster put it behind */
const SAID =
  /^\s*(?:\S{1,40}[#$>]\s*)?(?:hdparm|hdaprm|hdpram|hparm)\s+-(?<option>[tT])\s+(?<device>\/dev\/[\w/-]{1,40})\s*[:=>-]{1,3}\s*(?<rate>\d[\d.]*) ?MB\/s(?:ec)?\.?$/d

export const hdparm: Format = {
  tool: 'hdparm',
  about: {
    reads: 'hdparm -t and -T of all versions, with --direct too; a run for each device',
    sample: [
      '/dev/hda:',
      ' Timing cached reads:   39094 MB in  1.99 seconds = 19646.41 MB/sec',
      ' Timing buffered disk reads: 1174 MB in  3.01 seconds = 390.24 MB/sec',
    ].join('\n'),
  },
  signature: new RegExp(`${OPENS.source}|${SAID.source}`),
  read,
}

function read(lines: readonly Line[], at: number): Block | null {
  const depth = lines[at]?.depth ?? 0
  const said = readSaid(lines, at)
  if (said !== null) return said
  const device = deviceAbove(lines, at)
  const params = device ? { device: device.name } : {}
  const measurements: Measurement[] = []
  const printed: Printed[] = []
  let last = at
  for (let i = at; i < lines.length && i <= last + 3; i++) {
    const line = lines[i]
    if (!line || !mayContinue(line, depth)) break
    if (isBlank(line) || NOISE.test(line.text)) continue
    const own = readLine(lines, i, params)
    if (!own || measurements.some(({ metric }) => metric === own.figure.metric)) break
    measurements.push(own.figure)
    if (own.isDirect && printed.length === 0)
      printed.push(printedAt('factors.access', 'O_DIRECT', line.number, 'O_DIRECT'))
    last = own.last
    i = last
  }
  return measurements.length > 0 ? oneRun(hdparm, lines, [device?.at ?? at, last], measurements, printed) : null
}

function readSaid(lines: readonly Line[], at: number): Block | null {
  const line = lines[at]
  const match = line && line.text.length < 200 ? SAID.exec(line.text) : null
  const place = match?.indices?.groups?.rate
  const token = line && place && tokenAt(joinLines([line], ' '), place[0], place[1])
  if (!match?.groups || !token) return null
  const { option, rate, device = '' } = match.groups
  const metric = option === 'T' ? 'cached_reads' : 'buffered_reads'
  const figure = measure(metric, token, { value: Number(rate), unit: 'MB/s', params: { device } })
  return oneRun(hdparm, lines, [at, at], [figure], [])
}

/** `/dev/hda:` over the first line, other words of hdparm between. */
function deviceAbove(lines: readonly Line[], at: number): { readonly at: number; readonly name: string } | null {
  for (let i = at - 1; i >= Math.max(0, at - 4); i--) {
    const line = lines[i]
    if (!line || line.depth !== lines[at]?.depth) return null
    const name = DEVICE.exec(line.text)?.[1]
    if (name) return { at: i, name }
    if (!isBlank(line) && !NOISE.test(line.text)) return null
  }
  return null
}

/** One result, which mail may have cut in two or three. */
function readLine(lines: readonly Line[], at: number, params: Params) {
  const line = lines[at]
  if (!line || !OPENS.test(line.text)) return null
  for (let count = 1; count <= 3; count++) {
    const taken = lines.slice(at, at + count)
    if (!taken.every((next) => mayContinue(next, line.depth))) return null
    const joined = joinLines(taken, ' ')
    const match = RESULT.exec(joined.text)
    const place = match?.indices?.groups?.rate
    const token = place && tokenAt(joined, place[0], place[1])
    if (!match || !token) continue
    const what = match.groups?.what ?? ''
    const metric = /disk/.test(what) ? 'buffered_reads' : 'cached_reads'
    const unit = match.groups?.unit === 'kB' ? 'kB/s' : 'MB/s'
    const figure = measure(metric, token, { value: Number(match.groups?.rate), unit, params })
    return { figure, isDirect: /O_DIRECT/.test(what), last: at + count - 1 }
  }
  return null
}
