import type { PassedHead } from '@/lib/ingest/store-heads'
import type { Head } from '@/lib/mail/headers'
import { readHeadOf } from '@/lib/mail/read-head-of'
import type { Document, Message } from '@/lib/model'
import { parseMails } from '@/lib/parse'
import { messageIdIn } from './message-id-in'
import { readIfPromising } from './read-if-promising'

/** What one mail of an archive came to, or why nothing was read of it. */
export type MailReading =
  | {
      /** the messages with a result alone; null: none */
      readonly document: Document | null
      /** of the messages without one */
      readonly heads: readonly PassedHead[]
    }
  | { readonly failed: string; readonly messageId: string | null }

/** Reads a mail if it can hold a result. Never throws: a mail that breaks the reader is a line of the report. */
export async function readMail(bytes: Uint8Array): Promise<MailReading> {
  try {
    const mails = await readIfPromising(bytes)
    if (mails === null) return { document: null, heads: [readHeadOf(bytes)].filter(hasName) }
    const document = parseMails(mails)
    const messages = document.messages.filter(({ runs }) => runs.length > 0)
    const heads = document.messages.filter(({ runs }) => runs.length === 0).map(headOf)
    return { document: messages.length === 0 ? null : { ...document, messages }, heads: heads.filter(hasName) }
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error), messageId: messageIdIn(bytes) }
  }
}

const hasName = (head: Head): head is PassedHead => head.messageId !== null

const headOf = ({ messageId, subject, from, date, references }: Message): Head => ({
  ...{ messageId, subject, from, date, references },
})
