import { importStatus } from '@/app/imports/import-status'
import { type Archive, getArchive } from '@/lib/db/client'
import { answerForm } from '@/lib/http/answer'
import { HttpError } from '@/lib/http/http-error'
import { seeOther, wantsPage } from '@/lib/http/page-answer'
import { requireSameOrigin } from '@/lib/http/same-origin'

/** A button of an import's page, for whom `admits` lets in. It is answered with that page, a program with what became of the import. */
export function actOnImport(
  request: Request,
  params: Promise<{ readonly id: string }>,
  admits: (archive: Archive, id: string) => Promise<void> | void,
  act: (archive: Archive, id: string) => Promise<unknown> | unknown,
): Promise<Response> {
  return answerForm(request, async () => {
    requireSameOrigin(request)
    const archive = await getArchive()
    const { id } = await params
    await admits(archive, id)
    if ((await importStatus(archive, id)) === null)
      throw new HttpError(404, 'no_such_import', 'No import has this address.')
    await act(archive, id)
    if (wantsPage(request)) return seeOther(`/imports/${id}`)
    return Response.json(await importStatus(archive, id), { headers: { 'Cache-Control': 'no-store' } })
  })
}
