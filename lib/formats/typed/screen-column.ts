import type { Token } from '../tokens'

/** Where a word stands on a screen, from 0, tabs set to eight; `at`: another place of its line, as its end. */
export function screenColumn({ line, start }: Token, at: number = start): number {
  let column = 0
  for (let i = 0; i < at; i++) column += line.text[i] === '\t' ? 8 - (column % 8) : 1
  return column
}
