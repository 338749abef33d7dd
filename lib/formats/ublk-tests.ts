/**
 * What the tests of ublksrv and rublk (Ming Lei) print: fio on a block device in user space, or on another beside it, a line for each way of
 * reading and writing. Source: tests/common/fio_common of ublksrv.
 *
 *     fio (ublk/loop(/tmp/ublk_loop_VqbMA), libaio, bs 4k, dio, hw queues:1)...
 *     randwrite: jobs 1, iops 32572
 *     randread: jobs 1, iops 143052
 *     rw(512k): jobs 1, iops read 1140 write 1149
 */
import type { Line } from '../mail/line'
import type { Measurement } from '../model'
import type { Block, Format, Printed } from './format'
import { measure, printedAt } from './measure'
import { groupToken } from './named-figures'
import { runOf } from './one-run'

const ROW =
  /^\s*(?<job>(?:rand)?(?:read|write|rw))(?:\((?<size>\d+[km]?)\))?: jobs (?<jobs>\d+), iops (?:(?<one>\d+)|read (?<read>\d+) write (?<write>\d+))\s*$/d
const HEAD = /^\s*fio \((?<device>[\w/-]+)\s*(?:\(.*\))?, (?<engine>[a-z_]+), bs (?<size>\d+[km]?),/
const NEAR = 2

export const ublkTests: Format = {
  tool: 'ublk tests',
  about: {
    reads: "fio's requests as the tests of ublk's servers sum them up, with the device that each was run on",
    sample: [
      'fio (ublk/loop(/tmp/ublk_loop_VqbMA), libaio, bs 4k, dio, hw queues:1)...',
      'randwrite: jobs 1, iops 32572',
      'randread: jobs 1, iops 143052',
    ].join('\n'),
  },
  signature: /^\s*(?:rand)?(?:read|write|rw)(?:\(\d+[km]?\))?: jobs \d+, iops /,
  read,
}

function read(lines: readonly Line[], at: number): Block | null {
  const head = headOver(lines, at)
  const { device = null, engine, size } = head === null ? {} : (HEAD.exec(head.text)?.groups ?? {})
  const beside = { ...(size !== undefined && { blockSize: size }), ...(engine !== undefined && { ioEngine: engine }) }
  const figures: Measurement[] = []
  let last = at
  for (let i = at; lines[i]?.depth === lines[at]?.depth; i++) {
    const line = lines[i]
    const own = line === undefined ? [] : figuresOf(line, beside)
    if (own.length === 0) break
    figures.push(...own)
    last = i
  }
  if (figures.length === 0) return null
  const said: readonly Printed[] =
    head === null || device === null
      ? []
      : [printedAt('label', device, head.number, device), printedAt('factors.device', device, head.number, device)]
  const first = head === null ? at : lines.indexOf(head, Math.max(0, at - NEAR))
  return { format: ublkTests, first, last, runs: [runOf('fio', lines, [first, last], figures, said)] }
}

function headOver(lines: readonly Line[], at: number): Line | null {
  const over = lines.slice(Math.max(0, at - NEAR), at)
  return over.findLast(({ text, depth }) => depth === lines[at]?.depth && text.length <= 300 && HEAD.test(text)) ?? null
}

function figuresOf(line: Line, beside: Readonly<Record<string, string>>): readonly Measurement[] {
  const match = line.text.length > 120 ? null : ROW.exec(line.text)
  if (match === null) return []
  const { job = '', size, jobs } = match.groups ?? {}
  const params = { ...beside, ...(size !== undefined && { blockSize: size }), job, jobs: Number(jobs) }
  const one = /read$/.test(job) ? 'read' : 'write'
  return (['one', 'read', 'write'] as const).flatMap((group) => {
    const token = groupToken(line, match, group)
    if (token === null) return []
    return [
      measure(`${group === 'one' ? one : group}_iops`, token, { value: Number(token.text), unit: 'iops', params }),
    ]
  })
}
