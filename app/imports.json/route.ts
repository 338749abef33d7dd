import { getArchive } from '@/lib/db/client'
import { answer } from '@/lib/http/answer'
import { hideEverywhere } from '@/lib/http/hide-everywhere'
import { eachWith, jsonParts, streamText } from '@/lib/http/stream-text'
import { allImports, findImports } from '@/lib/queries/imports/find-imports'
import type { ImportLine } from '@/lib/queries/imports/get-import'
import { asksForPage, pageHref, readPage } from '@/lib/url/page'

const withHref = (row: ImportLine) => hideEverywhere({ ...row, href: `/imports/${row.id}` })

/** What was sent to be imported: the page that the address asks for and where the next one is, else all of it. */
export function GET(request: Request): Promise<Response> {
  return answer(async () => {
    const search = new URL(request.url).searchParams
    const { value: asked, problems } = readPage(search)
    const archive = await getArchive()
    const { page, pages, rows, total } = await findImports(archive, asked)
    if (!asksForPage(search)) {
      const all = eachWith(allImports(archive), withHref)
      const head = { total, page: 1, pages: 1, next: null, problems }
      return streamText(jsonParts(head, 'imports', all), 'application/json', 'imports.json')
    }
    const next = page < pages ? pageHref('/imports.json', { ...asked, page: page + 1 }) : null
    return Response.json({ total, page, pages, next, problems, imports: rows.map(withHref) })
  })
}
