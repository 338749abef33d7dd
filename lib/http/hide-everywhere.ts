import { hideAddresses } from '@/lib/mail/hide-addresses'

/** These identify messages and places; they look like addresses at most. */
const KEPT = new Set(['id', 'messageId', 'href'])

/** A value with nobody's address in any of its texts, for everything that leaves the archive. */
export function hideEverywhere<T>(value: T): T
export function hideEverywhere(value: unknown): unknown {
  if (typeof value === 'string') return value.includes('@') || value.includes(' at ') ? hideAddresses(value) : value
  if (Array.isArray(value)) return value.map((each: unknown) => hideEverywhere(each))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]: [string, unknown]) => [key, KEPT.has(key) ? each : hideEverywhere(each)]),
  )
}
