import { credentialsOf } from '@/lib/access/credentials'
import { requireUploader } from '@/lib/access/uploads'
import { readAgain } from '@/lib/uploads/run-reader'
import { actOnImport } from '../act-on-import'

/** Goes on with an import that was stopped, for whoever may upload. */
export function POST(request: Request, { params }: RouteContext<'/api/v1/imports/[id]/read'>): Promise<Response> {
  return actOnImport(
    request,
    params,
    () => requireUploader(credentialsOf(request.headers)),
    (_, id) => readAgain(id),
  )
}
