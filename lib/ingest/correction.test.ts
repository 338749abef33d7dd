import { expect, test } from 'vitest'
import { type ConditionRow, conditionRows, conditionsInForce } from './condition-row'
import { correctRow, isCorrectableField, tidyValue } from './correction'
import { aRun } from './document.fixture'

const run = aRun([1], {
  kernel: '2.4.10',
  filesystem: 'ext3',
  mountOptions: ['rw', 'noatime'],
  system: { cpu: 'two of them' },
  factors: { 'max-readahead': '511', kupdated: 'stopped' },
  evidence: { kernel: { line: 2, text: '2.4.10', how: 'stated' } },
})
const rows = conditionRows(run)
const row = (all: readonly ConditionRow[], field: string) => all.find((candidate) => candidate.field === field)

test('conditions become rows and conditions again', () => {
  const { toolVersion, label, kernel, filesystem, mountOptions, system, factors } = run
  expect(conditionsInForce(rows)).toEqual({ toolVersion, label, kernel, filesystem, mountOptions, system, factors })
  expect(row(rows, 'kernel')).toMatchObject({ line: 2, text: '2.4.10', how: 'stated', corrected: false })
})

test('a correction keeps what was read, and setting it back takes it back', () => {
  const corrected = correctRow(rows, 'kernel', ' 2.4.10-ac1 ')
  expect(row(corrected, 'kernel')).toMatchObject({ value: '2.4.10-ac1', readValue: '2.4.10', line: 2, corrected: true })
  expect(correctRow(corrected, 'kernel', '2.4.10')).toEqual(rows)
})

test('a person may say that something is not stated', () => {
  const corrected = correctRow(rows, 'filesystem', '')
  expect(row(corrected, 'filesystem')).toMatchObject({ value: null, readValue: 'ext3', corrected: true })
  expect(conditionsInForce(corrected).filesystem).toBeNull()
})

test('what was added goes again without a trace', () => {
  const added = correctRow(rows, 'factors.after', 'reboot')
  expect(row(added, 'factors.after')).toMatchObject({ value: 'reboot', readValue: null, corrected: true })
  expect(correctRow(added, 'factors.after', null)).toEqual(rows)
})

test.each([
  ['mountOptions', ' rw, data=writeback  noatime', 'rw,data=writeback,noatime'],
  ['filesystem', 'XFS', 'xfs'],
  ['label', ' A 2 ', 'A 2'],
  ['kernel', '  ', null],
])('%s %j is kept as %j', (field, value, kept) => {
  expect(tidyValue(field, value)).toBe(kept)
})

test.each(['kernel', 'mountOptions', 'system.cpu', 'factors.max-readahead', 'factors.größe'])(
  '%s can be corrected',
  (field) => {
    expect(isCorrectableField(field)).toBe(true)
  },
)

test.each(['', 'tool', 'factors.', 'system. ', 'factors', 'originalId', `label.x`, `factors.${'x'.repeat(300)}`])(
  '%j cannot',
  (field) => {
    expect(isCorrectableField(field)).toBe(false)
    expect(() => correctRow(rows, field, 'x')).toThrow('cannot be corrected')
  },
)
