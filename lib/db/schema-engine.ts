import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import {
  bindMigrationAwareSqlAdapterFactory,
  type ErrorRegistry,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils'
import * as glue from '@prisma/schema-engine-wasm/schema_engine_bg'
import { toArchiveError } from './archive-error'

let loaded: Promise<void> | null = null

/** The package's own entry imports the .wasm file as a module, which Node 20 cannot: so it is put together here. */
async function load(): Promise<void> {
  const entry = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg')
  const bytes = await readFile(entry.replace(/\.js$/, '.wasm'))
  const module = await WebAssembly.compile(bytes)
  const instance = await WebAssembly.instantiate(module, { './schema_engine_bg.js': { ...glue } })
  glue.__wbg_set_wasm(instance.exports)
  const start: unknown = instance.exports.__wbindgen_start
  if (typeof start === 'function') start()
}

/** What our side of the adapter threw reaches us as "External error id#0": a number in the adapter's own list. */
function causeOf(error: unknown, thrown: ErrorRegistry): unknown {
  const id = error instanceof Error ? /External error id#(\d+)/.exec(error.message)?.[1] : undefined
  return id === undefined ? undefined : thrown.consumeError(Number(id))?.error
}

/** A script that makes a table anew turns the keys off for itself, which does nothing inside a transaction. */
const BEGIN = 'PRAGMA foreign_keys = OFF; BEGIN IMMEDIATE;'

/**
 * Prisma's schema engine as WebAssembly: what `prisma migrate` runs, without the native binary that it would download.
 * All that it does is one transaction: a process that is killed leaves the file as it was, not with half a migration. It takes
 * the file for itself (locking_mode EXCLUSIVE) and closes only a shadow database: so its connections are closed behind it.
 */
export async function withSchemaEngine<T>(
  factory: SqlMigrationAwareDriverAdapterFactory,
  work: (engine: glue.SchemaEngine) => Promise<T>,
): Promise<T> {
  loaded ??= load()
  await loaded
  const opened = new Set<SqlDriverAdapter>()
  const begin = async (connecting: Promise<SqlDriverAdapter>): Promise<SqlDriverAdapter> => {
    const connection = await connecting
    opened.add(connection)
    const { dispose } = connection
    connection.dispose = () => {
      opened.delete(connection)
      return dispose.call(connection)
    }
    try {
      await connection.executeScript(BEGIN)
    } catch (error) {
      throw toArchiveError(error) ?? error
    }
    return connection
  }
  const closing: SqlMigrationAwareDriverAdapterFactory = {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect: () => begin(factory.connect()),
    connectToShadowDb: () => begin(factory.connectToShadowDb()),
  }
  const bound = bindMigrationAwareSqlAdapterFactory(closing)
  try {
    const log = (): void => undefined
    const engine = await glue.SchemaEngine.new({ datamodels: undefined }, log, bound)
    const done = await work(engine)
    for (const connection of opened) await connection.executeScript('COMMIT')
    return done
  } catch (error) {
    throw causeOf(error, bound.errorRegistry) ?? error
  } finally {
    for (const connection of opened) await connection.dispose()
  }
}
