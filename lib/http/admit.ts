import { credentialsOf } from '@/lib/access/credentials'
import { isOperator } from '@/lib/access/operator'
import { addressOf, countUpload, isWrongUploader, requireUploader } from '@/lib/access/uploads'
import { wrongSecret } from './wrong-secret'

/** Lets an upload in and counts it. @throws HttpError 401, 403, 429: who may not add to the archive, or not any more today */
export function admit(request: Request): void {
  const credentials = credentialsOf(request.headers)
  requireUploader(credentials)
  if (isWrongUploader(credentials)) throw wrongSecret()
  if (!isOperator(credentials)) countUpload(addressOf(request.headers), new Date())
}
