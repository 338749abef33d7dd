import type { Question } from '@/lib/compare/comparison'
import { Prisma } from '@/lib/db/generated/client'
import { countsSql } from '../sql/counts-sql'
import { fieldSql, holdsSql, nameIn } from './condition-sql'

/**
 * What shares absolute figures: the machine. Where a part of the machine is varied ("RAID 5 against RAID 10") it is what one
 * poster changed in it, so the message takes its place; where messages are, they must be one poster's on one machine.
 */
export function machineSql(by: string): Prisma.Sql {
  if (by === 'message') return POSTER_AND_MACHINE
  return nameIn(by, 'system') === null ? Prisma.sql`r.machine` : Prisma.sql`r.messageId`
}

const POSTER_AND_MACHINE = Prisma.sql`
  (SELECT r.machine || ' ' || coalesce(g.author, g.id) FROM Message g WHERE g.id = r.messageId)`

/** Runs without a word on these cannot be set against those with one; a factor or option not stated is a state of its own. */
export const needsValue = (by: string): boolean => !/^(?:mountOptions$|option\.|factors\.)/.test(by)

/** Whether the file of run `r` fits into the stated memory. */
export const measuresMemorySql = Prisma.sql`(r.fileBytes <= r.memoryBytes) IS TRUE`

/** The conditions of a question on run `r`: of those that count. */
export function runsWhere({ tool, by, hold, memory, message, runs, values }: Question): Prisma.Sql {
  const conditions = [
    Prisma.sql`r.tool = ${tool}`,
    countsSql,
    ...(values.length === 0 || nameIn(by, 'params') !== null ? [] : [anyOf(by, values)]),
    ...(memory === 'out' ? [Prisma.sql`NOT ${measuresMemorySql}`] : []),
    ...(message === null ? [] : [Prisma.sql`r.messageId = ${message}`]),
    ...(runs.length === 0 ? [] : [Prisma.sql`r.id IN (${Prisma.join([...runs])})`]),
    ...hold.filter(({ field }) => nameIn(field, 'params') === null).map(({ field, value }) => holdsSql(field, value)),
  ]
  return Prisma.join(conditions, ' AND ')
}

/** The conditions of a question on measurement `m`. */
export function figuresWhere({ by, metrics, hold, values }: Question): Prisma.Sql {
  const conditions = [
    metrics.length === 0 ? Prisma.sql`0` : Prisma.sql`m.metric IN (${Prisma.join([...metrics])})`,
    ...(values.length === 0 || nameIn(by, 'params') === null ? [] : [anyOf(by, values)]),
    ...hold.filter(({ field }) => nameIn(field, 'params') !== null).map(({ field, value }) => holdsSql(field, value)),
  ]
  return Prisma.join(conditions, ' AND ')
}

const anyOf = (field: string, values: readonly string[]): Prisma.Sql =>
  Prisma.sql`(${Prisma.join(
    values.map((value) => holdsSql(field, value)),
    ' OR ',
  )})`

/** The varied value. */
export const valueSql = ({ by }: Question): Prisma.Sql => fieldSql(by)
