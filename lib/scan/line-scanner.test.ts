import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectLinear, filled, hostilePieces } from '@/lib/growth.fixture'
import { LineScanner } from './line-scanner'

const MARKS = /^[> ]*/

/** Whether a line fits one pattern as far as the scanner can tell. */
function fits(pattern: RegExp, line: string | Uint8Array): boolean {
  const bytes = Buffer.from(line)
  return new LineScanner([[pattern]], MARKS).line(bytes, 0, bytes.length) === 1
}

test.each([
  [/b+c/, 'abbc', 'abb'],
  [/^ab/, 'abc', 'cab'],
  [/^ab/, '> > abc', '> > cab'],
  [/(?:^|x)a$/, 'bxa', 'ba'],
  [/a$/, 'ba', 'ab'],
  [/a\s\d{3}b/, 'a\t123b', 'a 12b'],
  [/a.{2,3}b/, 'axxxb', 'axb'],
  [/a[^b-d\]]e/, 'a-e', 'ace'],
  [/[\x41-\x43]\.\//, 'B./', 'Bx/'],
  [/time/i, 'TiMe', 'tine'],
  [/(?<name>a|b)(c)?d/, 'bd', 'cd'],
  [/\d µs/, '5 µs', '5 us'],
  [/\d[±x]\d/, '5±1', '5-1'],
])('%s fits %j and not %j', (pattern, line, other) => {
  expect([fits(pattern, line), fits(pattern, other)]).toEqual([true, false])
})

test('of a byte beyond ASCII it is only known that it is one, whatever the charset', () => {
  expect(fits(/\d µs/, Buffer.from('5 \xb5s', 'latin1'))).toBe(true)
  expect(fits(/\d .s/, '5 µs')).toBe(true)
})

test('what is looked for beside the pattern is left out', () => {
  expect(fits(/(?<!a)b(?!c)\b/, 'abcd')).toBe(true)
})

test('what it cannot read is said at once', () => {
  expect(() => new LineScanner([[/(a)\1/]], MARKS)).toThrow('not read in a pattern: \\1')
})

test('line by line, each with the sets that it fits', () => {
  const scanner = new LineScanner([[/a/], [/b$/, /^c/], [/d/]], MARKS)
  const bytes = Buffer.from('ab\r\nxyz\n\n> cd\nd')
  const found: (readonly [number, number])[] = []
  for (let at = 0; at < bytes.length; at = scanner.end + 1)
    found.push([scanner.line(bytes, at, bytes.length), scanner.end])
  expect(found).toEqual([
    [0b011, 2],
    [0, 3],
    [0, 7],
    [0, 8],
    [0b110, 13],
    [0b100, 15],
  ])
})

test('more states than it keeps are found again', () => {
  const pattern = /a[ab]{11}c/
  const scanner = new LineScanner([[pattern]], MARKS)
  const random = fc.sample(fc.string({ unit: fc.constantFrom('a', 'b', 'b', 'c'), minLength: 200, maxLength: 400 }), {
    numRuns: 300,
    seed: 1,
  })
  const said = random.map((line) => scanner.line(Buffer.from(line), 0, line.length) === 1)
  expect(said).toEqual(random.map((line) => pattern.test(line)))
})

test.each([/^\s*\S.{0,40}?\d[MG](?:\s+[\d.]+){3}\s*$/, /(?:^|\s)kB\s+(?:re|f)?write(?:\s|$)|-{3}|,(?:[\w.]{0,9},){2}/])(
  'fits whatever %s fits',
  (pattern) => {
    const piece = fc.constantFrom('1', '2.5', 'M', 'G', ' ', '\t', 'kB', 'write', 're', '-', ',', 'x', '>', 'µ', '\xa0')
    const scanner = new LineScanner([[pattern]], MARKS)
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const bytes = Buffer.from(pieces.join(''))
        if (pattern.test(pieces.join(''))) expect(scanner.line(bytes, 0, bytes.length)).toBe(1)
      }),
      { seed: 2, numRuns: 3000 },
    )
  },
)

test.each(hostilePieces)('%j over and over takes time in proportion', async (piece) => {
  const scanner = new LineScanner([[/,(?:[\w.:+-]{0,64},){8}/, /^\s*\S.{0,40}?\d[MG](?:\s+[\d.]+){6}\s*$/]], MARKS)
  await expectLinear(
    (length) => filled(piece, length),
    (text) => scanner.line(Buffer.from(text), 0, text.length),
  )
})
