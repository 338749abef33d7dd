import { isAbsolute, resolve } from 'node:path'

/** The checkout: pages and tests run inside it; the command, which runs anywhere, sets IOLORE_ROOT. */
export const projectRoot = (): string => process.env.IOLORE_ROOT ?? process.cwd()

/** The database file: IOLORE_DB (against the working directory, as a shell would read it), else data/iolore.db of the checkout. */
export function databasePath(): string {
  const named = process.env.IOLORE_DB
  if (named === undefined || named === '') return resolve(projectRoot(), 'data/iolore.db')
  return isAbsolute(named) ? named : resolve(named)
}
