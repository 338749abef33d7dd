import { credentialsOf } from '@/lib/access/credentials'
import { mayCancel } from '@/lib/access/may-cancel'
import { requireUploader } from '@/lib/access/uploads'
import type { Archive } from '@/lib/db/client'
import { HttpError } from '@/lib/http/http-error'
import { wrongSecret } from '@/lib/http/wrong-secret'
import { cancelUpload } from '@/lib/uploads/cancel-upload'
import { leaveReading } from '@/lib/uploads/run-reader'
import { findImport } from '../../../find-import'
import { actOnImport } from '../act-on-import'

/** Ends an import, for who sent it and the operator: what is stored stays. One that has ended already stays as it is. */
export function POST(request: Request, { params }: RouteContext<'/api/v1/imports/[id]/cancel'>): Promise<Response> {
  return actOnImport(
    request,
    params,
    (archive, id) => requireSender(archive, request, id),
    async (archive, id) => {
      if (await cancelUpload(archive, id)) leaveReading(id)
    },
  )
}

/** Its own secret is enough, also where uploads want another one. @throws HttpError */
async function requireSender(archive: Archive, request: Request, id: string): Promise<void> {
  const credentials = credentialsOf(request.headers)
  if (await mayCancel(archive, credentials, id)) return
  requireUploader(credentials)
  await findImport(archive, id)
  if (credentials.bearer !== null) throw wrongSecret()
  throw new HttpError(403, 'not_yours', 'Only who sent these files, or the operator, may cancel. Nothing was done.')
}
