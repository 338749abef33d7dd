/**
 * PostMark 1.5 (Jeffrey Katcher, Network Appliance; genuine output of 1.53, which calls itself 1.51). A count or an amount
 * stands before its rate and is only how much work there was. Its kilobytes and megabytes count 1024.
 *
 *     Time:
 *             3761 seconds total
 *             2414 seconds of transactions (103 per second)
 *
 *     Files:
 *             225064 created (59 per second)
 *                     Creation alone: 100000 files (87 per second)
 *                     Mixed with transactions: 125064 files (51 per second)
 *
 * `Mixed with transactions` stands under created and under deleted.
 */
import type { Line } from '../mail/line'
import type { Measurement, Params } from '../model'
import type { Block, Format } from './format'
import { measure, printedAt } from './measure'
import { groupToken, namedFigures, type Units } from './named-figures'
import { oneRun } from './one-run'
import { startOf } from './postmark/start'
import { terseFigures } from './postmark/terse'
import { isBlank, mayContinue } from './tokens'

const UNITS: Units = {
  total_time: 's',
  transaction_time: 's',
  transactions_per_second: 'transactions/s',
  files_created_per_second: 'files/s',
  files_created_alone_per_second: 'files/s',
  files_created_mixed_per_second: 'files/s',
  files_read_per_second: 'files/s',
  files_appended_per_second: 'files/s',
  files_deleted_per_second: 'files/s',
  files_deleted_alone_per_second: 'files/s',
  files_deleted_mixed_per_second: 'files/s',
}

const LINES: readonly RegExp[] = [
  /^\s*(?<total_time>\d+(?:\.\d+)?) seconds? total$/d,
  /^\s*(?<transaction_time>\d+(?:\.\d+)?) seconds? of transactions(?:\s*\((?<transactions_per_second>\d+(?:\.\d+)?) per second\))?$/d,
  /^\s*\d+ created\s*\((?<files_created_per_second>\d+(?:\.\d+)?) per second\)$/d,
  /^\s*Creation alone:\s*\d+ files\s*\((?<files_created_alone_per_second>\d+(?:\.\d+)?) per second\)$/d,
  /^\s*\d+ read\s*\((?<files_read_per_second>\d+(?:\.\d+)?) per second\)$/d,
  /^\s*\d+ appended\s*\((?<files_appended_per_second>\d+(?:\.\d+)?) per second\)$/d,
  /^\s*\d+ deleted\s*\((?<files_deleted_per_second>\d+(?:\.\d+)?) per second\)$/d,
  /^\s*Deletion alone:\s*\d+ files\s*\((?<files_deleted_alone_per_second>\d+(?:\.\d+)?) per second\)$/d,
]
const MIXED = {
  created:
    /^\s*Mixed with transactions:\s*\d+ files\s*\((?<files_created_mixed_per_second>\d+(?:\.\d+)?) per second\)$/d,
  deleted:
    /^\s*Mixed with transactions:\s*\d+ files\s*\((?<files_deleted_mixed_per_second>\d+(?:\.\d+)?) per second\)$/d,
} as const
const DATA =
  /^\s*\d+(?:\.\d+)? (?:bytes|kilobytes|megabytes|gigabytes) (?<which>read|written)\s*\((?<rate>\d+(?:\.\d+)?) (?<unit>bytes|kilobytes|megabytes|gigabytes) per second\)$/d
const DATA_UNITS: Readonly<Record<string, string>> = {
  bytes: 'B/s',
  kilobytes: 'KiB/s',
  megabytes: 'MiB/s',
  gigabytes: 'GiB/s',
}
/** What a poster leaves of several reports: `ext3: 164 seconds of transactions (30 per second)` */
const LABELLED =
  /^\s*(?<label>[A-Za-z][\w +.,()/-]{0,40}):\s+(?<transaction_time>\d+(?:\.\d+)?) seconds? of transactions\s*\((?<transactions_per_second>\d+(?:\.\d+)?) per second\)$/d
