/** Longest paste in bytes, unless IOLORE_MAX_PASTE says otherwise. */
export const DEFAULT_MAX_PASTE = 20_000_000

/** @returns bytes */
export function maxPaste(env: Readonly<Record<string, string | undefined>> = process.env): number {
  const stated = Number(env.IOLORE_MAX_PASTE)
  return Number.isSafeInteger(stated) && stated > 0 ? stated : DEFAULT_MAX_PASTE
}

/** Bytes for people, in units of 1000: `21.4 MB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`
  const [amount, unit] = bytes < 999_500 ? [bytes / 1000, 'kB'] : [bytes / 1e6, 'MB']
  return `${amount < 99.95 ? amount.toFixed(1).replace(/\.0$/, '') : amount.toFixed(0)} ${unit}`
}
