import { describe, expect, it } from 'vitest'
import { readAllFields, readFields } from './read-fields'

const form = (fields: Readonly<Record<string, string>>): FormData => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}
const read = (fields: Readonly<Record<string, string>>) => readFields(form(fields), (part) => part)

describe('readFields', () => {
  it.each([
    [
      'a new value',
      { field: 'kernel', read: '2.4.9', value: ' 2.4.10 ', runs: '1,2' },
      { runs: [1, 2], field: 'kernel', value: '2.4.10' },
    ],
    [
      'an emptied one',
      { field: 'kernel', read: '2.4.9', value: '', runs: '1' },
      { runs: [1], field: 'kernel', value: null },
    ],
    [
      'an added factor',
      { field: 'factors.', name: 'kupdated', value: 'stopped', runs: '3' },
      { runs: [3], field: 'factors.kupdated', value: 'stopped' },
    ],
  ])('takes %s', (_, fields, expected) => {
    expect(read(fields)).toEqual(expected)
  })
  it.each([
    ['what was left as it was', { field: 'kernel', read: '2.4.9', value: '2.4.9', runs: '1' }],
    ['an addition that was not filled in', { field: 'factors.', name: '', value: '', runs: '1' }],
    ['no fields at all', {}],
  ])('does not take %s', (_, fields) => {
    expect(read(fields)).toBeNull()
  })
  it('asks for the name of a value', () => {
    expect(() => read({ field: 'factors.', name: ' ', value: 'stopped', runs: '1' })).toThrow('Name what was varied')
  })
})

it('reads a whole page of conditions', () => {
  const fields = {
    text: 'the mail',
    'c.0.0.field': 'kernel',
    'c.0.0.read': '2.4.9',
    'c.0.0.value': '2.4.9',
    'c.0.0.runs': '1',
    'c.1.4.field': 'filesystem',
    'c.1.4.read': '',
    'c.1.4.value': 'ext3',
    'c.1.4.runs': '1,2',
  }
  expect(readAllFields(form(fields))).toEqual([
    { message: 1, run: 1, field: 'filesystem', value: 'ext3' },
    { message: 1, run: 2, field: 'filesystem', value: 'ext3' },
  ])
})
