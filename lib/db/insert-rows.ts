import type { Transaction } from './in-transaction'
import type { Cell } from './plain-statements'

/**
 * Inserts many rows: one prepared statement, executed for each. Through json_each, as one statement for all, each cell is looked up in its row's text,
 * which takes twice as long. Table and columns are our own words, never input.
 */
export async function insertRows<C extends string>(
  transaction: Transaction,
  table: string,
  columns: readonly C[],
  rows: readonly Readonly<Record<C, Cell>>[],
): Promise<void> {
  if (rows.length === 0) return
  const names = columns.map((column) => `"${column}"`).join(', ')
  const cells = columns.map(() => '?').join(', ')
  await transaction.$executeEach(
    `INSERT INTO "${table}" (${names}) VALUES (${cells})`,
    rows.map((row) => columns.map((column) => row[column])),
  )
}
