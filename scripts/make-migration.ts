/**
 * `npx tsx scripts/make-migration.ts NAME`: writes prisma/migrations/<time>_NAME/migration.sql, which brings the schema of the
 * migrations that stand there to prisma/schema.prisma. `prisma migrate dev` does the same where its engine can be downloaded.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SqlDriverAdapter } from '@prisma/driver-adapter-utils'
import { ArchiveAdapter } from '@/lib/db/archive-adapter'
import { readMigrations, toMigrationList } from '@/lib/db/migrations'
import { withSchemaEngine } from '@/lib/db/schema-engine'
import { SEARCH_TABLES } from '@/lib/db/search-tables'

/** The engine hands a whole migration to the shadow database as one statement, which better-sqlite3 takes only as a script. */
class ShadowAdapter extends ArchiveAdapter {
  override async connectToShadowDb(): Promise<SqlDriverAdapter> {
    const connection = await super.connectToShadowDb()
    const { executeRaw } = connection
    connection.executeRaw = async (query) => {
      if (query.args.length > 0) return executeRaw.call(connection, query)
      await connection.executeScript(query.sql)
      return 0
    }
    return connection
  }
}

const name = process.argv[2]
if (name === undefined || !/^[a-z0-9_]+$/.test(name)) {
  process.stderr.write('usage: npx tsx scripts/make-migration.ts name_in_snake_case\n')
  process.exit(2)
}

const scratch = await mkdtemp(join(tmpdir(), 'iolore-migration-'))
try {
  const schema = { path: 'schema.prisma', content: await readFile('prisma/schema.prisma', 'utf8') }
  const list = toMigrationList(await readMigrations())
  const diff = await withSchemaEngine(new ShadowAdapter(join(scratch, 'shadow.db')), (engine) =>
    engine.diff({
      from: list.migrationDirectories.length === 0 ? { tag: 'empty' } : { tag: 'migrations', ...list },
      to: { tag: 'schemaDatamodel', files: [schema] },
      script: true,
      exitCode: null,
      filters: { externalTables: SEARCH_TABLES, externalEnums: [] },
    }),
  )
  const time = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const folder = join('prisma/migrations', `${time}_${name}`)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'migration.sql'), diff.stdout ?? '')
  process.stdout.write(`${folder}/migration.sql\n`)
} finally {
  await rm(scratch, { recursive: true, force: true })
}
