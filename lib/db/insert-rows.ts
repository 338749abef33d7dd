import { Prisma } from './generated/client'
import type { Transaction } from './in-transaction'

type Cell = string | number | boolean | null

/** One statement's worth: SQLite reads the JSON of so many rows in one go. */
const ROWS = 5000

/**
 * Inserts many rows through json_each, twenty times faster than one statement a row. Table and columns are our own words,
 * never input.
 */
export async function insertRows<C extends string>(
  transaction: Transaction,
  table: string,
  columns: readonly C[],
  rows: readonly Readonly<Record<C, Cell>>[],
): Promise<void> {
  const into = Prisma.raw(`"${table}" (${columns.map((column) => `"${column}"`).join(', ')})`)
  const cells = Prisma.raw(columns.map((_, index) => `value->>${index}`).join(', '))
  for (let at = 0; at < rows.length; at += ROWS) {
    const json = JSON.stringify(rows.slice(at, at + ROWS).map((row) => columns.map((column) => row[column])))
    await transaction.$executeRaw`INSERT INTO ${into} SELECT ${cells} FROM json_each(${json})`
  }
}
