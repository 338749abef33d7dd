import { originOf } from '@/app/compare/forms'
import { pictureResponse } from '@/app/compare/picture-response'
import { answer } from '@/lib/http/answer'
import { findKept, type KeptRequest } from '../find-kept'

/** The kept comparison as a picture that stands alone. */
export function GET(request: Request, { params }: KeptRequest): Promise<Response> {
  return answer(async () => {
    const { slug, snapshot } = await findKept((await params).slug)
    return pictureResponse(snapshot, `${originOf(request.headers)}/p/${slug}`)
  })
}
