import { expect, test } from 'vitest'
import { looksBinary } from './binary'

const bytes = (...values: number[]) => new Uint8Array(values)
const ascii = (text: string) => new TextEncoder().encode(text)

test.each([
  ['an image', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49)],
  ['a compressed file', bytes(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 1, 2, 4, 5, 6)],
  ['a pasted image', '\ufffdPNG\r\n\u001a\n\0\0\0\rIHDR'],
])('%s is binary', (_, input) => {
  expect(looksBinary(input)).toBe(true)
})

test.each([
  ['nothing', ''],
  ['text', 'Throughput 22.4 MB/sec\t8 procs\r\n'],
  ['latin-1', bytes(...ascii('Gr'), 0xfc, 0xdf, ...ascii('e aus K'), 0xf6, ...ascii('ln\n'))],
  ['escape sequences', '\u001b[1mbold\u001b[0m and \b\b progress'],
  ['one stray NUL in a mail', `${'Throughput 22.4 MB/sec\n'.repeat(20)}\0`],
  ['UTF-16 with its mark', bytes(0xff, 0xfe, 0x41, 0, 0x42, 0, 0x43, 0)],
])('%s is text', (_, input) => {
  expect(looksBinary(input)).toBe(false)
})
