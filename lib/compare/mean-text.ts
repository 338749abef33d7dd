/** Digits that a printed figure carries: `0.572` three, `153107` six, `+++++` none. */
export function significantDigits(text: string): number {
  return text
    .replace(/[eE].*$/, '')
    .replace(/\D/g, '')
    .replace(/^0+/, '').length
}

/** A mean with as many significant digits as the shortest figure behind it, at most four: 32.3584 and 33.28 give `32.82`. */
export function meanText(mean: number, shortest: number): string {
  const digits = Math.min(4, Math.max(1, shortest))
  if (mean === 0) return '0'
  const magnitude = Math.floor(Math.log10(Math.abs(mean))) + 1
  // Number() takes the exponent off that toPrecision gives to large numbers; decimals are kept, they were earned.
  return magnitude >= digits ? String(Number(mean.toPrecision(digits))) : mean.toPrecision(digits)
}
