/** Longest paste in bytes, unless IOLORE_MAX_PASTE says otherwise. */
export const DEFAULT_MAX_PASTE = 20_000_000

/** All files of one import in the browser together, in bytes, unless IOLORE_MAX_IMPORT says otherwise. */
export const DEFAULT_MAX_IMPORT = 2_000_000_000

type Environment = Readonly<Record<string, string | undefined>>

const bytesOr = (stated: string | undefined, otherwise: number): number => {
  const bytes = Number(stated)
  return Number.isSafeInteger(bytes) && bytes > 0 ? bytes : otherwise
}

/** @returns bytes */
export const maxPaste = (env: Environment = process.env): number => bytesOr(env.IOLORE_MAX_PASTE, DEFAULT_MAX_PASTE)

/** @returns bytes */
export const maxImport = (env: Environment = process.env): number => bytesOr(env.IOLORE_MAX_IMPORT, DEFAULT_MAX_IMPORT)

/** Bytes for people, in units of 1000: `21.4 MB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`
  const [amount, unit] =
    bytes < 999_500 ? [bytes / 1000, 'kB'] : bytes < 999_500_000 ? [bytes / 1e6, 'MB'] : [bytes / 1e9, 'GB']
  return `${amount < 99.95 ? amount.toFixed(1).replace(/\.0$/, '') : amount.toFixed(0)} ${unit}`
}
