import type { Archive } from '@/lib/db/client'
import { HttpError } from '@/lib/http/http-error'
import { getMessage, type MessageDetail } from '@/lib/queries/messages/get-message'

/** A message by the ten characters of its address. @throws HttpError 404 where there is none, 410 where it was taken back */
export async function findMessage(archive: Archive, id: string): Promise<MessageDetail> {
  const message = await getMessage(archive, id)
  if (message !== null) return message
  if ((await archive.tombstone.count({ where: { id } })) > 0)
    throw new HttpError(410, 'removed', 'This message was taken back: of it only its Message-ID is kept.')
  throw new HttpError(404, 'no_such_message', 'No message has this address.')
}
