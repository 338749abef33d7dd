import Database from 'better-sqlite3'
import { hideAddresses } from '@/lib/mail/hide-addresses'

const hide = (text: unknown): string | null => (typeof text === 'string' ? hideAddresses(text) : null)

/** Brings a connection what the triggers of the search call: `hide_addresses(text)`, a text without anybody's address. */
export function teachSqlite(database: Database.Database): void {
  database.function('hide_addresses', { deterministic: true }, hide)
}

/** The same for a connection of Prisma's adapter, which keeps better-sqlite3's to itself. Throws where a later version hides it better. */
export function teachConnection(connection: object): void {
  const database: unknown = Reflect.get(connection, 'client')
  if (!(database instanceof Database)) throw new Error('the adapter of better-sqlite3 has its connection elsewhere')
  teachSqlite(database)
}
