import { Prisma } from '@/lib/db/generated/client'

/** Whether run `r` is a result: nobody said that it is none. */
export const isResultSql = Prisma.sql`r.dismissedAt IS NULL`

/** Whether run `r` counts: it is a result, and no quotation of a run that the archive holds. */
export const countsSql = Prisma.sql`r.originalId IS NULL AND ${isResultSql}`
