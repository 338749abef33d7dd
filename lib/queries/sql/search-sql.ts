import { canonicalOptions } from '@/lib/conditions/canonical-mount-options'
import { Prisma } from '@/lib/db/generated/client'
import type { TimeRange } from '@/lib/url/day-range'
import type { RunTerm, SearchQuery, TextTerm } from '@/lib/url/search-query'

/** What a search asks of a message, as conditions on the column of its id and that of its time. */
export function messageConditions(query: SearchQuery, id: Prisma.Sql, time: Prisma.Sql): readonly Prisma.Sql[] {
  const { texts, messageIds, times } = query
  return [
    ...(texts.length === 0 ? [] : [textSql(texts, id)]),
    ...messageIds.map(
      (one) => Prisma.sql`${id} IN (SELECT named.id FROM Message named WHERE named.key = ${`mid:${one}`})`,
    ),
    ...times.flatMap((range) => timeSql(range, time)),
  ]
}

/** The words of every message stand in an index: its text is not read. */
const textSql = (texts: readonly TextTerm[], id: Prisma.Sql): Prisma.Sql => Prisma.sql`${id} IN (
  SELECT entry.messageId FROM MessageSearch JOIN SearchEntry entry ON entry.number = MessageSearch.rowid
  WHERE MessageSearch MATCH ${texts.map(matchOf).join(' AND ')})`

/** One string of FTS5, in which only a quote has to be doubled: no word of it can be an operator. */
function matchOf({ column, words, prefix }: TextTerm): string {
  const string = `"${words.replaceAll('"', '""')}"${prefix ? '*' : ''}`
  return column === null ? string : `${column} : ${string}`
}

const timeSql = ({ from, to }: TimeRange, time: Prisma.Sql): readonly Prisma.Sql[] => [
  ...(from === null ? [] : [Prisma.sql`${time} >= ${from}`]),
  ...(to === null ? [] : [Prisma.sql`${time} < ${to}`]),
]

/** What a search asks of run `r`. */
export const runConditions = ({ runs }: SearchQuery): readonly Prisma.Sql[] => runs.map(runSql)

const COLUMNS = { kernel: Prisma.sql`r.kernel`, filesystem: Prisma.sql`r.filesystem`, tool: Prisma.sql`r.tool` }

function runSql({ field, value, prefix }: RunTerm): Prisma.Sql {
  if (field !== 'option') return valueSql(COLUMNS[field], value, prefix)
  const option = prefix ? value : (canonicalOptions([value])[0] ?? value)
  return Prisma.sql`r.id IN (SELECT o.runId FROM MountOption o WHERE ${valueSql(Prisma.sql`o.option`, option, prefix)})`
}

/** Sorts behind whatever begins with what stands before it. */
const LAST = '\u{10ffff}'

const valueSql = (column: Prisma.Sql, value: string, prefix: boolean): Prisma.Sql =>
  prefix ? Prisma.sql`(${column} >= ${value} AND ${column} < ${value + LAST})` : Prisma.sql`${column} = ${value}`
