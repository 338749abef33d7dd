import { describe, expect, test } from 'vitest'
import type { TextTerm } from '@/lib/url/search-query'
import { markTerms, snippetOf, type TextPart } from './snippet'

const term = (words: string, prefix = false): TextTerm => ({ column: null, words, prefix })
const marked = (parts: readonly TextPart[]) => parts.map(({ text, found }) => (found ? `[${text}]` : text)).join('')

test.each([
  ['ext3 on Ext3', [term('ext3')], '[ext3] on [Ext3]'],
  ['data=writeback, data = writeback', [term('data=writeback')], '[data=writeback], [data = writeback]'],
  ['2.4.10-pre2 and 2.4.1', [term('2.4.1', true)], '[2.4.10]-pre2 and [2.4.1]'],
  ['2.4.10-pre2 and 2.4.1', [term('2.4.1')], '2.4.10-pre2 and [2.4.1]'],
  ['Zoë Poe', [term('zoe')], '[Zoë] Poe'],
  ['throughput', [term('through')], 'throughput'],
  ['throughput', [term('through', true)], '[throughput]'],
  ['log log buffer', [term('log buffer'), term('log')], '[log] [log buffer]'],
  ['nothing', [term('else')], 'nothing'],
  ['', [term('else')], ''],
])('%s', (text, terms, expected) => {
  expect(marked(markTerms(text, terms))).toBe(expected)
})

describe('snippetOf', () => {
  const filler = 'lorem ipsum dolor\n'.repeat(40)

  test('is the stretch in which most terms stand, on one line', () => {
    const text = `${filler}xfs alone\n${filler}> > on xfs   with\n> > delaylog it is\n${filler}`
    const snippet = marked(snippetOf(text, [term('xfs'), term('delaylog')]))
    expect(snippet).toContain('on [xfs] with [delaylog] it is')
    expect(snippet).toMatch(/^… .* …$/)
    expect(snippet.length).toBeLessThan(260)
  })

  test('a short text is shown whole', () => {
    expect(marked(snippetOf('on xfs', [term('xfs')]))).toBe('on [xfs]')
  })

  test('is empty where none of the terms stands', () => {
    expect(snippetOf(filler, [term('xfs')])).toEqual([])
    expect(snippetOf('', [term('xfs')])).toEqual([])
  })

  test('a word longer than a snippet is found all the same', () => {
    const long = `${'x'.repeat(500)}`
    expect(snippetOf(`${filler}${long} end`, [term(long)]).length).toBeGreaterThan(0)
  })
})
