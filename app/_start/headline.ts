import type { Piece } from '@/lib/compare/comparison'

/**
 * A verdict as a headline: its first sentence without what stands in brackets (the figures, which the drawing under it
 * shows) and without the point. "With delaylog, sequential block write fell to ×0.44 of the baseline on system A".
 */
export function headline(verdict: readonly (readonly Piece[])[]): readonly Piece[] {
  let depth = 0
  const pieces = (verdict[0] ?? []).flatMap((piece): readonly Piece[] => {
    if (piece.kind !== 'words') return depth === 0 ? [{ text: piece.text, kind: piece.kind }] : []
    let text = ''
    for (const letter of piece.text) {
      if (letter === '(') depth += 1
      else if (letter === ')') depth = Math.max(0, depth - 1)
      else if (depth === 0) text += letter
    }
    return text === '' ? [] : [{ text, kind: 'words' }]
  })
  return tidy(pieces)
}

/** What a bracket leaves behind: two blanks in a row (also across pieces), a blank before a comma or the end, the point. */
function tidy(pieces: readonly Piece[]): readonly Piece[] {
  const tidied: Piece[] = []
  for (const piece of pieces) {
    const last = tidied.at(-1)
    const after = last === undefined || last.text.endsWith(' ')
    const text = piece.text.replace(/ {2,}/g, ' ').replace(/^ /, after ? '' : ' ')
    if (last !== undefined && /^[,.;]/.test(text)) tidied[tidied.length - 1] = { ...last, text: last.text.trimEnd() }
    if (text !== '') tidied.push({ ...piece, text: text.replace(/ (?=[,.;])/g, '') })
  }
  const end = tidied.at(-1)
  if (end === undefined) return []
  const text = end.text.replace(/[ .]+$/, '')
  return text === '' ? tidied.slice(0, -1) : [...tidied.slice(0, -1), { ...end, text }]
}
