import { fieldWords } from '@/lib/compare/field-words'
import type { Archive } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import { hideAddresses } from '@/lib/mail/hide-addresses'
import type { MessagesFilter } from '@/lib/url/messages-filter'
import type { Page } from '@/lib/url/page'
import { readSearchQuery, type SearchQuery, type TextTerm } from '@/lib/url/search-query'
import { remember } from '../kept/remember'
import { isResultSql } from '../sql/counts-sql'
import { type OrderTerm, orderSql } from '../sql/ordered'
import { readJson } from '../sql/read-json'
import { messageConditions, runConditions } from '../sql/search-sql'
import { markTerms, snippetOf, type TextPart } from './snippet'
import { allThatVary } from './what-varies'

export interface MessageRow {
  readonly id: string
  readonly subject: string | null
  /** display name only */
  readonly from: string | null
  readonly date: string | null
  /** runs of its own (an original that it quotes is in the archive: not among them) */
  readonly runs: number
  /** runs that it quotes from another message of the archive */
  readonly quoted: number
  /** "bonnie++, dbench on reiserfs, by patch" */
  readonly what: string
  readonly findings: number
  /** the subject with the words that were looked for; null: none were, or there is no subject */
  readonly marked: readonly TextPart[] | null
  /** where they stand in the text; empty: nowhere in it */
  readonly snippet: readonly TextPart[]
}

export interface FoundMessages {
  readonly rows: readonly MessageRow[]
  readonly total: number
  readonly page: number
  readonly pages: number
}

/**
 * Newest first; without a date last.
 *
 * @param importId only what this import found, new or not
 */
export async function findMessages(
  archive: Archive,
  { q = null, page: asked, rows: size }: Page & Partial<MessagesFilter>,
  importId: string | null = null,
): Promise<FoundMessages> {
  const query = readSearchQuery(q ?? '').value
  const where = messagesWhere(query, importId)
  const isNarrowed = query.texts.length + query.runs.length + query.messageIds.length > 0 || importId !== null
  const { total, ids } = await remember(archive, JSON.stringify(['page of messages', q, importId, asked, size]), () =>
    (isNarrowed ? cutFound : cutAll)(archive, where, asked, size),
  )
  const pages = Math.max(1, Math.ceil(total / size))
  const page = Math.min(asked, pages)
  return { rows: await readMessageRows(archive, ids, query.texts), total, page, pages }
}

/** How many there are, and those of a page: the last one where a page behind it is asked for. */
interface Cut {
  readonly total: number
  readonly ids: readonly string[]
}

/** What narrows them by their ids is asked once; the order stands in an index, where SQLite would rather read the messages. */
async function cutFound(archive: Archive, where: Prisma.Sql, page: number, size: number): Promise<Cut> {
  const [cut] = await readJson<readonly [number, readonly string[]]>(
    archive,
    Prisma.sql`json_array((SELECT count(*) FROM found), (
      SELECT json_group_array(id) FROM (
        SELECT g.id FROM found g ${NEWEST_FIRST}
        LIMIT ${size} OFFSET (SELECT min(${page - 1}, max(count(*) - 1, 0) / ${size}) * ${size} FROM found))))`,
    Prisma.sql`FROM (SELECT 1)`,
    Prisma.sql`found AS MATERIALIZED (
      SELECT g.id, g.time, g.savedAt FROM Message g INDEXED BY "Message_id_list_time_savedAt_idx" WHERE ${where})`,
  )
  const [total, ids] = cut ?? [0, []]
  return { total, ids }
}

/** All, or those of some days: they are walked in the order of an index as far as the page. */
async function cutAll(archive: Archive, where: Prisma.Sql, page: number, size: number): Promise<Cut> {
  const from = Prisma.sql`FROM Message g WHERE ${where}`
  const [counted] = await archive.$queryRaw<[{ total: bigint }]>`SELECT count(*) AS total ${from}`
  const total = Number(counted.total)
  const first = Math.min(page - 1, Math.floor(Math.max(total - 1, 0) / size)) * size
  return { total, ids: await readIds(archive, Prisma.sql`${from} ${NEWEST_FIRST} LIMIT ${size} OFFSET ${first}`) }
}

/** So many rows are read at once. */
const STEP = 500

/** Every message that a filter finds, newest first, whatever page it asks for. Which they are is settled when it begins. */
export async function* allMessages(
  archive: Archive,
  { q }: MessagesFilter,
): AsyncGenerator<readonly MessageRow[], undefined> {
  const query = readSearchQuery(q ?? '').value
  const ids = await readIds(archive, Prisma.sql`FROM Message g WHERE ${messagesWhere(query, null)} ${NEWEST_FIRST}`)
  for (let at = 0; at < ids.length; at += STEP)
    yield await readMessageRows(archive, ids.slice(at, at + STEP), query.texts)
}

/** The order of messages `g`: the newest first, without a date last. */
export const ORDER_OF_MESSAGES: readonly OrderTerm[] = [
  { column: Prisma.sql`g.time`, way: 'desc', mayLack: true },
  { column: Prisma.sql`g.savedAt`, way: 'desc', mayLack: false },
  { column: Prisma.sql`g.id`, way: 'asc', mayLack: false },
]

