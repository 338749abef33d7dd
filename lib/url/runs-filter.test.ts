import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_RUNS } from './question'
import { ALL_RUNS, ROWS, type RunsFilter, readRunsFilter, runsHref, SORTS } from './runs-filter'

describe('readRunsFilter', () => {
  it.each<[string, Partial<RunsFilter>]>([
    ['', {}],
    ['tool=tiobench&fs=ext3', { tool: 'tiobench', filesystem: 'ext3' }],
    ['option=-&year=-', { option: '-', year: '-' }],
    ['factor=max-readahead:511', { factor: 'max-readahead:511' }],
    ['sort=kernel&dir=asc&page=3&rows=50', { sort: 'kernel', dir: 'asc', page: 3, rows: 50 }],
    ['q=&tool=&fs=', {}],
  ])('reads %s', (query, value) => {
    expect(readRunsFilter(new URLSearchParams(query))).toEqual({ value: { ...ALL_RUNS, ...value }, problems: [] })
  })

  it.each([
    ['sort=speed', 'sort=speed is not a column. Sorted by date instead.'],
    ['dir=up', 'dir=up is not asc or desc. Sorted downwards.'],
    ['page=0', 'page=0 is not a page. The first is shown.'],
    ['page=1e9', 'page=1e9 is not a page. The first is shown.'],
    ['rows=7', 'rows=7 is not one of 25, 50, 100, 500. 25 rows are shown.'],
    ['year=200', 'year=200 is not a year. All years are shown.'],
    [`q=${'9'.repeat(400)}`, `q=${'9'.repeat(39)}… cannot be searched for. All runs are shown.`],
    [`kernel=${'9'.repeat(400)}`, `kernel=${'9'.repeat(39)}… is no value. All runs are shown.`],
  ])('leaves out %s with a word', (query, words) => {
    const read = readRunsFilter(new URLSearchParams(query))
    expect(read.value).toEqual(ALL_RUNS)
    expect(read.problems.map((problem) => problem.words)).toEqual([words])
  })

  it('says nothing of keys that are not its own', () => {
    expect(readRunsFilter({ utm: 'x', theme: 'dark' }).problems).toEqual([])
  })
})

describe('columns, sort and selection', () => {
  it.each([
    ['columns=date,kernel', ['date', 'kernel']],
    ['columns=date&columns=kernel', ['date', 'kernel']],
    ['tool=dbench&columns=metric.throughput,line', ['metric.throughput', 'line']],
  ])('%s', (query, columns) => {
    expect(readRunsFilter(new URLSearchParams(query))).toMatchObject({ value: { columns }, problems: [] })
  })

  it.each([
    ['columns=date,speed', 'columns=date,speed is no list of columns. The usual ones are shown.'],
    ['columns=metric.throughput', 'columns=metric.throughput needs a benchmark. It is left out.'],
    ['sort=metric.throughput', 'sort=metric.throughput needs a benchmark. Sorted by date instead.'],
    ['selected=1,x', 'selected=1,x is no list of runs. None is selected.'],
  ])('leaves out %s with a word', (query, words) => {
    const { value, problems } = readRunsFilter(new URLSearchParams(query))
    expect(value).toEqual(ALL_RUNS)
    expect(problems.map((problem) => problem.words)).toEqual([words])
  })

  it('stands in the address shortly', () => {
    expect(runsHref({ columns: ['date', 'metric.x'], selected: [3, 1] })).toBe(
      '/runs?columns=date,metric.x&selected=3,1',
    )
  })

  it('keeps as many runs as can be compared', () => {
    const ids = Array.from({ length: MAX_RUNS + 5 }, (_, at) => at + 1)
    expect(readRunsFilter({ selected: ids.join() }).value.selected).toEqual(ids.slice(0, MAX_RUNS))
  })
})

describe('runsHref', () => {
  it('leaves defaults out', () => {
    expect(runsHref({})).toBe('/runs')
    expect(runsHref({ ...ALL_RUNS, filesystem: 'xfs', page: 1 }, '/runs.csv')).toBe('/runs.csv?fs=xfs')
  })

  it('is read back as the same filter', () => {
    const text = fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }).filter((s) => !/\p{Cc}/u.test(s))
    const filter = fc.record<RunsFilter>({
      q: fc.option(text),
      tool: fc.option(text),
      version: fc.option(text),
      series: fc.option(text),
      raid: fc.option(text),
      scheduler: fc.option(text),
      poster: fc.option(text),
      list: fc.option(text),
      filesystem: fc.option(text),
      kernel: fc.option(text),
      option: fc.option(text),
      factor: fc.option(text),
      year: fc.option(fc.constantFrom('-', '1999', '2024')),
      finding: fc.option(text),
      message: fc.option(text),
      machine: fc.option(text),
      sort: fc.constantFrom(...SORTS),
      columns: fc.option(fc.uniqueArray(fc.constantFrom(...SORTS), { minLength: 1 })),
      selected: fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), { maxLength: MAX_RUNS }),
      dir: fc.constantFrom('asc', 'desc'),
      page: fc.integer({ min: 1, max: 99_999 }),
      rows: fc.constantFrom(...ROWS),
    })
    fc.assert(
      fc.property(filter, (value) => {
        const { searchParams } = new URL(runsHref(value), 'http://example.org')
        const read = readRunsFilter(searchParams)
        expect(read.value).toEqual(value)
        // What is looked for may have parts that mean nothing.
        expect(read.problems.filter(({ key }) => key !== 'q')).toEqual([])
      }),
    )
  })
})
