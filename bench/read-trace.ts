import { readFileSync } from 'node:fs'

interface Statement {
  readonly milliseconds: number
}

/** What trace-sql.mjs noted: milliseconds inside SQLite, and in how many statements. */
export function readTrace(file: string): { readonly sql: number; readonly statements: number } {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  const statements = lines.map((line): Statement => JSON.parse(line))
  return { sql: statements.reduce((sum, { milliseconds }) => sum + milliseconds, 0), statements: statements.length }
}
