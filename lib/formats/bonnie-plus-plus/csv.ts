import type { Line } from '../../mail/line'
import type { Measurement, Params } from '../../model'
import type { BlockRun, NearMiss } from '../format'
import { isKernelName } from '../kernel-name'
import { printedAt } from '../measure'
import { isBlank, type Joined, joinLines, mayContinue, type Token, tokenAt } from '../tokens'
import { isCpu, isLatency, isRate, measureCell } from './cells'
import { readFiles } from './run'
import { FILE_TESTS, IO_TESTS } from './tests'

/** At least nine short fields without blanks behind a name: may be a CSV line, or the first piece of one. */
export const CSV = /^[^,]{1,60},(?:[\w.:+-]{0,64},){8}/
/** Eight of those fields anywhere: what a signature asks of a line, because an anchor and a name would be tried in many ways before it. */
export const CSV_FIELDS = /,(?:[\w.:+-]{0,64},){8}/

/** Fifty fields of at most twenty characters, and a name. */
const LONGEST = 1200

/** Before all fields: what stands there is not there. */
const NOWHERE = -100

/** Where what stands, counted from 0. `-1`: this version does not print it. */
interface Layout {
  readonly version: number
  readonly name: number
  readonly concurrency: number
  readonly size: number
  readonly chunk: number
  readonly io: number
  readonly files: number
  readonly fileTests: number
  readonly latencies: number
}

/**
 * The versions are told apart by the number of fields, not by the line of names that `-x` prints: its names are two off
 * from 1.98 on. 47: 1.93c forgets a comma when `-s 0` leaves the I/O half out.
 */
function layoutOf(fields: readonly Field[]): Layout | null {
  const behind = (io: number, files: number, rest: Partial<Layout>): Layout => ({
    ...{
      version: 1,
      name: 2,
      concurrency: 3,
      size: 5,
      chunk: 6,
      io,
      files,
      fileTests: files + 5,
      latencies: files + 17,
    },
    ...rest,
  })
  if (fields.length === 27)
    return behind(2, 14, { version: -1, name: 0, concurrency: -1, size: 1, chunk: -1, fileTests: 15, latencies: -1 })
  // `name:4000M` in one field
  if (fields.length === 26 && /:\d+[MG]$/.test(fields[0]?.text ?? ''))
    return behind(1, 13, { version: -1, name: 0, concurrency: -1, size: -1, chunk: -1, fileTests: 14, latencies: -1 })
  if (fields.length === 46) return behind(5, 17, { concurrency: -1, size: 4, chunk: -1 })
  if (fields.length === 47) return behind(NOWHERE, 18, {})
  if (fields.length === 48) return behind(7, 19, {})
  if (fields.length === 50) return behind(9, 21, {})
  return null
}

/** One field: its whole text, and the token (of a field cut in two by wrapping, its first piece). */
interface Field {
  readonly text: string
  readonly token: Token
}

interface CsvLine {
  readonly run: BlockRun
  readonly last: number
}

/** Reads the CSV line at `at`, unwrapped. null: no CSV line of bonnie++. */
export function readCsv(lines: readonly Line[], at: number): CsvLine | NearMiss | null {
  const opening = lines[at]
  if (!opening || opening.text.length > LONGEST || !CSV.test(opening.text)) return null
  const newer = /^\s*(?:1\.9\d\w*|2),\d\.\d\d[\w.]*,/.test(opening.text)
  const taken = [opening]
  let last = at
  let fields = splitFields(joinLines(taken, ''))
  while (fields.length < (newer ? 50 : 27) && last < at + 8) {
    // wrapping may leave a blank (quoted) line between two pieces
    const next = lines[last + 1] && isBlank(lines[last + 1] ?? opening) ? last + 2 : last + 1
    const line = lines[next]
    if (!line || !mayContinue(line, opening.depth) || !isPiece(line.text, fields, newer)) break
    taken.push(line)
    last = next
    fields = splitFields(joinLines(taken, ''))
  }
  const layout = layoutOf(fields)
  if (!layout || newer === fields.length < 28) return isCutOff(fields) ? cutOff(at, last, fields, newer) : null
  const run = runOf(fields, layout)
  return run && { run: { ...run, lines: [opening.number, lines[last]?.number ?? 0] }, last }
}

/** `uNAS,4G,19202,60,24433,20,19861,13,43262,97,`: name, size, and then figures only. */
const isCutOff = ([, size, ...rest]: readonly Field[]): boolean =>
  rest.length < 25 && /^\d+[MG]$/.test(size?.text ?? '') && rest.every(({ text }) => text === '' || isRate(text))

