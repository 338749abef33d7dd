import type { NameMask } from '@/lib/mail/mask-names'

/** These identify messages and places. */
const KEPT = new Set(['id', 'messageId', 'references', 'href', 'raw'])

/** A value without the masked names in any of its texts; texts keep their length. */
export function maskEverywhere<T>(value: T, mask: NameMask): T
export function maskEverywhere(value: unknown, mask: NameMask): unknown {
  if (mask.isEmpty) return value
  if (typeof value === 'string') return mask.hide(value)
  if (Array.isArray(value)) return value.map((each: unknown) => maskEverywhere(each, mask))
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]: [string, unknown]) => [
      key,
      KEPT.has(key) ? each : maskEverywhere(each, mask),
    ]),
  )
}
