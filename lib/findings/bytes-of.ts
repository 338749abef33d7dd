const POWERS = 'kmgt'

/** The first amount of bytes in the words of a poster, counted in 1024s: "640 MB PC100" → 671088640. null: there is none. */
export function bytesOf(text: string): number | null {
  const match = /(\d+(?:[.,]\d+)?)\s*([kmgt])(?:i?b\b|ib?\b|b\b|\b|eg|ig)/i.exec(text)
  const [, amount = '', prefix = ''] = match ?? []
  const power = POWERS.indexOf(prefix.toLowerCase())
  return match === null || power < 0 ? null : Number(amount.replace(',', '.')) * 1024 ** (power + 1)
}
