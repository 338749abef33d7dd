import type { NameMask } from '@/lib/mail/mask-names'

/** These identify messages and places. */
const KEPT = new Set(['id', 'messageId', 'references', 'href', 'raw'])

/** What is varied is called as its poster calls it: its name, as evidence and corrections have it. */
const FACTOR = 'factors.'

/** A field without the masked names: only those of factors are a poster's words. */
export const maskField = (field: string, mask: NameMask): string =>
  field.startsWith(FACTOR) ? FACTOR + mask.hide(field.slice(FACTOR.length)) : field

/** Values by the names of factors, without the masked names in them. Two that are alike without them stay two. */
function maskFactors(factors: object, mask: NameMask): object {
  const masked = new Map<string, unknown>()
  for (const [name, value] of Object.entries(factors)) {
    let hidden = mask.hide(name)
    while (masked.has(hidden)) hidden += '·'
    masked.set(hidden, maskEverywhere(value, mask))
  }
  return Object.fromEntries(masked)
}

/** A value without the masked names in any of its texts; texts keep their length. */
export function maskEverywhere<T>(value: T, mask: NameMask): T
export function maskEverywhere(value: unknown, mask: NameMask): unknown {
  if (mask.isEmpty) return value
  if (typeof value === 'string') return mask.hide(value)
  if (Array.isArray(value)) return value.map((each: unknown) => maskEverywhere(each, mask))
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]: [string, unknown]) => [
      maskField(key, mask),
      KEPT.has(key)
        ? each
        : key === 'factors' && typeof each === 'object' && each !== null && !Array.isArray(each)
          ? maskFactors(each, mask)
          : maskEverywhere(each, mask),
    ]),
  )
}
