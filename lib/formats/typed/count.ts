/** `82k`, `1.65M`, `105.49M`, `5,100`: a count, its suffix a thousand or a million. null: something else. */
export function countOf(text: string): number | null {
  const [, digits = '', suffix = ''] = /^(\d[\d,]*(?:\.\d+)?|\.\d+)([kKMG]?)$/.exec(text) ?? []
  if (digits === '') return null
  const value = Number(digits.replaceAll(',', '')) * (SCALES[suffix.toLowerCase()] ?? 1)
  return Number.isFinite(value) ? Number(value.toPrecision(12)) : null
}

const SCALES: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, g: 1e9 }
