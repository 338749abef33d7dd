import { originOf } from '@/app/compare/forms'
import { count } from '@/components/count'
import { getArchive } from '@/lib/db/client'
import { answer } from '@/lib/http/answer'
import { type AtomEntry, atomId, atomResponse } from '@/lib/http/atom'
import { csvText } from '@/lib/http/csv'
import { hideEverywhere } from '@/lib/http/hide-everywhere'
import { eachWith, jsonParts, streamText } from '@/lib/http/stream-text'
import {
  allSubjects,
  findSubjects,
  type NewSubject,
  newestSubjects,
  type SubjectRow,
} from '@/lib/queries/subjects/find-subjects'
import { asksForPage } from '@/lib/url/page'
import { type SubjectKey, subjectHref, subjectsPath } from '@/lib/url/subject-href'
import { readSubjectsFilter, subjectsHref } from '@/lib/url/subjects-filter'
import { SUBJECT_WORDS } from './subject-words'

const withHref = (key: SubjectKey) => (row: SubjectRow) => hideEverywhere({ ...row, href: subjectHref(key, row.value) })

const nameOf = (key: SubjectKey): string => subjectsPath(key).slice(1)

/** GET of a list as JSON: the page that the address asks for and where the next one is, else all of it. */
export const subjectsJson =
  (key: SubjectKey) =>
  (request: Request): Promise<Response> =>
    answer(async () => {
      const search = new URL(request.url).searchParams
      const { value: filter, problems } = readSubjectsFilter(search)
      const archive = await getArchive()
      const { rows, total, page, pages } = await findSubjects(archive, key, filter)
      if (asksForPage(search)) {
        const next = page < pages ? subjectsHref(key, { ...filter, page: page + 1 }, '.json') : null
        return Response.json({ total, problems, page, pages, next, [nameOf(key)]: rows.map(withHref(key)) })
      }
      const head = { total, problems, page: 1, pages: 1, next: null }
      const all = eachWith(allSubjects(archive, key, filter), withHref(key))
      return streamText(jsonParts(head, nameOf(key), all), 'application/json', `${nameOf(key)}.json`)
    })

/** Parts of a machine, columns of its list alone. */
const PARTS = ['cpu', 'memory', 'storage', 'raid', 'controller'] as const

const columnsOf = (key: SubjectKey): readonly (readonly [string, (row: SubjectRow) => string | number | null])[] => [
  [key, (row) => row.value],
  ...(key === 'machine'
    ? [
        ['name', (row: SubjectRow) => row.name] as const,
        ...PARTS.map((part) => [part, (row: SubjectRow) => row.system?.[part] ?? null] as const),
        ['subject', (row: SubjectRow) => row.subject] as const,
      ]
    : []),
  ['runs', (row) => row.runs],
  ['messages', (row) => row.messages],
  ['first_year', (row) => row.first],
  ['last_year', (row) => row.last],
  ['href', (row) => subjectHref(key, row.value)],
]

/** GET of a list as CSV: all of it. */
export const subjectsCsv =
  (key: SubjectKey) =>
  (request: Request): Promise<Response> =>
    answer(async () => {
      const { value: filter } = readSubjectsFilter(new URL(request.url).searchParams)
      const rows = allSubjects(await getArchive(), key, filter)
      return streamText(csvParts(key, rows), 'text/csv', `${nameOf(key)}.csv`)
    })

async function* csvParts(
  key: SubjectKey,
  all: AsyncGenerator<readonly SubjectRow[], undefined>,
): AsyncGenerator<string, undefined> {
  const columns = columnsOf(key)
  yield csvText([columns.map(([name]) => name)])
  for await (const rows of all) yield csvText(hideEverywhere(rows).map((row) => columns.map(([, of]) => of(row))))
}

/** Entries of a feed. */
const NEWEST = 50

/** GET of a list as a feed: those that the newest messages are about. */
export const subjectsAtom =
  (key: SubjectKey) =>
  (request: Request): Promise<Response> =>
    answer(async () => {
      const rows = await newestSubjects(await getArchive(), key, NEWEST)
      const feed = {
        title: `IOlore: ${SUBJECT_WORDS[key].many}`,
        ...{ self: subjectsHref(key, {}, '.atom'), page: subjectsPath(key) },
        entries: rows.map((row) => toEntry(key, row)),
      }
      return atomResponse(hideEverywhere(feed), originOf(request.headers))
    })

const toEntry = (key: SubjectKey, { value, name, runs, messages, date }: NewSubject): AtomEntry => ({
  id: atomId(nameOf(key), encodeURIComponent(value)),
  title: name,
  href: subjectHref(key, value),
  ...{ date, author: null },
  summary: `${count(runs, 'run')} in ${count(messages, 'message')}`,
})
