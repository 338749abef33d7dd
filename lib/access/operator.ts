import { createHmac } from 'node:crypto'
import type { Credentials } from './credentials'
import { OPERATOR_COOKIE } from './credentials'
import { isSame } from './token'

type Environment = Readonly<Record<string, string | undefined>>

/** A shorter secret could be guessed. Characters. */
export const TOKEN_AT_LEAST = 16

/** The operator's secret; null: none is set, and nobody is operator. */
export function adminToken(environment: Environment = process.env): string | null {
  const token = environment.IOLORE_ADMIN_TOKEN ?? ''
  return token.length < TOKEN_AT_LEAST ? null : token
}

/** What the operator's cookie holds: it follows from the secret, does not tell it, and ends with it. */
export const operatorSession = (token: string): string =>
  createHmac('sha256', token).update('iolore operator session').digest('base64url')

export const isAdminToken = (stated: string, environment: Environment = process.env): boolean => {
  const token = adminToken(environment)
  return token !== null && isSame(stated, token)
}

export function isOperator({ bearer, cookie }: Credentials, environment: Environment = process.env): boolean {
  const token = adminToken(environment)
  if (token === null) return false
  if (bearer !== null && isSame(bearer, token)) return true
  const session = cookie(OPERATOR_COOKIE)
  return session !== null && isSame(session, operatorSession(token))
}
