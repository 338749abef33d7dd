import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf, readStamp, writeStamp } from './hash.mjs'
import { ROOT, runTool } from './run.mjs'

const CLIENT = 'lib/db/generated'
const STAMP = `${CLIENT}/.made-from`

/**
 * Writes Prisma's client, where the schema or Prisma is another than it was made from. Only `prisma generate` needs no engine,
 * yet it looks for one first and downloads it unless it is told of a program that exists.
 */
export async function generateClient() {
  const source = hashOf(['prisma/schema.prisma', 'prisma.config.ts', 'node_modules/prisma/package.json'])
  if (existsSync(join(ROOT, CLIENT, 'client.ts')) && readStamp(STAMP) === source) return
  await runTool('prisma', ['generate', '--no-hints'], {
    quiet: true,
    env: { PRISMA_SCHEMA_ENGINE_BINARY: process.env.PRISMA_SCHEMA_ENGINE_BINARY ?? process.execPath },
    failure: 'The database client could not be generated from prisma/schema.prisma:',
  })
  writeStamp(STAMP, source)
}
