import PostalMime, { type Attachment } from 'postal-mime'
import { looksBinary } from './binary'
import { decodeBytes } from './decode-bytes'
import { htmlToText } from './html-to-text'

/** More parts or deeper nesting than any mail has; beyond it the body is shown as it stands. */
const LIMITS = { maxNestingDepth: 32, maxRfc822NestingDepth: 4, attachmentEncoding: 'arraybuffer' } as const

/**
 * The text of a MIME message (RFC 2045) as people read it: decoded, HTML as text where there is nothing else, text
 * attachments under a line that names them. null where the structure cannot be read or nothing comes of it.
 *
 * @param message header and body, decoded to characters already: a part that is not encoded has no charset any more
 */
export async function readMime(message: string): Promise<string | null> {
  try {
    const mail = await PostalMime.parse(asUtf8(message), LIMITS)
    const body = mail.text ?? (mail.html === undefined ? '' : htmlToText(mail.html))
    if (body.trim() === '' && mail.attachments.length === 0) return null
    return [body, ...mail.attachments.flatMap(attachedText)].join('\n')
  } catch {
    return null
  }
}

function attachedText({ filename, mimeType, content }: Attachment): string[] {
  const isText = /^text\/(?!html|calendar)/.test(mimeType) || /\.(?:txt|log|out|csv|patch|diff)$/i.test(filename ?? '')
  if (!isText || typeof content === 'string') return []
  const bytes = new Uint8Array(content)
  return looksBinary(bytes) ? [] : [`-- attachment: ${filename ?? mimeType} --`, decodeBytes(bytes)]
}

/**
 * The message with its parts' heads as they are true of a string: the charset of what is not encoded is UTF-8 (which is
 * what postal-mime gets), and format=flowed is taken off, because joining soft-broken lines (RFC 3676) would make one
 * line of a table whose rows end in a blank. Tables that were wrapped are put together by their formats.
 */
function asUtf8(message: string): string {
  const isAscii = !/[^\0-\x7f]/.test(message)
  const lines = message.split('\n')
  let first = 0
  while (first < lines.length) {
    let end = first
    while (end < lines.length && lines[end]?.trim() !== '') end++
    const isEncoded = lines
      .slice(first, end)
      .some((line) => /^content-transfer-encoding:.*(?:quoted|base64)/i.test(line))
    for (let at = first; at < end; at++) {
      const line = lines[at] ?? ''
      lines[at] = isEncoded || isAscii ? deflow(line) : deflow(line).replace(/(\bcharset=)"?[\w.:-]+"?/i, '$1utf-8')
    }
    first = end
    while (first < lines.length && !lines[first]?.startsWith('--')) first++
  }
  return lines.join('\n')
}

const deflow = (line: string) => line.replace(/(\bformat=)"?flowed"?/i, '$1fixed')
