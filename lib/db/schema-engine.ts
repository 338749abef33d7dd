import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils'
import * as glue from '@prisma/schema-engine-wasm/schema_engine_bg'

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

/**
 * Prisma's schema engine as WebAssembly: what `prisma migrate` runs, without the native binary that it would download.
 * The engine takes the file for itself (locking_mode EXCLUSIVE) and never closes it: so its connections are closed behind it.
 */
export async function withSchemaEngine<T>(
  factory: SqlMigrationAwareDriverAdapterFactory,
  work: (engine: glue.SchemaEngine) => Promise<T>,
): Promise<T> {
  loaded ??= load()
  await loaded
  const opened: SqlDriverAdapter[] = []
  const remember = async (connecting: Promise<SqlDriverAdapter>): Promise<SqlDriverAdapter> => {
    const connection = await connecting
    opened.push(connection)
    return connection
  }
  const closing: SqlMigrationAwareDriverAdapterFactory = {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect: () => remember(factory.connect()),
    connectToShadowDb: () => remember(factory.connectToShadowDb()),
  }
  try {
    const log = (): void => undefined
    const engine = await glue.SchemaEngine.new(
      { datamodels: undefined },
      log,
      bindMigrationAwareSqlAdapterFactory(closing),
    )
    return await work(engine)
  } finally {
    for (const connection of opened) await connection.dispose()
  }
}
