import { credentialsOf } from '@/lib/access/credentials'
import { mayCancel } from '@/lib/access/may-cancel'
import { HttpError } from '@/lib/http/http-error'
import { cancelUpload } from '@/lib/uploads/cancel-upload'
import { leaveReading } from '@/lib/uploads/run-reader'
import { actOnImport } from '../act-on-import'

/** Ends an import, for who sent it and the operator: what is stored stays. One that has ended already stays as it is. */
export function POST(request: Request, { params }: RouteContext<'/api/imports/[id]/cancel'>): Promise<Response> {
  return actOnImport(request, params, async (archive, id) => {
    if (!(await mayCancel(archive, credentialsOf(request.headers), id)))
      throw new HttpError(403, 'not_yours', 'Only who sent these files, or the operator, may cancel. Nothing was done.')
    if (await cancelUpload(archive, id)) leaveReading(id)
  })
}
