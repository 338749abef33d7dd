import type { Document } from '@/lib/model'
import { parse } from '@/lib/parse'
import { mayHoldResult } from './may-hold-result'

/** What one mail of an archive came to: what was read of it (messages with a result alone), or why nothing was. */
export type MailReading =
  | { readonly document: Document }
  | { readonly failed: string; readonly messageId: string | null }

/** Reads a mail if it can hold a result. Never throws: a mail that breaks the reader is a line of the report. */
export async function readMail(bytes: Uint8Array): Promise<MailReading | null> {
  try {
    if (!(await mayHoldResult(bytes))) return null
    const document = await parse(bytes)
    const messages = document.messages.filter(({ runs }) => runs.length > 0)
    return messages.length === 0 ? null : { document: { ...document, messages } }
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error), messageId: messageIdIn(bytes) }
  }
}

/** For the report, where the mail itself could not be read. */
export function messageIdIn(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, 65536)).toString('latin1')
  return /^message-id:\s*<?([^<>\s]{1,250})/im.exec(head)?.[1] ?? null
}
