import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { readLines } from '@/lib/mail/read-lines'
import type { Measurement } from '../../model'
import { findBlocks } from '../find-blocks'

const fixture = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../fixtures/iozone/${name}.txt`, import.meta.url)), 'utf8')

const figuresOf = (text: string): readonly Measurement[] =>
  findBlocks(readLines(text)).blocks.flatMap(({ runs }) => runs.flatMap(({ measurements }) => measurements))

const keyOf = ({ metric, value, params }: Measurement): string => `${metric} ${value} ${JSON.stringify(params)}`

describe('the table and the Excel part under it', () => {
  const [table = '', excel = ''] = fixture('3.489-table-and-excel').split('Excel output is below:')

  test('say the same of every figure', () => {
    const [a, b] = [figuresOf(table).map(keyOf), figuresOf(excel).map(keyOf)]
    expect(a).toHaveLength(78)
    expect(a.toSorted()).toEqual(b.toSorted())
  })

  test('are one run, each figure with its repeat', () => {
    const all = figuresOf(fixture('3.489-table-and-excel'))
    expect(all).toHaveLength(78)
    expect(all.every(({ text, marks }) => marks.length === 1 && marks[0]?.text === text)).toBe(true)
  })

  test('so in throughput mode, where it repeats what the children moved', () => {
    const all = figuresOf(fixture('3.489-throughput-sweep-excel'))
    expect(all.filter(({ params }) => params.aggregate === 'children').every(({ marks }) => marks.length === 1)).toBe(
      true,
    )
    expect(new Set(all.map(({ params }) => params.threads))).toEqual(new Set([1, 2]))
  })
})

describe('rows with blank cells', () => {
  const head = '              KB  reclen   write rewrite    read    reread    read   write    read  rewrite     read'
  const row = '          409600      64   31782   22524                    816017   10411                  3779260'
  const expected = ['write', 'rewrite', 'random_read', 'random_write', 'stride_read']

  test.each([
    ['as printed', [head, row]],
    ['moved by a quotation', [` ${head}`, row]],
    ['trimmed', [head.trim(), row.trim()]],
  ])('%s', (_, lines) => {
    expect(figuresOf(lines.join('\n')).map(({ metric }) => metric)).toEqual(expected)
  })

  test('collapsed: the command line tells, else they fill from the left', () => {
    const collapsed = [head, row].map((line) => line.trim().replace(/ +/g, ' '))
    expect(
      figuresOf(['iozone -i 0 -i 2 -i 5 -s 400m', '', ...collapsed].join('\n')).map(({ metric }) => metric),
    ).toEqual(expected)
    expect(figuresOf(collapsed.join('\n')).map(({ metric }) => metric)).toEqual([
      'write',
      'rewrite',
      'read',
      'reread',
      'random_read',
    ])
  })
})

describe('what is no result', () => {
  test.each([
    '              KB  reclen   write rewrite    read    reread\nand nothing under it 4 8 15',
    '              KB  reclen   write rewrite    read    reread\n  409600      63   31782   22524',
    '"Writer report"\n"of last year" 12 13',
    'Children see throughput for  4 small children = 12.00 kB/sec',
  ])('%s', (text) => {
    expect(figuresOf(text)).toEqual([])
  })
})
