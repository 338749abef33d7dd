import type { Archive } from '@/lib/db/client'
import { maskedRaw } from '@/lib/mask/masked-raw'
import { readMask } from '@/lib/mask/read-mask'

/** What is kept of the mail with a Message-ID. null: the archive does not hold it. */
export async function readMailNamed(archive: Archive, messageId: string) {
  const mail = await archive.message.findUnique({
    where: { key: `mid:${messageId}` },
    select: { id: true, messageId: true, subject: true, author: true, date: true, raw: true, text: true },
  })
  return mail && { ...mail, raw: maskedRaw(mail, await readMask(archive)) }
}

/** The place of a mail with this Message-ID that was taken back. null: none was. */
export const findRemoved = (archive: Archive, messageId: string) =>
  archive.tombstone.findUnique({ where: { key: `mid:${messageId}` }, select: { id: true } })
