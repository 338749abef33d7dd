import { answer } from '@/lib/http/answer'
import { plainTextResponse } from '@/lib/http/plain-text'
import { hiddenMail } from '@/lib/mail/hidden-mail'
import { mailOf } from '../mail-of'

/** The mail as it came, addresses hidden. */
export function GET(request: Request): Promise<Response> {
  return answer(async () => plainTextResponse(hiddenMail((await mailOf(request)).mail)))
}