const cutOff = (first: number, last: number, fields: readonly Field[], newer: boolean): NearMiss => ({
  first,
  last,
  why: `a CSV line of bonnie++ that is cut off: ${fields.length} of ${newer ? 48 : 27} fields`,
})

/** The rest of a wrapped line holds nothing but fields; a complete line is followed by a blank one or by words. */
function isPiece(text: string, fields: readonly Field[], newer: boolean): boolean {
  const piece = text.trim()
  if (!/^[\d.,+a-z]+$/.test(piece)) return false
  const complete = newer && [46, 48].includes(fields.length) && isLatency(fields[fields.length - 1]?.text ?? '')
  return !complete && (piece.includes(',') || fields.length >= 25)
}

function splitFields(joined: Joined): Field[] {
  const fields: Field[] = []
  let from = 0
  while (from <= joined.text.length) {
    const comma = joined.text.indexOf(',', from)
    const to = comma < 0 ? joined.text.length : comma
    const token = tokenAt(joined, from, to)
    if (token) fields.push({ text: joined.text.slice(from, to).trim(), token })
    if (comma < 0) break
    from = comma + 1
  }
  return fields
}

function runOf(fields: readonly Field[], layout: Layout): Omit<BlockRun, 'lines'> | null {
  const text = (at: number): string => (at < 0 ? '' : (fields[at]?.text ?? ''))
  const [size, ownChunk] = layout.size < 0 ? [text(0).split(':').at(-1)] : text(layout.size).split(':')
  if (!/^(?:\d+(?:\.\d+)?[KMGT]?)?$/.test(size ?? '') || !/^(?:\d+(?::[\w:/]+)?)?$/.test(text(layout.files)))
    return null
  const concurrency = text(layout.concurrency)
  const chunkSize = text(layout.chunk) || ownChunk
  const threads: Params = /^\d+$/.test(concurrency) && concurrency !== '1' ? { threads: Number(concurrency) } : {}
  const io: Params = { ...(size ? { fileSize: size } : {}), ...(chunkSize ? { chunkSize } : {}), ...threads }
  // 1.9x: number, largest, smallest, (always empty), directories; 1.0x has them in one field
  const counts = text(layout.files).includes(':')
    ? text(layout.files)
    : [0, 1, 2, 4]
        .map((i) => (layout.latencies < 0 && i > 0 ? '' : text(layout.files + i)))
        .join(':')
        .replace(/:+$/, '')
  const files: Params = { ...readFiles(counts), ...threads }
  const measurements = [
    ...measureTests(fields, IO_TESTS, layout.io, layout.latencies, io),
    ...measureTests(fields, FILE_TESTS, layout.fileTests, layout.latencies < 0 ? -1 : layout.latencies + 6, files),
  ]
  if (measurements.length === 0 || measurements.includes(null)) return null
  // 1.00 gives the size in bare megabytes, and then always one decimal of the seeks; else it is any list of numbers
  if (/^\d+$/.test(size ?? '') && !measurements.some((figure) => /[.+]/.test(figure?.text ?? ''))) return null
  return {
    tool: 'bonnie++',
    printed: printedOf(fields, layout),
    measurements: measurements.filter((m) => m !== null),
    findings: [],
  }
}

/** Empty fields are tests that were not run; null among the result: a field that holds something else than a figure. */
function measureTests(
  fields: readonly Field[],
  tests: readonly string[],
  at: number,
  latenciesAt: number,
  params: Params,
): readonly (Measurement | null)[] {
  const measurements: (Measurement | null)[] = []
  tests.forEach((test, i) => {
    const rate = fields[at + 2 * i]
    const cpu = fields[at + 2 * i + 1]
    const latency = latenciesAt < 0 ? undefined : fields[latenciesAt + i]
    if (!rate || !cpu || (rate.text === '' && cpu.text === '')) return
    const fits = isRate(rate.text) && isCpu(cpu.text) && (!latency || latency.text === '' || isLatency(latency.text))
    const cell = { test, rate: rate.token, cpu: cpu.token, latency: latency?.text ? latency.token : null }
    measurements.push(fits ? measureCell(cell, params, rate.text) : null)
  })
  return measurements
}

function printedOf(fields: readonly Field[], layout: Layout): BlockRun['printed'] {
  const version = fields[layout.version]
  const name = fields[layout.name]
  const label = layout.size < 0 ? name?.text.replace(/:\d+[MG]$/, '') : name?.text
  return [
    ...(version ? [printedAt('toolVersion', version.text, version.token.line.number, version.token.text)] : []),
    ...(label && name
      ? [printedAt('label', label, name.token.line.number, name.token.text.slice(0, label.length))]
      : []),
    ...(name && isKernelName(name.text)
      ? [printedAt('kernel', name.text, name.token.line.number, name.token.text)]
      : []),
  ]
}
