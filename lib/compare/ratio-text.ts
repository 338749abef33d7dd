/** `×0.44`: two decimals, ×10 and over one, under ×0.1 three; `isBaseline`: `×1`. null: no ratio. */
export function ratioText(_ratio: number | null, _isBaseline = false): string | null {
  throw new Error('not written yet')
}
