import type { PassedHead } from '@/lib/ingest/store-heads'
import type { Head } from '@/lib/mail/headers'
import type { Document } from '@/lib/model'
import { messageIdIn } from './message-id-in'

/** What one mail of an archive came to, or why nothing was read of it. */
export type MailReading =
  | {
      /** the messages with a result alone; null: none */
      readonly document: Document | null
      /** of the messages without one */
      readonly heads: readonly PassedHead[]
    }
  | { readonly failed: string; readonly messageId: string | null }

/** Of heads those that a mail can answer. */
export const withName = (heads: readonly Head[]): readonly PassedHead[] =>
  heads.filter((head): head is PassedHead => head.messageId !== null)

/** A mail that broke what read it is a line of the report. */
export const failedReading = (mail: Uint8Array, error: unknown): MailReading => ({
  failed: error instanceof Error ? error.message : String(error),
  messageId: messageIdIn(mail),
})
