import { importStatus } from '@/app/imports/import-status'
import { getArchive } from '@/lib/db/client'
import { answer } from '@/lib/http/answer'
import { hideEverywhere } from '@/lib/http/hide-everywhere'
import { HttpError } from '@/lib/http/http-error'
import { findMessages } from '@/lib/queries/find-messages'
import { pageHref, readPage } from '@/lib/url/page'

/** What became of an import, and a page of the messages that it found. */
export function GET(request: Request, { params }: RouteContext<'/api/imports/[id]'>): Promise<Response> {
  return answer(async () => {
    const archive = await getArchive()
    const { id } = await params
    const status = await importStatus(archive, id)
    if (status === null) throw new HttpError(404, 'no_such_import', 'No import has this address.')
    const { value: asked, problems } = readPage(new URL(request.url).searchParams)
    const { page, pages, rows, total } = await findMessages(archive, asked, id)
    const next = page < pages ? pageHref(`/api/imports/${id}`, { ...asked, page: page + 1 }) : null
    const messages = rows.map((row) => ({ ...row, href: `/messages/${row.id}` }))
    const found = hideEverywhere({ total, page, pages, next, messages })
    return Response.json({ ...status, found, problems }, { headers: { 'Cache-Control': 'no-store' } })
  })
}