const HEADING = /^\s*(?:Time|Files|Data):$/

export const postmark: Format = {
  tool: 'postmark',
  about: {
    reads: 'PostMark 1.5: its report of times, files and data, the patched one with decimals, and the terse line',
    sample: [
      'Time:',
      '\t3761 seconds total',
      '\t2414 seconds of transactions (103 per second)',
      '',
      'Files:',
      '\t225064 created (59 per second)',
    ].join('\n'),
  },
  signature:
    /^\s*(?:[A-Za-z][^:]{0,40}:\s+)?\d+(?:\.\d+)? seconds? (?:total|of transactions(?: \(.*)?)$|^PostMark v\d|^\s*\d+ \d+(?: \d+\.\d\d){11}$/,
  read,
}

function read(lines: readonly Line[], at: number): Block | null {
  const opening = lines[at]
  if (!opening) return null
  // The banner opens nothing, but the terse line is PostMark's only under one.
  if (opening.text.startsWith('PostMark')) return null
  const start = startOf(lines, at)
  const label = LABELLED.exec(opening.text)?.groups?.label
  if (label !== undefined) {
    const printed = [...start.printed, printedAt('label', label, opening.number, label)]
    return oneRun(postmark, lines, [at, at], namedFigures(opening, LABELLED, UNITS, start.params), printed)
  }
  if (/\d\.\d\d$/.test(opening.text)) {
    const figures = start.toolVersion ? terseFigures(opening, start.params) : []
    return figures.length > 0 ? oneRun(postmark, lines, [start.first, at], figures, start.printed) : null
  }
  const { measurements, last } = readReport(lines, at, start.params)
  const isReport = measurements.some(({ metric }) => metric === 'transaction_time')
  return isReport ? oneRun(postmark, lines, [start.first, last], measurements, start.printed) : null
}

function readReport(lines: readonly Line[], at: number, params: Params) {
  const measurements: Measurement[] = []
  const depth = lines[at]?.depth ?? 0
  let state: keyof typeof MIXED = 'created'
  let last = at
  for (let i = at; i < lines.length && i <= last + 3; i++) {
    const whole = lines[i]
    const next = lines[i + 1]
    if (!whole || !mayContinue(whole, depth)) break
    if (isBlank(whole) || HEADING.test(whole.text)) continue
    // a long line that mail has cut after its open bracket's words is read up to the cut: nothing stands behind it but words
    const line = isCut(whole, next) ? { ...whole, text: `${whole.text.trimEnd()} ${next?.text.trim() ?? ''}` } : whole
    if (/deleted \(|Deletion alone/.test(line.text)) state = 'deleted'
    const figures = readLine(line, state, params)
    if (figures.length === 0 || measurements.some(({ metric }) => metric === figures[0]?.metric)) break
    measurements.push(...figures)
    last = line === whole ? i : i + 1
    i = last
  }
  return { measurements, last }
}

const isCut = (line: Line, next: Line | undefined): boolean =>
  next !== undefined && line.text.lastIndexOf('(') > line.text.lastIndexOf(')') && /^\s*(?:\w+ )*\w+\)$/.test(next.text)

function readLine(line: Line, state: keyof typeof MIXED, params: Params): readonly Measurement[] {
  for (const pattern of [...LINES, MIXED[state]]) {
    const figures = namedFigures(line, pattern, UNITS, params)
    if (figures.length > 0) return figures
  }
  const match = DATA.exec(line.text)
  const rate = match && groupToken(line, match, 'rate')
  if (!match || !rate) return []
  const metric = match.groups?.which === 'read' ? 'read_throughput' : 'write_throughput'
  return [
    measure(metric, rate, { value: Number(rate.text), unit: DATA_UNITS[match.groups?.unit ?? ''] ?? null, params }),
  ]
}
