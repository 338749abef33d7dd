import { readAgain } from '@/lib/uploads/run-reader'
import { actOnImport } from '../act-on-import'

/** Goes on with an import that was stopped. */
export function POST(request: Request, { params }: RouteContext<'/api/imports/[id]/read'>): Promise<Response> {
  return actOnImport(request, params, (_, id) => readAgain(id))
}
