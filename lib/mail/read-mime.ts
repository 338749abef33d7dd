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
    const text = await decode(withTrueHeads(message, null))
    const isDamaged = text?.includes(REPLACEMENT) && !message.includes(REPLACEMENT)
    // What calls itself UTF-8, or nothing, and isn't: every byte means something in windows-1252.
    return isDamaged ? await decode(withTrueHeads(message, 'windows-1252')) : text
  } catch {
    return null
  }
}

const REPLACEMENT = '\ufffd'

async function decode(message: string): Promise<string | null> {
  const mail = await PostalMime.parse(message, LIMITS)
  const body = mail.text ?? (mail.html === undefined ? '' : htmlToText(mail.html))
  if (body.trim() === '' && mail.attachments.length === 0) return null
  return [body, ...mail.attachments.flatMap(attachedText)].join('\n')
}

function attachedText({ filename, mimeType, content }: Attachment): string[] {
  const isText = /^text\/(?!html|calendar)/.test(mimeType) || /\.(?:txt|log|out|csv|patch|diff)$/i.test(filename ?? '')
  if (!isText || typeof content === 'string') return []
  const bytes = new Uint8Array(content)
  return looksBinary(bytes) ? [] : [`-- attachment: ${filename ?? mimeType} --`, decodeBytes(bytes)]
}

/**
 * The message with its parts' heads as they are true of a string: the charset of what is not encoded is UTF-8 (which is
 * what postal-mime gets), that of the rest `charset` where one is given. And format=flowed is taken off, because joining
 * soft-broken lines (RFC 3676) would make one line of a table whose rows end in a blank. Tables that were wrapped are put
 * together by their formats.
 */
function withTrueHeads(message: string, charset: string | null): string {
  const isAscii = !/[^\0-\x7f]/.test(message)
  const lines = message.split('\n')
  let first = 0
  while (first < lines.length) {
    let end = first
    while (end < lines.length && lines[end]?.trim() !== '') end++
    const isEncoded = lines
      .slice(first, end)
      .some((line) => /^content-transfer-encoding:.*(?:quoted|base64)/i.test(line))
    const known = isEncoded ? charset : isAscii ? null : 'utf-8'
    for (let at = first; at < end; at++) lines[at] = withCharset(lines[at] ?? '', known)
    first = end
    while (first < lines.length && !lines[first]?.startsWith('--')) first++
  }
  return lines.join('\n')
}

function withCharset(line: string, charset: string | null): string {
  const fixed = line.replace(/(\bformat=)"?flowed"?/i, '$1fixed')
  if (charset === null) return fixed
  if (/\bcharset=/i.test(fixed)) return fixed.replace(/(\bcharset=)"?[\w.:-]+"?/i, `$1${charset}`)
  return /^content-type:\s*text\/[\w-]+\s*$/i.test(fixed) ? `${fixed}; charset=${charset}` : fixed
}
