import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSearchQuery, type SearchQuery, unknownKeys } from './search-query'

const NOTHING: SearchQuery = { texts: [], runs: [], messageIds: [], times: [] }
const word = (words: string, prefix = false, column: 'subject' | 'author' | null = null) => ({ column, words, prefix })

describe('readSearchQuery', () => {
  it.each<[string, Partial<SearchQuery>]>([
    ['', {}],
    ['delaylog', { texts: [word('delaylog')] }],
    [' log  buffer ', { texts: [word('log'), word('buffer')] }],
    ['"log buffer"', { texts: [word('log buffer')] }],
    ['"log buffer', { texts: [word('log buffer')] }],
    ['throughp*', { texts: [word('throughp', true)] }],
    ['"log buf"*', { texts: [word('log buf', true)] }],
    ['s:raid from:"Ann Poe"', { texts: [word('raid', false, 'subject'), word('Ann Poe', false, 'author')] }],
    ['S:Raid*', { texts: [word('Raid', true, 'subject')] }],
    ['kernel:2.4.1*', { runs: [{ field: 'kernel', value: '2.4.1', prefix: true }] }],
    ['kernel:2.4.10', { runs: [{ field: 'kernel', value: '2.4.10', prefix: false }] }],
    [
      'fs:XFS tool:bonnie++',
      {
        runs: [
          { field: 'filesystem', value: 'xfs', prefix: false },
          { field: 'tool', value: 'bonnie++', prefix: false },
        ],
      },
    ],
    ['mount:"data=writeback"', { runs: [{ field: 'option', value: 'data=writeback', prefix: false }] }],
    ['d:2001', { times: [{ from: 978307200, to: 1009843200 }] }],
    ['<1@example.org>', { messageIds: ['1@example.org'] }],
    ['1@example.org', { messageIds: ['1@example.org'] }],
    ['m:<1.example>', { messageIds: ['1.example'] }],
    ['http://example.org', { texts: [word('http://example.org')] }],
    ['data:x', { texts: [word('data:x')] }],
    ['AND OR NOT NEAR', { texts: ['AND', 'OR', 'NOT', 'NEAR'].map((each) => word(each)) }],
  ])('reads %s', (typed, value) => {
    expect(readSearchQuery(typed)).toEqual({ value: { ...NOTHING, ...value }, problems: [] })
  })

  it.each([
    ['++', '++ holds no letter and no digit to look for.'],
    ['*', '* says nothing to look for.'],
    ['""', '"" says nothing to look for.'],
    ['"', '" says nothing to look for.'],
    ['s:', 's: says nothing to look for.'],
    ['fs:""', 'fs:"" says nothing to look for.'],
    ['kernel:2.*.1', 'kernel:2.*.1 has a star elsewhere than at its end.'],
    ['d:lately', 'd:lately is no range of days: 2001, 2001-09, 2001-09-14, 2001..2003, 2001-09.. or ..2003-02.'],
  ])('leaves out %s with a word', (typed, words) => {
    const read = readSearchQuery(`${typed === '"' ? '' : 'xfs '}${typed}`)
    expect(read.problems.map((problem) => problem.words)).toEqual([words])
    expect(read.value).toEqual(typed === '"' ? NOTHING : { ...NOTHING, texts: [word('xfs')] })
  })

  it('takes sixteen parts', () => {
    const read = readSearchQuery('a '.repeat(20))
    expect(read.value.texts).toHaveLength(16)
    expect(read.problems.map(({ words }) => words)).toEqual(['a and what follows: 16 parts at most.'])
  })

  it('reads whatever is typed, every part once', () => {
    const typed = fc.string({
      unit: fc.constantFrom('a', ':', '"', '*', ' ', 's', 'd', '<', '@', '.', '-', '(', 'é', '\u{10ffff}'),
    })
    fc.assert(
      fc.property(typed, (text) => {
        const { value, problems } = readSearchQuery(text)
        const parts = value.texts.length + value.runs.length + value.messageIds.length + value.times.length
        expect(parts + problems.length > 0).toBe(text.trim() !== '')
      }),
    )
  })
})

describe('unknownKeys', () => {
  it.each([
    ['bad:x', ['bad:']],
    ['xfs Colour:red fs:xfs', ['Colour:']],
    ['http://a.example', ['http:']],
    ['"bad:x" data=writeback 2.4:1 throughput: s:raid m:<a@b>', []],
    ['', []],
  ])('of %s', (typed, expected) => expect(unknownKeys(typed).map(({ value }) => value)).toEqual(expected))
})
