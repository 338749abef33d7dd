import { cancelUpload } from '@/lib/uploads/cancel-upload'
import { leaveReading } from '@/lib/uploads/run-reader'
import { actOnImport } from '../act-on-import'

/** Ends an import: what is stored stays. One that has ended already stays as it is. */
export function POST(request: Request, { params }: RouteContext<'/api/imports/[id]/cancel'>): Promise<Response> {
  return actOnImport(request, params, async (archive, id) => {
    if (await cancelUpload(archive, id)) leaveReading(id)
  })
}
