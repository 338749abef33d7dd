import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils'
import * as glue from '@prisma/schema-engine-wasm/schema_engine_bg'

export type SchemaEngine = glue.SchemaEngine

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
 * `log` gets one JSON line a message of the engine.
 */
export async function openSchemaEngine(
  factory: SqlMigrationAwareDriverAdapterFactory,
  log: (line: string) => void = () => undefined,
): Promise<SchemaEngine> {
  loaded ??= load()
  await loaded
  return glue.SchemaEngine.new({ datamodels: undefined }, log, bindMigrationAwareSqlAdapterFactory(factory))
}
