import { isAbsolute, resolve } from 'node:path'
import { ROOT, runTool } from './run.mjs'
import { Trouble } from './say.mjs'

/** IOLORE_DB as the person who typed it meant it, so that every program that is started finds the same file. */
export const databasePath = () => {
  const named = process.env.IOLORE_DB
  if (!named) return resolve(ROOT, 'data/iolore.db')
  return isAbsolute(named) ? named : resolve(process.env.INIT_CWD ?? process.cwd(), named)
}

/** Migrates the database and, where it is empty, loads the samples (not with IOLORE_SAMPLES=0). */
export async function prepareDatabase() {
  const { code } = await runTool('tsx', ['scripts/prepare-database.ts'], { env: { IOLORE_DB: databasePath() } })
  if (code !== 0) throw new Trouble('The database could not be made ready; why stands above.')
}
