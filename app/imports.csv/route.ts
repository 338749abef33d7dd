import { getArchive } from '@/lib/db/client'
import { answer } from '@/lib/http/answer'
import { csvText } from '@/lib/http/csv'
import { hideEverywhere } from '@/lib/http/hide-everywhere'
import { streamText } from '@/lib/http/stream-text'
import { allImports } from '@/lib/queries/imports/find-imports'
import type { ImportLine } from '@/lib/queries/imports/get-import'

const COLUMNS: readonly (readonly [string, (row: ImportLine) => string | number | null])[] = [
  ['import', (row) => row.id],
  ['name', (row) => row.name],
  ['files', (row) => row.files],
  ['bytes', (row) => row.size],
  ['state', (row) => row.state],
  ['created', (row) => row.createdAt],
  ['ended', (row) => row.endedAt],
  ['mails', (row) => row.mails],
  ['results', (row) => row.results],
  ['added', (row) => row.added],
  ['runs', (row) => row.runs],
  ['known', (row) => row.known],
  ['dropped', (row) => row.dropped],
  ['failed', (row) => row.failed],
  ['href', (row) => `/imports/${row.id}`],
]

/** Everything that was sent to be imported, whatever page of it a browser shows. */
export function GET(): Promise<Response> {
  return answer(async () => streamText(csvParts(allImports(await getArchive())), 'text/csv', 'imports.csv'))
}

async function* csvParts(imports: AsyncGenerator<readonly ImportLine[], undefined>): AsyncGenerator<string, undefined> {
  yield csvText([COLUMNS.map(([name]) => name)])
  for await (const rows of imports) yield csvText(hideEverywhere(rows).map((row) => COLUMNS.map(([, of]) => of(row))))
}
