// Loaded into the server by the bench (node --import): notes how long each statement was inside SQLite, in the file of
// IOLORE_SQL_TRACE. The server itself knows nothing of it.
import { appendFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const file = process.env.IOLORE_SQL_TRACE
const { prototype } = createRequire(import.meta.url)('better-sqlite3')
const { prepare } = prototype

prototype.prepare = function (sql) {
  const before = performance.now()
  const statement = prepare.call(this, sql)
  let taken = performance.now() - before
  for (const method of ['run', 'all', 'get']) {
    const original = statement[method]
    statement[method] = function (...args) {
      const start = performance.now()
      try {
        return original.apply(this, args)
      } finally {
        taken += performance.now() - start
        appendFileSync(file, `${JSON.stringify({ milliseconds: taken, sql })}\n`)
        taken = 0
      }
    }
  }
  return statement
}