const NEWEST_FIRST = Prisma.sql`ORDER BY ${orderSql(ORDER_OF_MESSAGES)}`

const readIds = (archive: Archive, from: Prisma.Sql): Promise<readonly string[]> =>
  readJson<string>(archive, Prisma.sql`json_quote(id)`, Prisma.sql`FROM (SELECT g.id ${from})`)

/** The rows of messages, in the order of their ids. */
export async function readMessageRows(
  archive: Archive,
  ids: readonly string[],
  terms: readonly TextTerm[],
): Promise<readonly MessageRow[]> {
  const rows = await readJson<Row>(
    archive,
    Prisma.sql`json_array(g.id, g.subject, g.author, g.date, (SELECT count(*) FROM Finding f WHERE f.messageId = g.id),
      json((SELECT json_group_array(json_array(r.tool, r.filesystem, r.kernel, r.mountOptions, r.toolVersion, json(r.factorKey), r.originalId IS NOT NULL))
       FROM Run r WHERE r.messageId = g.id AND ${isResultSql})))`,
    Prisma.sql`FROM json_each(${JSON.stringify(ids)}) i JOIN Message g ON g.id = i.value ORDER BY i.key`,
  )
  const texts = await readTexts(archive, terms, rows)
  return rows.map((row) => toMessageRow(row, terms, texts))
}

/** A condition on messages `g`. `importId`: only what this import found, new or not. */
export function messagesWhere(query: SearchQuery, importId: string | null): Prisma.Sql {
  const ofRuns = runConditions(query)
  return Prisma.join(
    [
      Prisma.sql`1`,
      ...messageConditions(query, Prisma.sql`g.id`, Prisma.sql`g.time`),
      ...(ofRuns.length === 0
        ? []
        : [
            Prisma.sql`g.id IN (SELECT r.messageId FROM Run r WHERE ${Prisma.join([...ofRuns, isResultSql], ' AND ')})`,
          ]),
      ...(importId === null ? [] : [foundBy(importId)]),
    ],
    ' AND ',
  )
}

const foundBy = (importId: string): Prisma.Sql => Prisma.sql`g.id IN (
  SELECT found.value FROM Import i, json_each('[' || substr(i.found, 2) || ']') AS found WHERE i.id = ${importId})`

/** The texts of a page's messages, where words were looked for in them. */
async function readTexts(
  archive: Archive,
  terms: readonly TextTerm[],
  rows: readonly Row[],
): Promise<ReadonlyMap<string, string>> {
  if (terms.every(({ column }) => column !== null)) return new Map()
  const found = await archive.message.findMany({
    where: { id: { in: rows.map(([id]) => id) } },
    select: { id: true, text: true },
  })
  return new Map(found.map(({ id, text }) => [id, text]))
}

type RunOfRow = readonly [
  tool: string,
  filesystem: string | null,
  kernel: string | null,
  options: string | null,
  version: string | null,
  factors: Readonly<Record<string, string>>,
  isQuotation: number,
]
type Row = readonly [
  id: string,
  subject: string | null,
  from: string | null,
  date: string | null,
  findings: number,
  runs: readonly RunOfRow[],
]

function toMessageRow(
  [id, stated, from, date, findings, runs]: Row,
  terms: readonly TextTerm[],
  texts: ReadonlyMap<string, string>,
): MessageRow {
  const quoted = runs.filter((run) => run[6] === 1).length
  const subject = stated === null ? null : hideAddresses(stated)
  const ofSubject = terms.filter(({ column }) => column !== 'author')
  const ofText = terms.filter(({ column }) => column === null)
  return {
    ...{ id, subject, from, date, runs: runs.length - quoted, quoted, what: whatWords(runs), findings },
    marked: terms.length === 0 || subject === null ? null : markTerms(subject, ofSubject),
    snippet: snippetOf(hideAddresses(texts.get(id) ?? ''), ofText),
  }
}

/** Names of so many are listed; of more only the number is said. */
const NAMED = 3

/** "bonnie++, dbench on reiserfs, by patch". */
function whatWords(runs: readonly RunOfRow[]): string {
  const tools = [...new Set(runs.map(([tool]) => tool))]
  const filesystems = [...new Set(runs.flatMap((run) => run[1] ?? []))]
  // Each tool by itself: that bonnie++ and dbench have versions of their own is no variation.
  const ofTools = tools.flatMap((tool) => allThatVary(runs.filter(([of]) => of === tool).map(toConditions)))
  const varying = [...new Set(ofTools)].slice(0, NAMED)
  const isCompared = varying.includes('filesystem')
  const on = filesystems.length === 0 || isCompared ? '' : ` on ${listed(filesystems, 'filesystems')}`
  return `${listed(tools, 'benchmarks')}${on}${varying.length === 0 ? '' : `, by ${varying.map(fieldWords).join(', ')}`}`
}

const listed = (names: readonly string[], many: string): string =>
  names.length > NAMED ? `${names.length} ${many}` : names.join(', ')

const toConditions = ([, filesystem, kernel, options, toolVersion, factors]: RunOfRow) => ({
  ...{ filesystem, kernel, toolVersion, factors },
  label: null,
  system: null,
  mountOptions: options?.split(',') ?? null,
})
