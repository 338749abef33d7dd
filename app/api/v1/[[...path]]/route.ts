import { answer } from '@/lib/http/answer'
import { HttpError } from '@/lib/http/http-error'

/** An address that is none is answered in the shape of every error, not with a page. */
function refuse(): Promise<Response> {
  return answer(() => {
    throw new HttpError(404, 'no_such_address', 'The API has no such address. See /api/v1/openapi.json.')
  })
}

export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as POST, refuse as PUT }
