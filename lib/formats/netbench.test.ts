import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readLines } from '@/lib/mail/read-lines'
import { isBlock } from './format'
import { netbench } from './netbench'

/** Each run as its tool, label and figures: `netbench EXT2: peak_throughput 773 Mbit/s 44`. */
function read(text: string, at = 0): string[] | null {
  const lines = readLines(text)
  const found = netbench.signature.test(lines[at]?.text ?? '') ? netbench.read(lines, at) : null
  if (found === null || !isBlock(found)) return null
  return found.runs.map(
    ({ tool, printed, measurements }) =>
      `${tool} ${printed[0]?.value ?? ''}: ${measurements
        .map(({ metric, value, unit, params }) => `${metric} ${value} ${unit} ${params.clients}`)
        .join(', ')}`,
  )
}

describe('a list', () => {
  test.each([
    ['one line', 'EXT2 773 Mbps @ 44 clients', ['netbench EXT2: throughput 773 Mbit/s 44']],
    [
      'aligned, with blank lines and list marks',
      '- EXT2:\t  773.5 Mbps @ 44 clients\n\n- 2.4.7 ext3 = 1,660 Mbit/s @ 8 engines (warm)',
      ['netbench EXT2: throughput 773.5 Mbit/s 44', 'netbench 2.4.7 ext3: throughput 1660 Mbit/s 8'],
    ],
    ['a list without labels', '773 Mbps @ 44 clients', ['netbench : throughput 773 Mbit/s 44']],
  ])('%s', (_, text, runs) => {
    expect(read(text)).toEqual(runs)
  })

  test('under a title that says peak', () => {
    expect(read('Peak results:\n\nXFS 661 Mbps @ 44 clients', 2)).toEqual([
      'netbench XFS: peak_throughput 661 Mbit/s 44',
    ])
    expect(read('No one could peak higher than we did.\na\nb\nc\nXFS 661 Mbps @ 44 clients', 4)).toEqual([
      'netbench XFS: throughput 661 Mbit/s 44',
    ])
  })

  test('of another benchmark, where the mail names it', () => {
    expect(read('dbench:\next3 66.1 MB/sec @ 16 clients', 1)).toEqual(['dbench ext3: throughput 66.1 MB/s 16'])
    expect(read('ext3 66.1 MB/sec @ 16 clients')).toBeNull()
  })

  test('knows the place of each figure', () => {
    const found = netbench.read(readLines('x\n> EXT2  773 Mbps @ 44 clients'), 1)
    const run = found && isBlock(found) ? found.runs[0] : undefined
    expect(run?.lines).toEqual([2, 2])
    expect(run?.measurements[0]).toMatchObject({ line: 2, column: 9, text: '773' })
    expect(run?.printed[0]?.evidence).toEqual({ line: 2, text: 'EXT2', how: 'stated' })
  })
})

describe('a matrix', () => {
  const matrix =
    '\t\t[UP]\t[2P]\t[4P]\n\t08\t149\n\t16\t227\t236\t260\n# Eng\t20\t193\t272\t317\tMbps\n\t28\t\t285\t396*\n\t*Still looking'

  test.each([
    ['with tabs', matrix],
    ['quoted', matrix.replace(/^/gm, '> ')],
    ['with blanks for tabs', matrix.split('\n').map(expand).join('\n')],
  ])('%s: each column is a run, holes stay holes', (_, text) => {
    expect(read(text)).toEqual([
      'netbench UP: throughput 149 Mbit/s 8, throughput 227 Mbit/s 16, throughput 193 Mbit/s 20',
      'netbench 2P: throughput 236 Mbit/s 16, throughput 272 Mbit/s 20, throughput 285 Mbit/s 28',
      'netbench 4P: throughput 260 Mbit/s 16, throughput 317 Mbit/s 20, throughput 396 Mbit/s 28',
    ])
  })

  test.each([
    ['no unit', '\t\t[UP]\t[2P]\n\t08\t149\n\t12\t199'],
    ['one row', '\t\t[UP]\t[2P]\n\t08\t149\t150\tMbps'],
    ['a reference under a paragraph', '  [1] http://example.org\n  [2] http://example.org'],
    ['words for figures', '\t\t[UP]\n\t08\tfast\tMbps\n\t12\tslow'],
  ])('not with %s', (_, text) => {
    expect(read(text)).toBeNull()
  })
})

test.each([
  'it only got 532 Mbps @ 28 clients',
  'We have seen 532 Mbps @ 28 clients here.',
  'EXT2 ~773 Mbps @ 44 clients',
  'CPU: 2 GHz @ 8 threads',
  'EXT2 773 Mbps @ 44 clients and more',
  'Intel Xeon @ 2.83 clients',
  'ann@44 clients',
])('does not read %j', (text) => {
  expect(read(text)).toBeNull()
})

test('never throws', () => {
  const piece = fc.constantFrom(
    'EXT2 773 Mbps @ 44 clients',
    '\t\t[UP]\t[2P]',
    '\t08\t149\tMbps',
    '\t12\t\t9*',
    '',
    '> ',
    '@ 4 clients',
  )
  const text = fc.oneof(
    fc.string(),
    fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('\n')),
  )
  fc.assert(
    fc.property(text, (input) => {
      const lines = readLines(input)
      return lines.every((_, at) => {
        const found = netbench.read(lines, at)
        return found === null || (found.last >= at && found.last < lines.length)
      })
    }),
  )
}, 30_000)

/** The line as a terminal shows it: a tab goes to the next eighth column. */
function expand(line: string): string {
  return [...line].reduce(
    (shown, c) => (c === '\t' ? shown.padEnd(shown.length + 8 - (shown.length % 8)) : shown + c),
    '',
  )
}
