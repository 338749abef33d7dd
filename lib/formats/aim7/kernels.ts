import type { Line } from '../../mail/line'
import type { Block, Format, NearMiss } from '../format'
import { measure } from '../measure'
import { type NamedRow, namedRowsUnder, rowName, runsByName } from '../named-rows'
import { tokensOf } from '../tokens'

/**
 * Kernels beside each other, as posters set them from the suite's own figures, a group of rows for each load:
 *
 *     kernel                   Tasks   Jobs/Min       Real    CPU
 *     2.4.19-rc5-aa1           32      555.4          342.2   146.1
 *     2.4.20-pre5              32      470.7          403.8   147.2
 */
export const KERNELS = /^\s*[Kk]ernel\s+Tasks\s+[Jj]obs\/[Mm]in\s+(?:JTI\s+)?Real\s+CPU\s*$/

const COLUMNS: Readonly<Record<string, readonly [metric: string, unit: string]>> = {
  'jobs/min': ['jobs_per_minute', 'jobs/min'],
  jti: ['jti', 'index'],
  real: ['real_time', 's'],
  cpu: ['cpu_time', 's'],
}
const FIGURE = /^\d+(?:\.\d*)?$/

export function readKernels(lines: readonly Line[], at: number, format: Format): Block | NearMiss | null {
  const head = lines[at]
  if (!head || !KERNELS.test(head.text)) return null
  const columns = tokensOf(head)
    .slice(2)
    .map(({ text }) => text.toLowerCase())
  const { rows, last } = namedRowsUnder(lines, at, (line) => readRow(line, columns))
  return rows.length === 0
    ? { first: at, last: at, why: 'the head of an AIM7 table; no row of figures under it' }
    : { format, first: at, last, runs: runsByName('aim7', rows) }
}

function readRow(line: Line, columns: readonly string[]): NamedRow | null {
  const tokens = tokensOf(line)
  const [tasks, ...figures] = tokens.slice(-columns.length - 1)
  const name = rowName(tokens.slice(0, -columns.length - 1))
  if (name === null || !tasks || !/^\d+$/.test(tasks.text) || figures.length < columns.length) return null
  if (!figures.every(({ text }) => FIGURE.test(text))) return null
  const params = { tasks: Number(tasks.text) }
  const measurements = figures.flatMap((token, i) => {
    const [metric, unit] = COLUMNS[columns[i] ?? ''] ?? []
    return metric === undefined || unit === undefined
      ? []
      : [measure(metric, token, { value: Number(token.text), unit, params })]
  })
  return { name, line, measurements }
}
