import type { Line } from '../../mail/line'
import type { Params } from '../../model'
import type { Block, Format } from '../format'
import { measure } from '../measure'
import { type NamedRow, namedRowsUnder, rowName, runsByName } from '../named-rows'
import { tokensOf } from '../tokens'
import { loadsIn } from './load'
import { LABEL, metricOfLabel, numberOf } from './metrics'

/**
 * The means of one load as a table, a kernel a row:
 *
 *     Average Optimal -j8 Load Run:
 *                      Elapsed Time  User Time  System Time  Percent CPU  C/Switch   Sleeps
 *     2.6.9-rc3            689.906      1312.01     37.336        194       64290    74316.8
 *     2.6.9-rc3 + foo      688.478      1311.76     36.228        194       64402    74085
 */
export function readRows(lines: readonly Line[], at: number, format: Format): Block | null {
  const [load, ...others] = loadsIn(lines[at]?.text ?? '')
  if (load === undefined || others.length > 0) return null
  const head = [at + 1, at + 2].find((place) => (lines[place]?.text ?? '').trim() !== '')
  const columns = columnsOf(lines[head ?? -1]?.text ?? '')
  if (head === undefined || columns.length < 3) return null
  const { rows, last } = namedRowsUnder(lines, head, (line) => readRow(line, columns, load))
  return rows.length === 0 ? null : { format, first: at, last, runs: runsByName(format.tool, rows) }
}

const columnsOf = (text: string): readonly string[] =>
  text.length < 200 && text.replace(LABEL, '').trim() === '' ? (text.match(LABEL) ?? []) : []

function readRow(line: Line, columns: readonly string[], params: Params): NamedRow | null {
  const tokens = tokensOf(line)
  const figures = tokens.slice(-columns.length)
  const name = rowName(tokens.slice(0, -columns.length))
  if (
    name === null ||
    figures.length < columns.length ||
    !figures.every(({ text }) => /^\d+(?:[.,]\d+)?%?$/.test(text))
  )
    return null
  const measurements = figures.flatMap((token, i) => {
    const [metric, unit] = metricOfLabel(columns[i] ?? '') ?? []
    const text = token.text.replace('%', '')
    return metric === undefined || unit === undefined
      ? []
      : [measure(metric, { ...token, text }, { value: numberOf(text, unit), unit, params })]
  })
  return { name, line, measurements }
}
