import type Database from 'better-sqlite3'
import { toArchiveError } from './archive-error'
import { Prisma } from './generated/client'

/** A statement with its values, as Prisma's `$executeRaw` and `$queryRaw` take it. */
type Ask<T> = (query: TemplateStringsArray | Prisma.Sql, ...values: unknown[]) => Promise<T>

export type Cell = string | number | boolean | null

export interface PlainStatements {
  /** Gives back how many rows were changed. */
  readonly $executeRaw: Ask<number>
  $queryRaw<T>(query: TemplateStringsArray | Prisma.Sql, ...values: unknown[]): Promise<T>
  /** Executes one statement for each of many rows of values. */
  $executeEach(sql: string, rows: readonly (readonly Cell[])[]): Promise<void>
}

/** More different ones than the program has. */
const MOST_KEPT = 200

/**
 * Raw statements straight to SQLite, prepared once. Prisma makes a plan of each, and the adapter prepares it anew, which takes ten times
 * as long as most of them. Rows come as SQLite has them: a truth as 0 or 1, a time as its text.
 *
 * @param isOpen whether the transaction that they belong to is open still; outside of it they throw
 */
export function plainStatements(database: Database.Database, isOpen: () => boolean): PlainStatements {
  const run = async <T>(sql: string, work: (statement: Database.Statement) => T) => {
    if (!isOpen() || !database.inTransaction) throw new Error('the transaction of this statement is over')
    try {
      return work(prepared(database, sql))
    } catch (error) {
      throw toArchiveError(error) ?? error
    }
  }
  const ask = <T>(work: (statement: Database.Statement, values: readonly unknown[]) => T, query: Prisma.Sql) =>
    run(query.sql, (statement) => work(statement, query.values.map(cellOf)))
  return {
    $executeRaw: (query, ...values) => ask((statement, cells) => statement.run(...cells).changes, sqlOf(query, values)),
    $queryRaw: <T>(query: TemplateStringsArray | Prisma.Sql, ...values: unknown[]) =>
      ask((statement, cells) => statement.all(...cells) as T, sqlOf(query, values)),
    $executeEach: (sql, rows) =>
      run(sql, (statement) => {
        for (const row of rows) statement.run(...row.map(cellOf))
      }),
  }
}

const sqlOf = (query: TemplateStringsArray | Prisma.Sql, values: readonly unknown[]): Prisma.Sql =>
  query instanceof Prisma.Sql ? query : Prisma.sql(query, ...values)

/** As Prisma's adapter writes it. */
function cellOf(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString().replace('Z', '+00:00')
  return typeof value === 'boolean' ? Number(value) : (value ?? null)
}

const kept = new WeakMap<Database.Database, Map<string, Database.Statement>>()

function prepared(database: Database.Database, sql: string): Database.Statement {
  const own = kept.get(database) ?? new Map<string, Database.Statement>()
  kept.set(database, own)
  const before = own.get(sql)
  if (before !== undefined) return before
  if (own.size >= MOST_KEPT) own.clear()
  const statement = database.prepare(sql).safeIntegers(false)
  own.set(sql, statement)
  return statement
}
