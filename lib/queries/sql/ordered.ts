import { Prisma } from '@/lib/db/generated/client'

/** One column of an order. */
export interface OrderTerm {
  readonly column: Prisma.Sql
  readonly way: 'asc' | 'desc'
  /** false: every row states it. What is not stated stands last either way. */
  readonly mayLack: boolean
}

/** Where a row stands in an order: its own value of each term. */
export type Place = readonly (string | number | null)[]

/** ORDER BY without the words. */
export const orderSql = (terms: readonly OrderTerm[]): Prisma.Sql =>
  Prisma.join(
    terms.map(({ column, way, mayLack }) =>
      way === 'desc' ? Prisma.sql`${column} DESC` : mayLack ? Prisma.sql`${column} ASC NULLS LAST` : column,
    ),
  )

/**
 * The rows behind a place. A list that is walked so, page by page, shows each row that was there from the beginning exactly once, whatever
 * is saved or taken away meanwhile. The last term must tell all rows apart.
 */
export function behindSql(terms: readonly OrderTerm[], place: Place): Prisma.Sql {
  return terms.reduceRight((rest, { column, way, mayLack }, index) => {
    const value = place[index] ?? null
    if (value === null) return Prisma.sql`(${column} IS NULL AND ${rest})`
    const lacking = mayLack ? Prisma.sql` OR ${column} IS NULL` : Prisma.empty
    const farther = way === 'asc' ? Prisma.sql`${column} > ${value}` : Prisma.sql`${column} < ${value}`
    return Prisma.sql`(${farther}${lacking} OR (${column} = ${value} AND ${rest}))`
  }, Prisma.sql`0`)
}

/** The terms as columns `p0`, `p1` …: a row's place. The plus does nothing but that a date comes as it is stored. */
export const placeSql = (terms: readonly OrderTerm[]): Prisma.Sql =>
  Prisma.join(terms.map(({ column }, index) => Prisma.sql`+${column} AS ${Prisma.raw(`p${index}`)}`))

/** The place of a row that was read with `placeSql`. Numbers are those of the archive to the last digit, which JSON of SQLite would round. */
export const placeOf = (terms: readonly OrderTerm[], row: Readonly<Record<string, unknown>>): Place =>
  terms.map((_, index) => {
    const value = row[`p${index}`]
    if (typeof value === 'bigint') return Number(value)
    return typeof value === 'string' || typeof value === 'number' ? value : null
  })
