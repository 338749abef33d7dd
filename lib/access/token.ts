import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** A secret of 128 bits that nobody guesses, for an address: 22 characters of A-Z a-z 0-9 - _. */
export const newToken = (): string => randomBytes(16).toString('base64url')

/** What is kept of a secret. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Compares without telling by its time how much was right. */
export function isSame(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => createHash('sha256').update(text).digest())
  return left !== undefined && right !== undefined && timingSafeEqual(left, right)
}
