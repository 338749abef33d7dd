import type { Archive } from '@/lib/db/client'
import { hideEverywhere } from '@/lib/http/hide-everywhere'
import { hiddenMail } from '@/lib/mail/hidden-mail'
import { getThread } from '@/lib/queries/messages/get-thread'
import { readMailNamed } from '@/lib/queries/messages/read-mail-named'
import { toEntry } from './mbox-entry'

/** The mails of the thread that a message stands in, as far as the archive holds them, in the order of its outline: an mbox, mail by mail, addresses hidden. */
export async function* threadMbox(archive: Archive, messageId: string): AsyncGenerator<Buffer, undefined> {
  const thread = await getThread(archive, messageId)
  const names = thread.length === 0 ? [messageId] : thread.flatMap((mail) => (mail.id === null ? [] : [mail.messageId]))
  for (const name of names) {
    const mail = await readMailNamed(archive, name)
    if (mail !== null) yield toEntry({ ...hideEverywhere(mail), raw: hiddenMail(mail) }).bytes
  }
}
