/** Characters from the decimal point on, the point included: `21.83` 3, `8` 0; null for what is no number. */
function tail(text: string): number | null {
  if (!/^[-+]?[\d.]+$/.test(text)) return null
  const point = text.indexOf('.')
  return point < 0 ? 0 : text.length - point
}

/**
 * Classes that bring the decimal points of a column into one line: a cell is padded by the characters it has fewer
 * (`.p1` to `.p5`). Further apart than five characters, the column is left as it is.
 */
export function alignDecimals(texts: readonly string[]): readonly string[] {
  const tails = texts.map(tail)
  const most = Math.max(0, ...tails.map((one) => one ?? 0))
  return tails.map((one) => {
    const short = one === null ? 0 : most - one
    return short > 0 && short <= 5 ? ` p${short}` : ''
  })
}

/** Numbers of one column with as many decimals as the one that has most: 70 beside 55.8 was printed `70.0`. */
export function evenDecimals(values: readonly (number | null)[]): readonly string[] {
  const most = Math.max(0, ...values.map((value) => (value === null ? 0 : Math.max(0, (tail(String(value)) ?? 0) - 1))))
  return values.map((value) => (value === null ? '' : value.toFixed(Math.min(most, 6))))
}
