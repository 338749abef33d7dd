import { credentialsOf } from '@/lib/access/credentials'
import { isOperator } from '@/lib/access/operator'
import { type Who, whoAsks } from '@/lib/access/who-asks'
import type { Archive } from '@/lib/db/client'
import { HttpError } from './http-error'
import { wrongSecret } from './wrong-secret'

/** Who a request is from, as far as one message is concerned. @throws HttpError 401 where it states a secret that opens nothing */
export async function whoIs(archive: Archive, request: Request, messageId: string): Promise<Who> {
  const credentials = credentialsOf(request.headers)
  const who = await whoAsks(archive, credentials, messageId)
  if (who === 'anyone' && credentials.bearer !== null) throw wrongSecret()
  return who
}

/** @throws HttpError 401, or 403 unless it is whoever holds the message's edit link, or the operator */
export async function requireOwner(
  archive: Archive,
  request: Request,
  messageId: string,
): Promise<Exclude<Who, 'anyone'>> {
  const who = await whoIs(archive, request, messageId)
  if (who !== 'anyone') return who
  throw new HttpError(
    403,
    'not_yours',
    'Only whoever holds the edit link of this message, or the operator, may do this. Nothing was done.',
  )
}

/** @throws HttpError 401, or 403 unless it is the operator */
export function requireOperator(request: Request): void {
  const credentials = credentialsOf(request.headers)
  if (isOperator(credentials)) return
  if (credentials.bearer !== null) throw wrongSecret()
  throw new HttpError(403, 'not_operator', 'Only the operator may do this. Nothing was done.')
}
