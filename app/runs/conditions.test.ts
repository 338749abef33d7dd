import { expect, test } from 'vitest'
import { ALL_RUNS } from '@/lib/url/runs-filter'
import { conditionsOf } from './conditions'

test('no condition', () => {
  expect(conditionsOf(ALL_RUNS, [])).toEqual([])
})

test('each says its name and value, and leads to the rest', () => {
  const filter = { ...ALL_RUNS, tool: 'tiobench', filesystem: 'ext3', page: 3 }
  expect(conditionsOf(filter, [])).toEqual([
    { key: 'tool', name: 'benchmark', value: 'tiobench', mail: false, without: '/runs?fs=ext3' },
    { key: 'filesystem', name: 'filesystem', value: 'ext3', mail: true, without: '/runs?tool=tiobench' },
  ])
})

test('a value is called as its facet calls it', () => {
  const value = { value: 'kupdated:stopped', label: 'kupdated stopped', mail: true, runs: 10, chosen: true }
  const facet = { key: 'factor', title: 'Varied', values: [value], total: 1 } as const
  expect(conditionsOf({ ...ALL_RUNS, factor: 'kupdated:stopped' }, [facet])[0]?.value).toBe('kupdated stopped')
})

test('what is not stated is no quotation', () => {
  expect(conditionsOf({ ...ALL_RUNS, kernel: '-' }, [])[0]).toMatchObject({ value: 'not stated', mail: false })
})
