import type { Line } from '../../mail/line'
import type { Measurement } from '../../model'
import type { Block, Format, Printed } from '../format'
import { measure, printedAt } from '../measure'
import { groupToken } from '../named-figures'
import { oneRun } from '../one-run'
import { isBlank } from '../tokens'

/** What stands behind the last request, for people. */
export const STATISTICS = /^\s*\d[\d.]*(?: [kM])? requests completed in \d/

const COMPLETED =
  /^\s*\d[\d.]*(?: [kM])? requests completed in .{1,60}?, (?<iops>\d[\d.]*)(?: (?<k>[kM]))? iops, (?<rate>\d[\d.]*) (?<unit>[KMG]iB|[kmg]b|B)\/s$/d
const GENERATED = /^\s*generated \d/
const LATENCIES =
  /^\s*min\/avg\/max\/mdev = (?<min>\d[\d.]*)(?: (?<minUnit>[num]?s))? ?\/ ?(?<avg>\d[\d.]*)(?: (?<avgUnit>[num]?s))? ?\/ ?(?<max>\d[\d.]*)(?: (?<maxUnit>[num]?s))? ?\/ ?(?<mdev>\d[\d.]*) (?<unit>[num]?s)$/d
const TITLE = /^\s*--- \S+ \((\S+) .*\) ioping statistics ---$/
const RATES: Readonly<Record<string, string>> = {
  B: 'B/s',
  KiB: 'KiB/s',
  MiB: 'MiB/s',
  GiB: 'GiB/s',
  kb: 'KiB/s',
  mb: 'MiB/s',
  gb: 'GiB/s',
}
const FACTORS: Readonly<Record<string, number>> = { k: 1e3, M: 1e6 }

export function readStatistics(lines: readonly Line[], at: number, format: Format): Block | null {
  const line = lines[at]
  const match = line && COMPLETED.exec(line.text)
  const iops = match && groupToken(line, match, 'iops')
  const rate = match && groupToken(line, match, 'rate')
  if (!match || !iops || !rate) return null
  const figures: Measurement[] = [
    measure('iops', iops, { value: round(Number(iops.text) * (FACTORS[match.groups?.k ?? ''] ?? 1)), unit: 'iops' }),
    measure('throughput', rate, { value: Number(rate.text), unit: RATES[match.groups?.unit ?? ''] ?? null }),
  ]
  let last = at
  for (let i = at + 1; i <= at + 3; i++) {
    const next = lines[i]
    if (!next || next.depth !== line.depth) break
    const latencies = readLatencies(next)
    if (latencies.length === 0 && !GENERATED.test(next.text) && !isBlank(next)) break
    figures.push(...latencies)
    if (!isBlank(next)) last = i
    if (latencies.length > 0) break
  }
  const title = lines[at - 1]
  const isTitled = title !== undefined && title.depth === line.depth && TITLE.test(title.text)
  const printed = isTitled ? filesystemOf(title, TITLE.exec(title.text)?.[1]) : []
  return oneRun(format, lines, [isTitled ? at - 1 : at, last], figures, printed)
}

/** 2.95 k is 2950, not 2950.0000000000005. */
const round = (value: number): number => Number(value.toPrecision(12))

/** The target is a file on a filesystem, else a device. */
export const filesystemOf = (line: Line, name: string | undefined): readonly Printed[] =>
  name && /^[a-z][a-z0-9]{1,9}$/.test(name) && !/^(?:block|char|device)$/.test(name)
    ? [printedAt('filesystem', name, line.number, name)]
    : []

function readLatencies(line: Line): readonly Measurement[] {
  const match = LATENCIES.exec(line.text)
  const groups = match?.groups
  if (!match || !groups) return []
  return (['min', 'avg', 'max', 'mdev'] as const).flatMap((name) => {
    const token = groupToken(line, match, name)
    const unit = groups[`${name}Unit`] ?? groups.unit ?? null
    return token ? [measure(`latency_${name}`, token, { value: Number(token.text), unit })] : []
  })
}
