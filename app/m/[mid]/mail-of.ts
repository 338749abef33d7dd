import { getArchive } from '@/lib/db/client'
import { HttpError } from '@/lib/http/http-error'
import { findRemoved, readMailNamed } from '@/lib/queries/messages/read-mail-named'
import { messageIdIn } from '@/lib/url/message-id-href'

/** The mail that a path names by its Message-ID. Throws a HttpError where the archive holds none. */
export async function mailOf(request: Request) {
  const archive = await getArchive()
  const messageId = messageIdIn(new URL(request.url).pathname)
  const mail = messageId === null ? null : await readMailNamed(archive, messageId)
  if (mail !== null && messageId !== null) return { archive, messageId, mail }
  if (messageId !== null && (await findRemoved(archive, messageId)) !== null)
    throw new HttpError(410, 'removed', 'This message was taken back: of it only its Message-ID is kept.')
  throw new HttpError(
    404,
    'no_such_message',
    'No message of this archive has this Message-ID: it keeps mails with results only.',
  )
}
