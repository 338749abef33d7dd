import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Asked, NOTHING_ASKED, questionHref, readQuestion, unknownInQuestion } from './question'
import { shortenForm } from './shorten-form'

const NOTHING: Asked = {
  tool: null,
  metrics: [],
  by: null,
  hold: [],
  base: null,
  against: 'base',
  values: [],
  equal: [],
  memory: 'marked',
  machines: 'each',
  message: null,
  runs: [],
}

const search = (href: string) => new URL(href, 'http://example.org').searchParams

describe('readQuestion', () => {
  it.each<[string, Partial<Asked>]>([
    ['', {}],
    ['tool=bonnie%2B%2B&by=mountOptions', { tool: 'bonnie++', by: 'mountOptions' }],
    ['metric=seq_read,seq_write,seq_read', { metrics: ['seq_read', 'seq_write'] }],
    ['by=option.noatime', { by: 'option.noatime' }],
    ['by=factors.speedup+patch', { by: 'factors.speedup patch' }],
    [
      'hold=filesystem:xfs&hold=kernel:2.4.8-ac11',
      {
        hold: [
          { field: 'filesystem', value: 'xfs' },
          { field: 'kernel', value: '2.4.8-ac11' },
        ],
      },
    ],
    ['hold=mountOptions', { hold: [{ field: 'mountOptions', value: null }] }],
    ['hold=factors.a%253Ab:1:2', { hold: [{ field: 'factors.a:b', value: '1:2' }] }],
    ['run=3&run=5&run=3', { runs: [3, 5] }],
    ['value=2.4.9&value=2.4.10&value=2.4.9', { values: ['2.4.9', '2.4.10'] }],
    [
      'against=previous&equal=kernel&equal=factors.a,b&memory=out',
      { against: 'previous', equal: ['kernel', 'factors.a,b'], memory: 'out' },
    ],
    ['hold=kernel:2.4.0..2.4.20', { hold: [{ field: 'kernel', value: '2.4.0..2.4.20' }] }],
    ['hold=kernel:..2.4.20&hold=kernel:2.4.0..', { hold: [{ field: 'kernel', value: '2.4.0..2.4.20' }] }],
    ['hold=kernel:2.4.10..&hold=kernel', { hold: [{ field: 'kernel', value: null }] }],
    ['hold=kernel:2.4.0..&hold=kernel:2.4.7', { hold: [{ field: 'kernel', value: '2.4.7' }] }],
    ['hold=option.data:journal&by=message', { hold: [{ field: 'option.data', value: 'journal' }], by: 'message' }],
    // one select of a form chooses between two keys
    ['hold=filesystem:=&equal=kernel', { equal: ['filesystem', 'kernel'] }],
    ['base=%3C', { against: 'previous' }],
    // a GET form sends the fields that were left blank
    ['tool=dbench&metric=&by=&hold=&base=&machines=&msg=', { tool: 'dbench' }],
  ])('reads %s', (query, value) => {
    expect(readQuestion(new URLSearchParams(query))).toEqual({ value: { ...NOTHING, ...value }, problems: [] })
  })

  it.each([
    ['machines=many', 'machines=many is not one of each, ratio, together. Each machine is shown by itself.'],
    ['against=all', 'against=all is not one of base, previous. Every value is set against the baseline.'],
    ['equal=size', 'equal=size is no condition. It need not be equal within a pair.'],
    ['memory=no', 'memory=no is not one of marked, out. Runs that measure memory are marked.'],
    ['by=speed', 'by=speed is nothing that can be varied. Another condition is shown.'],
    ['by=factors.', 'by=factors. is nothing that can be varied. Another condition is shown.'],
    ['metric=a%20b', 'metric=a b is no list of metrics. The first of the benchmark is shown.'],
    ['hold=size:3', 'hold=size:3 is no condition. It is not held.'],
    ['run=0', 'run=0 is no run. It is left out.'],
  ])('leaves out %s with a word', (query, words) => {
    const read = readQuestion(new URLSearchParams(query))
    expect(read.value).toEqual(NOTHING)
    expect(read.problems.map((problem) => problem.words)).toEqual([words])
  })

  it('keeps the good of a repeated key', () => {
    const read = readQuestion({ hold: ['filesystem:xfs', 'nonsense:1'], tool: ['dbench', 'tiobench'] })
    expect(read.value).toEqual({ ...NOTHING, tool: 'dbench', hold: [{ field: 'filesystem', value: 'xfs' }] })
    expect(read.problems).toHaveLength(1)
  })

  it('never throws', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('tool', 'metric', 'by', 'hold', 'run', 'x'), fc.string())),
        (pairs) => {
          readQuestion(new URLSearchParams(pairs))
        },
      ),
    )
  })
})

