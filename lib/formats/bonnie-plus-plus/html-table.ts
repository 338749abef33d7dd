import type { Line } from '../../mail/line'
import type { Finding, Measurement, Params } from '../../model'
import type { Block, Format, NearMiss, Printed } from '../format'
import { printedAt } from '../measure'
import { endOf, type Token, tokensOf, wordsOf } from '../tokens'
import { isRate, measureCell } from './cells'
import { LEFT_OUT } from './run'
import { ALL_TESTS, FILE_TESTS } from './tests'

/** The first line of bon_csv2html's table once a mail's HTML has become text. */
export const HTML_TABLE = /^\s*Version \S+\s+Sequential Output\s+Sequential Input\s+Random\b/

/**
 * bon_csv2html 2.00a. Cells begin where their column begins; a skipped test's are blank.
 *
 *     Version 2.00a       Sequential Output           …  Random                     Sequential Create
 *               Size      Per Char        Block       …  Seeks           Num Files  Create         Read
 *                         M/sec   % CPU   M/sec   % CPU …/sec    % CPU              /sec   % CPU   /sec    % CPU
 *     testbox   64M       900     81      0       +++    +++++   +++     16         6449   73      +++++   +++
 *               Latency   65541us         152us          8445us          Latency    5112us         560us
 *
 * Its heads say M/sec, its figures are KiB, MiB or GiB without a word of which: `900` is 900 KiB/s, `88` is 88 MiB/s. `0` beside
 * `+++` is `+++++`.
 */
export function readHtmlTable(lines: readonly Line[], at: number, format: Format): Block | NearMiss | null {
  const opening = lines[at]
  if (!opening || !HTML_TABLE.test(opening.text)) return null
  const titles = lines[at + 1]
  const columns = lines[at + 2]
    ? tokensOf(lines[at + 2] ?? opening).filter(({ text }) => /^(?:M\/sec|\/sec|%)$/.test(text))
    : []
  if (!titles || columns.length !== 2 * ALL_TESTS.length) return miss(at, at)
  const runs: Block['runs'][number][] = []
  let last = at + 2
  for (let i = at + 3; i < lines.length; i += 2) {
    const row = lines[i]
    const latency = lines[i + 1]
    if (!row || !latency || row.depth !== opening.depth || !/^\s*Latency\s/.test(latency.text)) break
    const run = readRow(row, latency, titles, columns)
    if (!run) break
    last = i + 1
    const printed = [...versionOf(opening), ...run.printed]
    runs.push({ tool: 'bonnie++', ...run, printed, lines: [row.number, latency.number] })
  }
  return runs.length > 0 ? { format, first: at, last, runs } : miss(at, last)
}

const miss = (first: number, last: number): NearMiss => ({
  first,
  last,
  why: "the head of bon_csv2html's table; no row of figures under it that fits",
})

function versionOf(line: Line): readonly Printed[] {
  const version = /Version (\S+)/.exec(line.text)?.[1]
  return version ? [printedAt('toolVersion', version, line.number, version)] : []
}

function readRow(row: Line, latency: Line, titles: Line, columns: readonly Token[]) {
  const under = (line: Line) => {
    const tokens = new Map(tokensOf(line).map((token) => [token.start, token]))
    return (column: Token | undefined) => (column && tokens.get(column.start)) ?? null
  }
  const [cellUnder, latencyUnder] = [under(row), under(latency)]
  const cells = ALL_TESTS.flatMap((test, i) => {
    const rate = cellUnder(columns[2 * i])
    return rate ? [{ test, rate, cpu: cellUnder(columns[2 * i + 1]), latency: latencyUnder(columns[2 * i]) }] : []
  })
  if (cells.length === 0 || !cells.every(({ rate }) => isRate(rate.text))) return null
  const params = paramsOf(row, titles)
  const measurements: Measurement[] = []
  const leftOut: Token[] = []
  for (const cell of cells) {
    const isFile = FILE_TESTS.some((test) => test === cell.test)
    const isSuffixed = !isFile && cell.test !== 'random_seeks'
    const tooFast = cell.rate.text === '0' && cell.cpu?.text.startsWith('+') === true
    if (isSuffixed && !tooFast && !cell.rate.text.startsWith('+')) leftOut.push(cell.rate)
    else measurements.push(measureCell(cell, isFile ? params.files : params.io, tooFast ? '+++++' : cell.rate.text))
  }
  const size = tokensOf(titles)[0]
  const label = wordsOf(tokensOf(row).filter((token) => size !== undefined && endOf(token) <= size.start))
  return {
    measurements,
    printed: label === '' ? [] : [printedAt('label', label, row.number, label)],
    findings: leftOut.length > 0 ? [withoutUnit(leftOut)] : [],
  }
}

const SIZES = [
  ['Size', 'fileSize'],
  ['Num Files', 'files'],
  ['Max Size', 'largestFile'],
  ['Min Size', 'smallestFile'],
  ['Chunk Size', 'directories'],
] as const

/** The last column is headed "Chunk Size" and holds the directories: bonnie++ counts its fields one off. */
function paramsOf(row: Line, titles: Line): { readonly io: Params; readonly files: Params } {
  const tokens = tokensOf(row)
  const found = SIZES.flatMap(([title, name]) => {
    const start = titles.text.indexOf(title)
    const cell = start < 0 ? undefined : tokens.find((token) => token.start === start)
    return cell ? [[name, name === 'files' ? Number(cell.text) : cell.text] as const] : []
  })
  const files = found.filter(([name]) => name !== 'fileSize')
  return { io: Object.fromEntries(found.filter(([name]) => name === 'fileSize')), files: Object.fromEntries(files) }
}

const withoutUnit = (rates: readonly Token[]): Finding => ({
  kind: LEFT_OUT,
  severity: 'info',
  message: `bon_csv2html prints KiB, MiB and GiB a second (${rates.map(({ text }) => text).join(', ')}) without saying which: these rates are left out.`,
  runs: [],
  lines: [...new Set(rates.map(({ line }) => line.number))],
})
