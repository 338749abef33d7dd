import { type Head, NO_HEAD, readHead, readHeaders } from '../headers'
import { type Layout, skipBlank } from './layout'

/** The line that an mbox puts before every message: `From ann@example.org Thu Aug 30 10:00:00 2001` */
export const isFromLine = (line: string | undefined) => line?.startsWith('From ') === true

/** Headers that an archive shows carry its links; such a page is not the mail itself. */
export const isShown = (fields: ReadonlyMap<string, string>): boolean =>
  ['date', 'message-id', 'from'].some((name) =>
    /\[thread overview\]$|\(raw\)$|\(permalink \/ raw\)$/.test(fields.get(name) ?? ''),
  )

const headersAt = (lines: readonly string[]) => {
  const first = skipBlank(lines, 0)
  const headers = readHeaders(lines, isFromLine(lines[first]) ? first + 1 : first)
  return headers === null || isShown(headers.fields) ? null : headers
}

/** What its own headers say of a mail, without the rest of it; nothing where it has none. */
export function headIn(lines: readonly string[]): Head {
  const headers = headersAt(lines)
  return headers === null ? NO_HEAD : readHead(headers.fields)
}

/** One mail with its headers (RFC 5322), as a mail program saves it. Mails that it forwards stay in it. */
export const withHeaders: Layout = {
  name: 'mail with headers',
  split: (lines) => (headersAt(lines) === null ? null : [{ first: 0, end: lines.length }]),
  read(lines) {
    const headers = headersAt(lines)
    const fields = headers?.fields ?? new Map<string, string>()
    return {
      head: readHead(fields),
      body: lines.slice(headers?.end ?? 0),
      encoded: isEncoded(fields),
      stuffed: /\bformat="?flowed/i.test(fields.get('content-type') ?? ''),
    }
  },
}

/** Whether the body has to go through MIME: it is encoded, in parts, HTML, or in a charset that shifts within 7 bits. */
function isEncoded(fields: ReadonlyMap<string, string>): boolean {
  const type = fields.get('content-type') ?? ''
  return (
    /quoted-printable|base64/i.test(fields.get('content-transfer-encoding') ?? '') ||
    /^\s*(?:multipart|message)\/|^\s*text\/html|charset="?(?:iso-2022|hz-|utf-7)/i.test(type)
  )
}