describe('shortenForm', () => {
  it.each([
    ['tool=dbench&metric=&base=&machines=each', 'tool=dbench'],
    ['hold=filesystem:=&hold=&by=kernel', 'equal=filesystem&by=kernel'],
    ['hold=factors.a%253Ab:=', 'equal=factors.a:b'],
    ['base=%3C', 'against=previous'],
    ['hold=kernel:2.4.0..&by=kernel&hold=kernel:..2.4.20', 'hold=kernel:2.4.0..2.4.20&by=kernel'],
    ['hold=kernel:2.4.7&hold=kernel:2.4.0..', 'hold=kernel:2.4.7'],
    ['hold=kernel:=&hold=kernel:2.4.0..', 'equal=kernel&hold=kernel:2.4.0..'],
  ])('%s is %s', (form, short) => {
    const found = shortenForm(new URLSearchParams(form))
    expect(found.toString()).toBe(new URLSearchParams(short).toString())
    expect(shortenForm(found).toString()).toBe(found.toString())
  })

  it.each([
    '',
    'tool=dbench&show=all',
    'hold=kernel:2.4.0..2.4.20&hold=filesystem:xfs',
    'hold=mountOptions',
    'hold=size:3',
  ])('leaves %s', (query) => {
    expect(shortenForm(new URLSearchParams(query)).toString()).toBe(new URLSearchParams(query).toString())
  })
})

describe('questionHref', () => {
  it('of nothing asked is the page alone', () => {
    expect(NOTHING_ASKED).toEqual(NOTHING)
    expect(questionHref(NOTHING_ASKED)).toBe('/compare')
  })

  it('leaves defaults out', () => {
    expect(questionHref(NOTHING)).toBe('/compare')
    expect(questionHref({ tool: 'tiobench', by: 'kernel', machines: 'each' }, '/compare.csv')).toBe(
      '/compare.csv?tool=tiobench&by=kernel',
    )
  })

  it('is read back as the same question', () => {
    const text = fc
      .string({ minLength: 1, maxLength: 60, unit: 'grapheme' })
      .filter((s) => !/\p{Cc}|^[=<]$|\.\./u.test(s))
    const field = fc.oneof(
      fc.constantFrom('kernel', 'filesystem', 'mountOptions'),
      text.map((key) => `factors.${key}`),
      text.map((key) => `option.${key}`),
    )
    const asked = fc.record<Asked>({
      tool: fc.option(text),
      metrics: fc.uniqueArray(fc.stringMatching(/^[a-z_]{1,12}$/), { maxLength: 4 }),
      by: fc.option(field),
      hold: fc.array(fc.record({ field, value: fc.option(text) }), { maxLength: 4 }),
      base: fc.option(text),
      against: fc.constantFrom('base', 'previous'),
      values: fc.uniqueArray(text, { maxLength: 3 }),
      equal: fc.uniqueArray(field, { maxLength: 3 }),
      memory: fc.constantFrom('marked', 'out'),
      machines: fc.constantFrom('each', 'ratio', 'together'),
      message: fc.option(text),
      runs: fc.uniqueArray(fc.integer({ min: 1, max: 999_999 }), { maxLength: 4 }),
    })
    fc.assert(
      fc.property(asked, (value) => {
        expect(readQuestion(search(questionHref(value)))).toEqual({ value, problems: [] })
      }),
    )
  })
})

describe('unknownInQuestion', () => {
  it('has a word about each key that is none, and none about the others', () => {
    expect(unknownInQuestion(search('/compare.json?bogus=1&tool=dbench&show=all&hold=kernel&Tool=x'))).toEqual([
      { key: 'bogus', value: '1', words: 'bogus is no key of this address.' },
      { key: 'Tool', value: 'x', words: 'Tool is no key of this address.' },
    ])
    expect(unknownInQuestion(search('/compare.json'))).toEqual([])
  })
})
