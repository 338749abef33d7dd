import type { Head } from '@/lib/mail/headers'
import { readMails } from '@/lib/mail/read-mails'
import type { Message } from '@/lib/model'
import { parseMails } from '@/lib/parse'
import { failedReading, type MailReading, withName } from './mail-reading'

/** Reads a mail. Never throws: one that breaks the reader is a line of the report. */
export async function readMail(bytes: Uint8Array): Promise<MailReading> {
  try {
    const document = parseMails(await readMails(bytes))
    const messages = document.messages.filter(({ runs }) => runs.length > 0)
    const heads = withName(document.messages.filter(({ runs }) => runs.length === 0).map(headOf))
    return { document: messages.length === 0 ? null : { ...document, messages }, heads }
  } catch (error) {
    return failedReading(bytes, error)
  }
}

const headOf = ({ messageId, subject, from, date, references }: Message): Head => ({
  ...{ messageId, subject, from, date, references },
})
