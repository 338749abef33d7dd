/** The secrets that a request brings: in its Authorization header or in its cookies. */
export interface Credentials {
  /** of `Authorization: Bearer …`; empty: what stands there can be no secret. null: there is no such header, or of another kind */
  readonly bearer: string | null
  readonly cookie: (name: string) => string | null
}

/** The cookie that holds a message's edit secret, for requests to it alone. */
export const editCookie = (messageId: string): string => `iolore_edit_${messageId}`

/** The cookie that holds the secret of an import, by which who sent it may cancel it. */
export const importCookie = (id: string): string => `iolore_import_${id}`

export const OPERATOR_COOKIE = 'iolore_operator'
export const UPLOADER_COOKIE = 'iolore_uploader'

export function credentialsOf(headers: Headers): Credentials {
  const stated = headers.get('authorization') ?? ''
  const bearer = /^Bearer\b/i.test(stated) ? (/^Bearer +([\w.~+/-]+=*)$/i.exec(stated)?.[1] ?? '') : null
  const cookies = new Map(
    (headers.get('cookie') ?? '').split(/; */).map((pair) => {
      const at = pair.indexOf('=')
      return [pair.slice(0, at), pair.slice(at + 1)] as const
    }),
  )
  return { bearer, cookie: (name) => cookies.get(name) ?? null }
}

/** A year: as long as somebody may come back to a mail. Seconds. */
const EDIT_AGE = 365 * 86_400
/** Half a day of work. Seconds. */
const SESSION_AGE = 12 * 3600

/** A cookie that no script reads and no other site sends. `secure`: the request came over TLS. */
function setCookie(name: string, value: string, age: number, secure: boolean): string {
  return `${name}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`
}

export const setEditCookie = (messageId: string, token: string, secure: boolean): string =>
  setCookie(editCookie(messageId), token, EDIT_AGE, secure)

export const setImportCookie = (id: string, token: string, secure: boolean): string =>
  setCookie(importCookie(id), token, SESSION_AGE, secure)

/** An empty session ends it. */
export const setSessionCookie = (name: string, session: string, secure: boolean): string =>
  setCookie(name, session, session === '' ? 0 : SESSION_AGE, secure)

/** Whether the reader's address began with https, also behind a proxy that says so. */
export const isSecure = (headers: Headers): boolean =>
  headers.get('x-forwarded-proto')?.split(',')[0]?.trim() === 'https'
