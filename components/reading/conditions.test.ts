import { expect, it } from 'vitest'
import { conditionsOf, conditionValue, headConditions, ownConditions, sharedConditions } from './conditions'
import { aRun, statedIn } from './sample.fixture'

const runA = aRun(1, {
  kernel: '2.4.10',
  mountOptions: ['rw', 'noatime'],
  system: { cpu: 'dual PIII', memory: '2G' },
  factors: { 'max-readahead': '511' },
  evidence: statedIn({ kernel: 12, 'system.cpu': 7, mountOptions: 15 }),
})
const runB = aRun(2, { ...runA, mountOptions: ['rw'], evidence: statedIn({ kernel: 30, 'system.cpu': 7 }) })

it.each([
  ['kernel', '2.4.10'],
  ['filesystem', null],
  ['mountOptions', 'rw,noatime'],
  ['system.cpu', 'dual PIII'],
  ['factors.max-readahead', '511'],
  ['nothing', null],
])('%s of a run', (field, value) => {
  expect(conditionValue(runA, field)).toBe(value)
})

it('lists what is stated, and what a reader expects and nobody states', () => {
  expect(conditionsOf(runA).map((condition) => [condition.field, condition.value])).toEqual([
    ['kernel', '2.4.10'],
    ['filesystem', null],
    ['mountOptions', 'rw,noatime'],
    ['system.cpu', 'dual PIII'],
    ['system.memory', '2G'],
    ['factors.max-readahead', '511'],
  ])
})

it('shares the conditions in which all runs agree, with every line that states them', () => {
  const shared = sharedConditions([runA, runB])
  expect(shared.map((condition) => condition.field)).not.toContain('mountOptions')
  expect(shared.find((condition) => condition.field === 'kernel')?.evidence.map(({ line }) => line)).toEqual([12, 30])
  expect(shared.find((condition) => condition.field === 'system.cpu')?.evidence).toHaveLength(1)
  expect(ownConditions(runB, shared).map((condition) => condition.value)).toEqual(['rw'])
})

it('does not share a value that was corrected in one run only', () => {
  const corrected = aRun(2, { ...runA })
  const shared = sharedConditions([runA, { ...corrected, corrected: { kernel: { read: '2.4.9', value: '2.4.10' } } }])
  expect(shared.map((condition) => condition.field)).not.toContain('kernel')
})

it('offers label, version and lines for correction as they stand in the head, each once', () => {
  const run = aRun(3, { label: 'A1', evidence: statedIn({ label: 5 }) })
  const fields = ['label', 'toolVersion', 'lines']
  const inWords = (of: typeof run) => headConditions(of, fields).map(({ field, value, runs }) => [field, value, runs])
  expect(inWords(run)).toEqual([
    ['label', 'A1', [3]],
    ['toolVersion', run.toolVersion, [3]],
    ['lines', run.lines.join('-'), [3]],
  ])
  const by = { who: 'operator', at: '2026-12-01T00:00:00.000Z', reason: 'a slip' }
  const corrected = { ...run, corrected: { label: { read: 'A', value: 'A1', by } } }
  expect(inWords(corrected).map(([field]) => field)).toEqual(['toolVersion', 'lines'])
  expect(conditionsOf(corrected).find(({ field }) => field === 'label')?.corrected).toEqual({ read: 'A', by })
})
