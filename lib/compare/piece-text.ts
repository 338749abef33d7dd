import type { Piece } from './comparison'

/** A sentence without its marks, for titles and plain text. */
export const pieceText = (pieces: readonly Piece[]): string => pieces.map((piece) => piece.text).join('')
