import type { Line } from '../../mail/line'
import type { Measurement, Params } from '../../model'
import { measure } from '../measure'
import { tokensOf } from '../tokens'

/** `set report terse`: one line of thirteen figures, in this order. */
const COLUMNS: readonly (readonly [metric: string, unit: string])[] = [
  ['total_time', 's'],
  ['transaction_time', 's'],
  ['transactions_per_second', 'transactions/s'],
  ['files_created_per_second', 'files/s'],
  ['files_created_alone_per_second', 'files/s'],
  ['files_created_mixed_per_second', 'files/s'],
  ['files_read_per_second', 'files/s'],
  ['files_appended_per_second', 'files/s'],
  ['files_deleted_per_second', 'files/s'],
  ['files_deleted_alone_per_second', 'files/s'],
  ['files_deleted_mixed_per_second', 'files/s'],
  ['read_throughput', 'B/s'],
  ['write_throughput', 'B/s'],
]

export function terseFigures(line: Line, params: Params): readonly Measurement[] {
  const tokens = tokensOf(line)
  if (tokens.length !== COLUMNS.length) return []
  return tokens.flatMap((token, i) => {
    const column = COLUMNS[i]
    return column ? [measure(column[0], token, { value: Number(token.text), unit: column[1], params })] : []
  })
}
