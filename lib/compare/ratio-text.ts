/** `×0.44`: two decimals, ×10 and over one, under ×0.1 three; `isBaseline`: `×1`. null: no ratio. */
export function ratioText(ratio: number | null, isBaseline = false): string | null {
  if (isBaseline) return '×1'
  return ratio === null ? null : `×${ratioNumber(ratio)}`
}

/** The same without its sign, for tables in plain text and intervals. */
export function ratioNumber(ratio: number): string {
  // 9.996 must not become 10.00
  if (ratio >= 9.995) return ratio.toFixed(1)
  return ratio.toFixed(ratio < 0.0995 ? 3 : 2)
}
