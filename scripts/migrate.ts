/** `npx tsx scripts/migrate.ts`: brings the database of IOLORE_DB to this version's schema, making it where there is none. */
import { ArchiveError } from '@/lib/db/archive-error'
import { migrate } from '@/lib/db/migrate'
import { databasePath } from '@/lib/db/project-root'

const path = databasePath()
try {
  const applied = await migrate(path)
  if (applied.length > 0) process.stdout.write(`database ${path}: applied ${applied.join(', ')}\n`)
} catch (error) {
  if (!(error instanceof ArchiveError)) throw error
  process.stderr.write(`${error.message}\n  ${path}\n`)
  process.exitCode = 1
}
