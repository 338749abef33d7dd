/** What may stand in a path as it is (RFC 3986, `pchar`); the rest is escaped, slashes too, as public-inbox does. */
const ESCAPED = /[^\w\-.~!$&'()*+,;=:@]/gu

/** The address of a mail by its own name: `/m/a%2Fb@example.org/`. */
export const messageIdHref = (messageId: string): string => `/m/${messageId.replace(ESCAPED, encodeURIComponent)}/`

/** The Message-ID that a part of a path names; null: a percent sign in it is none. */
export function messageIdOfPath(part: string): string | null {
  try {
    return decodeURIComponent(part).replace(/^<(.*)>$/, '$1')
  } catch {
    return null
  }
}

/** Of a whole path: `/m/a%2Fb@example.org/raw`. */
export const messageIdIn = (path: string): string | null => messageIdOfPath(/^\/m\/([^/]+)/.exec(path)?.[1] ?? '')
