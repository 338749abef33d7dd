import { createHmac } from 'node:crypto'
import { HttpError } from '@/lib/http/http-error'
import { type Credentials, UPLOADER_COOKIE } from './credentials'
import { isOperator, TOKEN_AT_LEAST } from './operator'
import { isSame } from './token'

type Environment = Readonly<Record<string, string | undefined>>

/** Who may add to the archive through the web: anybody within limits, whoever has the token, nobody (only the command line). */
export type UploadMode = 'open' | 'token' | 'off'

/** @throws Error where IOLORE_UPLOADS is none of the three: an archive must not stand open by a slip of the pen */
export function uploadMode(environment: Environment = process.env): UploadMode {
  const stated = environment.IOLORE_UPLOADS || 'open'
  if (stated === 'open' || stated === 'token' || stated === 'off') return stated
  throw new Error(`IOLORE_UPLOADS=${stated} is not one of open, token, off.`)
}

/** Uploads that one address may send on one day, unless IOLORE_UPLOADS_A_DAY says otherwise. */
const A_DAY = 500

export function uploadsADay(environment: Environment = process.env): number {
  const stated = Number(environment.IOLORE_UPLOADS_A_DAY)
  return Number.isSafeInteger(stated) && stated > 0 ? stated : A_DAY
}

function uploadToken(environment: Environment): string | null {
  const token = environment.IOLORE_UPLOAD_TOKEN ?? ''
  return token.length < TOKEN_AT_LEAST ? null : token
}

/** What the cookie of somebody with the upload token holds. */
export const uploaderSession = (token: string): string =>
  createHmac('sha256', token).update('iolore uploader session').digest('base64url')

/** The session that a stated token opens; null: it is not the upload token. */
export function openUploads(stated: string, environment: Environment = process.env): string | null {
  const token = uploadToken(environment)
  return token !== null && isSame(stated, token) ? uploaderSession(token) : null
}

/** Whether a request may add to the archive at all. */
export function mayUpload(credentials: Credentials, environment: Environment = process.env): boolean {
  const mode = uploadMode(environment)
  if (mode === 'open' || isOperator(credentials, environment)) return true
  const token = uploadToken(environment)
  if (mode === 'off' || token === null) return false
  if (credentials.bearer !== null && isSame(credentials.bearer, token)) return true
  const session = credentials.cookie(UPLOADER_COOKIE)
  return session !== null && isSame(session, uploaderSession(token))
}

/** Whether a request states a secret that is neither the operator's nor that for uploads. */
export function isWrongUploader({ bearer, cookie }: Credentials, environment: Environment = process.env): boolean {
  if (bearer === null || isOperator({ bearer, cookie }, environment)) return false
  const token = uploadToken(environment)
  return token === null || !isSame(bearer, token)
}

/** @throws HttpError 403 where uploads are off, 401 where they want a token */
export function requireUploader(credentials: Credentials, environment: Environment = process.env): void {
  if (mayUpload(credentials, environment)) return
  if (uploadMode(environment) === 'off')
    throw new HttpError(403, 'uploads_off', 'This archive takes no uploads through the web. Nothing was stored.')
  throw new HttpError(401, 'upload_token', 'This archive takes uploads with its token only. Nothing was stored.', {
    'WWW-Authenticate': 'Bearer realm="uploads"',
  })
}

/** Uploads of one day by address; forgotten when the day ends or the server is started anew. */
const today = { day: '', sent: new Map<string, number>() }

/** The address that a request came from: the one that the last proxy before this server saw. */
export const addressOf = (headers: Headers): string => headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? ''

/** How many uploads an address has left today. */
export function uploadsLeft(address: string, now: Date, environment: Environment = process.env): number {
  startDay(now)
  return Math.max(0, uploadsADay(environment) - (today.sent.get(address) ?? 0))
}

/** Counts one. @throws HttpError 429 where none is left */
export function countUpload(address: string, now: Date, environment: Environment = process.env): void {
  if (uploadsLeft(address, now, environment) === 0)
    throw new HttpError(
      429,
      'too_many_uploads',
      `${uploadsADay(environment)} uploads a day are taken from one address. Nothing was stored; come back tomorrow (UTC).`,
      { 'Retry-After': String(86_400 - Math.floor((now.getTime() / 1000) % 86_400)) },
    )
  today.sent.set(address, (today.sent.get(address) ?? 0) + 1)
}

function startDay(now: Date): void {
  const day = now.toISOString().slice(0, 10)
  if (day === today.day) return
  today.day = day
  today.sent.clear()
}
