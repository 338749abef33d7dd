import Database from 'better-sqlite3'
import { hideAddresses } from '@/lib/mail/hide-addresses'

const hide = (text: unknown): string | null => (typeof text === 'string' ? hideAddresses(text) : null)

/** Brings a connection what the triggers of the search call: `hide_addresses(text)`, a text without anybody's address. */
export function teachSqlite(database: Database.Database): void {
  database.function('hide_addresses', { deterministic: true }, hide)
}

/** The connection below one of Prisma's adapter, which keeps it to itself. Throws where a later version hides it better. */
export function databaseBelow(connection: object): Database.Database {
  const database: unknown = Reflect.get(connection, 'client')
  if (!(database instanceof Database)) throw new Error('the adapter of better-sqlite3 has its connection elsewhere')
  return database
}
