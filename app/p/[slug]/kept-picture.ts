import { originOf } from '@/app/compare/forms'
import type { Pictured } from '@/app/picture/picture-svg'
import { changedWords } from '@/lib/compare/changed-words'
import { answer } from '@/lib/http/answer'
import { findKept, type KeptRequest } from './find-kept'

type Form = (pictured: Pictured, name: string) => Promise<Response>

/** A kept comparison as a picture, with a word where the archive says otherwise today. */
export function keptPicture(
  request: Request,
  { params }: KeptRequest,
  form: Form,
  shape: Pictured['shape'] = 'whole',
): Promise<Response> {
  return answer(async () => {
    const kept = await findKept((await params).slug)
    const address = `${originOf(request.headers)}/p/${kept.slug}`
    return form({ comparison: kept.snapshot, address, changed: changedWords(kept), ...(shape && { shape }) }, kept.slug)
  })
}
