import { decodeBytes } from './decode-bytes'
import type { Mail } from './line'
import { readLines } from './read-lines'
import { readMime } from './read-mime'
import { type Part, splitMessages } from './split-messages'

/**
 * The messages of an input, in its order: pasted text, a mail with headers, an mbox, a saved archive page. The same
 * message twice is one. Text without any becomes one message; blank text none. Never throws: what is damaged is shown
 * as it stands.
 */
export async function readMails(input: string | Uint8Array): Promise<readonly Mail[]> {
  const text = (typeof input === 'string' ? input : decodeBytes(input)).replace(/^\ufeff/, '')
  if (text.trim() === '') return []
  const mails = new Map<string, Mail>()
  for (const part of splitMessages(text)) {
    const mail = await readPart(part)
    const key = mail.messageId ?? JSON.stringify([mail.subject, mail.from, mail.date, mail.text])
    if (!mails.has(key)) mails.set(key, mail)
  }
  return [...mails.values()]
}

async function readPart({ raw, lines, layout }: Part): Promise<Mail> {
  const { head, body, encoded } = layout.read(lines)
  const decoded = encoded === undefined ? null : await readMime(raw)
  const text = tidy(decoded ?? body.join('\n'))
  return { ...head, text, raw, lines: readLines(text) }
}

/** One kind of line end, and no blank lines at the end. A lone CR (progress lines) ends a line too. */
function tidy(text: string): string {
  return (text.includes('\r') ? text.replace(/\r+\n/g, '\n').replace(/\r/g, '\n') : text).replace(/\n+$/, '')
}
