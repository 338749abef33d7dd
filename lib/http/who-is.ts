import { credentialsOf } from '@/lib/access/credentials'
import { type Who, whoAsks } from '@/lib/access/who-asks'
import type { Archive } from '@/lib/db/client'
import { HttpError } from './http-error'

/** Who a request is from, as far as one message is concerned. */
export const whoIs = (archive: Archive, request: Request, messageId: string): Promise<Who> =>
  whoAsks(archive, credentialsOf(request.headers), messageId)

/** @throws HttpError 403 unless it is whoever holds the message's edit link, or the operator */
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
