import type { Line } from '../../mail/line'
import type { Finding, Params } from '../../model'
import type { BlockRun, Printed } from '../format'
import { isKernelName } from '../kernel-name'
import { printedAt } from '../measure'
import { type Token, wordsOf } from '../tokens'
import { measureCell } from './cells'
import type { Head } from './head'
import type { Row } from './row'
import type { Section } from './section'

/** What one row of the I/O half and one of the files half (or one of them) say of a run. */
export function runOf(
  lines: readonly Line[],
  first: Section,
  second: Section | null,
  io: Row | null,
  files: Row | null,
): BlockRun {
  const rows = [io, files].filter((row) => row !== null)
  const alone = first.rows.length === 1 && (second?.rows.length ?? 1) === 1
  const from = alone ? first.first : Math.min(...rows.map((row) => row.first))
  const to = Math.max(...rows.map((row) => row.last))
  const suffixed = first.head.suffixed || second?.head.suffixed === true
  const rates = files ? measureFiles(files, first.head.threads, suffixed) : { kept: [], leftOut: [] }
  const ioParams = io ? paramsOf(io, first.head) : {}
  return {
    tool: 'bonnie++',
    printed: printedOf(first, second, io, files),
    measurements: [...(io?.cells.map((cell) => measureCell(cell, ioParams)) ?? []), ...rates.kept],
    lines: [lines[from]?.number ?? 0, lines[to]?.number ?? 0],
    findings: rates.leftOut.length > 0 ? [leftOut(rates.leftOut)] : [],
  }
}

/**
 * `256M:32k` is size and chunk; 1.98 and later go on with concurrency, seeks and seekers (`64M::2`), and bon_csv2txt
 * leaves concurrency out (`64M::8192:5`).
 */
function paramsOf(row: Row, head: Head): Params {
  const [fileSize, chunkSize, concurrency] = row.size?.split(':') ?? []
  const own = head.suffixed ? Number(concurrency) : 0
  const threads = own > 1 && own < 1000 ? own : head.threads
  return {
    ...(fileSize ? { fileSize } : {}),
    ...(chunkSize ? { chunkSize } : {}),
    ...(threads ? { threads } : {}),
  }
}

/** 1.98 to 2.00a print the number of files where the rate should stand: `16384` for `-n 16`. */
function measureFiles(row: Row, threads: number | null, suffixed: boolean) {
  const params: Params = { ...readFiles(row.size ?? ''), ...(threads ? { threads } : {}) }
  const created = Number(params.files) * 1024
  const isCount = (text: string) => suffixed && Number(text) === created
  return {
    kept: row.cells.filter(({ rate }) => !isCount(rate.text)).map((cell) => measureCell(cell, params)),
    leftOut: row.cells.filter(({ rate }) => isCount(rate.text)).map(({ rate }) => rate),
  }
}

/** `16` (times 1024 files), `16:4096:128/4` (largest, smallest, directories), `2:link`. */
export function readFiles(size: string): Params {
  const [files, largest, smallest, directories] = size.split(/[:/]/)
  return {
    ...(files ? { files: Number(files) } : {}),
    ...(largest ? { [/^\d/.test(largest) ? 'largestFile' : 'fileKind']: largest } : {}),
    ...(smallest ? { smallestFile: smallest } : {}),
    ...(directories ? { directories } : {}),
  }
}

export const LEFT_OUT = 'figures-left-out'

const leftOut = (rates: readonly Token[]): Finding => ({
  kind: LEFT_OUT,
  severity: 'info',
  message: `bonnie++ 1.98 to 2.00a print the number of files in place of the file rates (${rates[0]?.text}), and no CSV line was found: these rates are left out.`,
  runs: [],
  lines: [...new Set(rates.map(({ line }) => line.number))],
})

function printedOf(first: Section, second: Section | null, io: Row | null, files: Row | null): readonly Printed[] {
  const version = first.head.version ?? second?.head.version
  const rows = [io, files].filter((row) => row !== null)
  const machines = first.rows.length === 1 ? [first.head.machine, second?.head.machine ?? []] : []
  const label = [...rows.map((row) => row.label), ...machines].find(({ length }) => length > 0) ?? []
  // rows without a name repeat the configuration of the named row above
  const configuration = label.length > 0 ? label : (rows[0]?.configuration ?? [])
  const [kernel, ...more] = configuration
  const isKernel = kernel && more.length === 0 && isKernelName(kernel.text)
  const how = label.length > 0 ? 'stated' : 'inferred'
  const words = wordsOf(label)
  const inherited = label.length === 0 ? configuration : []
  return [
    ...(version ? [printedAt('toolVersion', version.text, version.line.number, version.text)] : []),
    ...(label[0] ? [printedAt('label', words, label[0].line.number, words)] : []),
    ...(inherited[0]
      ? [printedAt('configuration', wordsOf(inherited), inherited[0].line.number, wordsOf(inherited), how)]
      : []),
    ...(isKernel ? [printedAt('kernel', kernel.text, kernel.line.number, kernel.text, how)] : []),
  ]
}
