import type { Line } from '../../mail/line'
import type { Measurement, Params } from '../../model'
import type { Block, Format, NearMiss } from '../format'
import { measure } from '../measure'
import { type NamedRow, rowName, runsByName } from '../named-rows'
import { isBlank, tokensOf } from '../tokens'

/**
 * Martin Bligh's comparisons of kernels, a table for each load:
 *
 *     Kernbench: (make -j N vmlinux, where N = 2 x num_cpus)
 *                                   Elapsed      System        User         CPU
 *                   2.6.9-rc1       44.97       98.66      576.77     1501.33
 *               2.6.9-rc1-mm1       46.92      107.27      594.10     1493.67
 *
 * The rows of one kernel under all loads are one run.
 */
export const TABLE = /^\s*[Kk]ernbench(?:-\d+)?\s*:/

const COLUMNS: Readonly<Record<string, readonly [metric: string, unit: string]>> = {
  Elapsed: ['elapsed_time', 's'],
  System: ['system_time', 's'],
  User: ['user_time', 's'],
  CPU: ['percent_cpu', '%'],
}
/** what the title says of the load: `make -j N vmlinux, where N = 16 x num_cpus`, `make -j vmlinux, maximal tasks` */
const LOAD = /\bN\s*=\s*(\d+ ?x ?num_cpus)|\b(maximal) tasks/i
const FIGURE = /^(\d+(?:\.\d+)?)(?:s|%)?$/

export function readTable(lines: readonly Line[], at: number, format: Format): Block | NearMiss | null {
  const title = lines[at]
  if (!title || !TABLE.test(title.text)) return null
  const rows: NamedRow[] = []
  let columns: readonly string[] = []
  let params = paramsOf(title)
  let last = at
  for (let i = at + 1; i < lines.length && i <= last + 3; i++) {
    const line = lines[i]
    if (!line || line.depth !== title.depth) break
    if (isBlank(line)) continue
    if (TABLE.test(line.text)) {
      // a title without a table under it is asked itself
      if (!hasTable(lines, i)) break
      params = paramsOf(line)
      columns = []
    } else if (columns.length === 0) {
      columns = columnsOf(line)
      if (columns.length === 0) break
    } else {
      const row = readRow(line, columns, params)
      if (!row) break
      rows.push(row)
    }
    last = i
  }
  return rows.length === 0 ? null : { format, first: at, last, runs: runsByName('kernbench', rows) }
}

const hasTable = (lines: readonly Line[], at: number): boolean =>
  [1, 2].some((step) => {
    const line = lines[at + step]
    return line !== undefined && columnsOf(line).length > 0
  })

const columnsOf = (line: Line): readonly string[] => {
  const words = tokensOf(line).map(({ text }) => text)
  const known = words.every((word) => COLUMNS[word] !== undefined)
  return known && words.length > 2 && new Set(words).size === words.length ? words : []
}

function paramsOf({ text }: Line): Params {
  const [, times, maximal] = LOAD.exec(text.slice(0, 200)) ?? []
  const load = times ?? maximal
  return load === undefined ? {} : { load }
}

function readRow(line: Line, columns: readonly string[], params: Params): NamedRow | null {
  const tokens = tokensOf(line)
  const figures = tokens.slice(-columns.length)
  const name = rowName(tokens.slice(0, -columns.length))
  if (figures.length < columns.length || name === null) return null
  const measurements = figures.flatMap((token, i): readonly Measurement[] => {
    const [metric, unit] = COLUMNS[columns[i] ?? ''] ?? []
    const figure = FIGURE.exec(token.text)?.[1]
    if (figure === undefined || metric === undefined || unit === undefined) return []
    return [measure(metric, { ...token, text: figure }, { value: Number(figure), unit, params })]
  })
  return measurements.length < columns.length ? null : { name, line, measurements }
}
