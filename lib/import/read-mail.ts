import type { Head } from '@/lib/mail/headers'
import { readMails } from '@/lib/mail/read-mails'
import { parseResults } from '@/lib/parse'
import { failedReading, type MailReading, withName } from './mail-reading'

/** Reads a mail. Never throws: one that breaks the reader is a line of the report. */
export async function readMail(bytes: Uint8Array): Promise<MailReading> {
  try {
    const mails = await readMails(bytes)
    const document = parseResults(mails)
    if (document === null) return { document, heads: withName(mails.map(headOf)) }
    const messages = document.messages.filter(({ runs }) => runs.length > 0)
    const heads = document.messages.filter(({ runs }) => runs.length === 0).map(headOf)
    return { document: { ...document, messages }, heads: withName(heads) }
  } catch (error) {
    return failedReading(bytes, error)
  }
}

const headOf = ({ messageId, subject, from, date, references }: Head): Head => ({
  ...{ messageId, subject, from, date, references },
})
