/** A figure as the archive keeps it. */
export interface StoredFigure {
  readonly metric: string
  /** JSON */
  readonly params: string
  readonly status: string
  readonly value: number | null
  readonly text: string
  readonly line: number
}

export interface ChangedFigure {
  readonly original: StoredFigure
  readonly quoted: StoredFigure
}

/** Fewer printed digits than this may well agree by chance. */
export const MINIMUM_DIGITS = 8

/**
 * Where a quotation differs from what it quotes: the same figures at the same places, at least three quarters of them equal and the
 * others but for a digit or two. null: it is not that run, or the same to the last digit.
 */
export function changedFigures(
  quotation: readonly StoredFigure[],
  original: readonly StoredFigure[],
): readonly ChangedFigure[] | null {
  if (quotation.length !== original.length) return null
  const places = byPlace(original)
  const pairs = [...byPlace(quotation)].map(([place, quoted]) => ({ original: places.get(place), quoted }))
  const changed: ChangedFigure[] = []
  let digits = 0
  for (const { original, quoted } of pairs) {
    if (original === undefined || original.status !== quoted.status) return null
    if (original.value === quoted.value) digits += original.text.replace(/\D/g, '').length
    else if (isSlip(String(original.value), String(quoted.value))) changed.push({ original, quoted })
    else return null
  }
  return changed.length > 0 && 4 * changed.length <= pairs.length && digits >= MINIMUM_DIGITS ? changed : null
}

/** By metric, settings, and how many there were of these before. */
function byPlace(figures: readonly StoredFigure[]): ReadonlyMap<string, StoredFigure> {
  const counts = new Map<string, number>()
  return new Map(
    figures.map((figure) => {
      const settings = Object.entries(JSON.parse(figure.params) as Record<string, unknown>).sort()
      const kind = JSON.stringify([figure.metric, settings])
      const nth = counts.get(kind) ?? 0
      counts.set(kind, nth + 1)
      return [`${kind} ${nth}`, figure]
    }),
  )
}

/** One or two digits others, two changed places, one too many or too few: `67526` as `67256`, `5.995` as `5.95`. */
function isSlip(a: string, b: string): boolean {
  if (a.length === b.length) return [...a].filter((char, at) => char !== b[at]).length <= 2
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  if (long.length - short.length > 1) return false
  let same = 0
  while (same < short.length && short[same] === long[same]) same++
  return short.slice(same) === long.slice(same + 1)
}
