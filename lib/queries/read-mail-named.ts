import type { Archive } from '@/lib/db/client'

/** What is kept of the mail with a Message-ID. null: the archive does not hold it. */
export const readMailNamed = (archive: Archive, messageId: string) =>
  archive.message.findUnique({
    where: { key: `mid:${messageId}` },
    select: { id: true, messageId: true, subject: true, author: true, date: true, raw: true, text: true },
  })

/** The place of a mail with this Message-ID that was taken back. null: none was. */
export const findRemoved = (archive: Archive, messageId: string) =>
  archive.tombstone.findUnique({ where: { key: `mid:${messageId}` }, select: { id: true } })
