import { defineConfig } from 'prisma/config'
import { SEARCH_TABLES } from './lib/db/search-tables'

// Only `prisma generate` and a person's own `prisma migrate …` read this; the app takes its path from IOLORE_DB itself.
export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  experimental: { externalTables: true },
  tables: { external: SEARCH_TABLES },
  datasource: { url: `file:${process.env.IOLORE_DB ?? 'data/iolore.db'}` },
})
