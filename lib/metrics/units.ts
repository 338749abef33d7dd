/**
 * Conversion for drawing only: what was printed is kept as printed. K, M and G that count 1024 are KiB, MiB, GiB; those
 * that count 1000 are kB, MB, GB.
 */
const DIMENSIONS: readonly Readonly<Record<string, number>>[] = [
  {
    'B/s': 1,
    'kB/s': 1e3,
    'MB/s': 1e6,
    'GB/s': 1e9,
    'KiB/s': 2 ** 10,
    'MiB/s': 2 ** 20,
    'GiB/s': 2 ** 30,
    'Mbit/s': 1e6 / 8,
  },
  { ns: 1e-9, us: 1e-6, ms: 1e-3, s: 1 },
  { iops: 1, kiops: 1e3, Miops: 1e6 },
  { 'ops/s': 1, 'kops/s': 1e3, 'Mops/s': 1e6 },
  { 'jobs/s': 1, 'jobs/min': 1 / 60 },
]

/** `value` in another unit of the same dimension; null where the units have none in common, or one is not known. */
export function convert(value: number, from: string | null, to: string | null): number | null {
  if (from === to) return value
  if (from === null || to === null) return null
  for (const dimension of DIMENSIONS) {
    const [a, b] = [dimension[from], dimension[to]]
    if (a !== undefined && b !== undefined) return (value * a) / b
  }
  return null
}

const UNITS = DIMENSIONS.flatMap((dimension) => Object.keys(dimension)).sort((a, b) => b.length - a.length)
const ENDS_IN_UNIT = new RegExp(`[\\d.]\\s*(?:${UNITS.join('|')})$`, 'i')

/** Some tools and people print the unit with the figure: "8508KiB/s", "1m7.309s". It is not said once more. `unit`: null where there is none. */
export const withUnit = (text: string, unit: string | null): string =>
  unit === null || ENDS_IN_UNIT.test(text) ? text : `${text} ${unit}`

const SIZE = /^(\d+(?:\.\d+)?)\s*(bytes?|[kmgtp]?i?b?|megabytes?|megs?|gigabytes?|gigs?|kilobytes?)$/i
const POWERS: Readonly<Record<string, number>> = { k: 1, m: 2, g: 3, t: 4, p: 5 }

/**
 * Bytes of a size as a tool or a person writes it: `3100M`, `8G`, `4000 MB`, `8192 megs`, `16 kB`, `4096`. All of these
 * tools count 1024, and so does what is said of memory. null: not a size.
 */
export function parseSize(text: string): number | null {
  const parts = SIZE.exec(text.trim())
  if (!parts) return null
  const power = POWERS[(parts[2] ?? '').charAt(0).toLowerCase()] ?? 0
  return Number(parts[1]) * 1024 ** power
}
