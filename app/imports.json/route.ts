import { getArchive } from '@/lib/db/client'
import { answer } from '@/lib/http/answer'
import { hideEverywhere } from '@/lib/http/hide-everywhere'
import { findImports } from '@/lib/queries/find-imports'
import { pageHref, readPage } from '@/lib/url/page'

export function GET(request: Request): Promise<Response> {
  return answer(async () => {
    const { value: asked, problems } = readPage(new URL(request.url).searchParams)
    const { page, pages, rows, total } = await findImports(await getArchive(), asked)
    const next = page < pages ? pageHref('/imports.json', { ...asked, page: page + 1 }) : null
    const imports = rows.map((row) => ({ ...row, href: `/imports/${row.id}` }))
    return Response.json(hideEverywhere({ total, page, pages, next, problems, imports }))
  })
}
