import { basename, dirname, join } from 'node:path'
import { databasePath } from '@/lib/db/project-root'

/** Where files wait that a browser sent to be imported: beside the database, and its own, so that two databases in one folder do not meet. */
export function importsFolder(): string {
  const database = databasePath()
  return join(/* turbopackIgnore: true */ dirname(database), 'imports', basename(database))
}

/** The files of one import, named 1, 2, 3 … in the order in which they are read. */
export const folderOf = (id: string): string => join(/* turbopackIgnore: true */ importsFolder(), id)

/** Beside them: what their sender calls them, as JSON. */
export const NAMES = 'names.json'

/** Files that are still on their way: what they are is known when they have arrived. */
export const ARRIVING = 'arriving-'
