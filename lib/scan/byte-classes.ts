import type { ByteSet, Pattern } from './read-pattern'

/** Bytes that no pattern tells apart, put together. */
export interface ByteClasses {
  /** for each of the 256 bytes its class */
  readonly classOf: Uint8Array
  /** one byte of each class */
  readonly bytes: readonly number[]
}

/** What mail has most of comes first: what is looked up for it then lies close together in memory. */
const BY_FREQUENCY = [
  ...new Set([
    ...Buffer.from(' etaoinsrhldcumpfgybwvk-.,>_=:+0123456789/()\t'),
    ...Array.from({ length: 256 }, (_, byte) => byte),
  ]),
]

export function classesOf(patterns: readonly Pattern[]): ByteClasses {
  const different = [...new Set(patterns.flatMap(byteSetsIn))]
  const classOf = new Uint8Array(256)
  const bytes: number[] = []
  const numbers = new Map<string, number>()
  for (const byte of BY_FREQUENCY) {
    const key = different.map((set) => (set[byte] === true ? '1' : '0')).join('')
    const number = numbers.get(key) ?? bytes.push(byte) - 1
    numbers.set(key, number)
    classOf[byte] = number
  }
  return { classOf, bytes }
}

function byteSetsIn(pattern: Pattern): readonly ByteSet[] {
  if (pattern.kind === 'byte') return [pattern.fits]
  if (pattern.kind === 'repeat') return byteSetsIn(pattern.of)
  return pattern.kind === 'sequence' || pattern.kind === 'choice' ? pattern.of.flatMap(byteSetsIn) : []
}
