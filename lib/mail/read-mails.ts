import { decodeBytes } from './decode-bytes'
import { htmlToText } from './html-to-text'
import { skipBlank } from './layouts/layout'
import type { Mail } from './line'
import { isQuotedPrintable, readQuotedPrintable } from './quoted-printable'
import { readLines } from './read-lines'
import { readMime } from './read-mime'
import { type Part, splitMessages } from './split-messages'

/**
 * The messages of an input, in its order: pasted text, a mail with headers, an mbox, a saved archive page (as text or HTML). The same
 * message twice is one. Text without any becomes one message; blank text none. Never throws: what is damaged is shown
 * as it stands.
 */
export async function readMails(input: string | Uint8Array): Promise<readonly Mail[]> {
  const text = (typeof input === 'string' ? input : decodeBytes(input)).replace(/^\ufeff/, '')
  if (text.trim() === '') return []
  if (!HTML.test(text)) return readText(text)
  const mails = await readText(htmlToText(text))
  const [only] = mails
  // Where a page shows one message, that message's own part is the page as it came.
  return mails.length === 1 && only ? [{ ...only, raw: text }] : mails
}

const HTML = /^\s*(?:<\?xml[^>]{0,200}>\s*)?(?:<!--[^>]{0,500}-->\s*)?<(?:!doctype html|html)\b/i

async function readText(text: string): Promise<readonly Mail[]> {
  const mails = new Map<string, Mail>()
  for (const part of splitMessages(text)) {
    const mail = await readPart(part)
    const key = mail.messageId ?? JSON.stringify([mail.subject, mail.from, mail.date, mail.text])
    if (!mails.has(key)) mails.set(key, mail)
  }
  return [...mails.values()]
}

async function readPart({ raw, lines, layout }: Part): Promise<Mail> {
  const { head, body, encoded, stuffed } = layout.read(lines)
  const decoded = encoded
    ? await readMime(lines.slice(skipBlank(lines, 0)).join('\n'))
    : isQuotedPrintable(body)
      ? await readQuotedPrintable(body)
      : null
  const shown = tidy(decoded ?? body.join('\n'))
  const text = stuffed ? shown.replace(/^ /gm, '') : shown
  return { ...head, text, raw, lines: readLines(text) }
}

/** One kind of line end, and no blank lines at the end. A lone CR (progress lines) ends a line too. */
function tidy(text: string): string {
  const fed = text.includes('\r') ? text.replace(/\r+\n/g, '\n').replace(/\r/g, '\n') : text
  let end = fed.length
  while (fed[end - 1] === '\n') end--
  return fed.slice(0, end)
}
