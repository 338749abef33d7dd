import { getArchive } from '@/lib/db/client'
import { answer } from '@/lib/http/answer'
import { findMessages } from '@/lib/queries/find-messages'
import { pageHref, readPage } from '@/lib/url/page'

export function GET(request: Request): Promise<Response> {
  return answer(async () => {
    const { value: asked, problems } = readPage(new URL(request.url).searchParams)
    const { page, pages, rows, total } = await findMessages(await getArchive(), asked)
    const next = page < pages ? pageHref('/messages.json', { ...asked, page: page + 1 }) : null
    const messages = rows.map((row) => ({ ...row, href: `/messages/${row.id}` }))
    return Response.json({ total, page, pages, next, problems, messages })
  })
}
