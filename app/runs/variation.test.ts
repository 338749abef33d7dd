import { expect, test } from 'vitest'
import { runRow } from './run-row.fixture'
import { variation } from './variation'

const above = runRow({ mountOptions: 'rw,noatime', varied: 'max-readahead 511; kupdated stopped' })

test('what the row above says too is faint', () => {
  const row = runRow({ mountOptions: 'rw,noatime', varied: 'max-readahead 511; kupdated stopped; after reboot' })
  expect(variation(row, above)).toEqual([
    { text: 'rw,noatime', ditto: true },
    { text: 'max-readahead 511', ditto: true },
    { text: 'kupdated stopped', ditto: true },
    { text: 'after reboot', ditto: false },
  ])
})

test('options are one thing: one more makes the whole list another', () => {
  expect(variation(runRow({ mountOptions: 'rw,noatime,delaylog' }), above)).toEqual([
    { text: 'rw,noatime,delaylog', ditto: false },
  ])
})

test('the first row of a mail repeats nothing, and a run may state nothing', () => {
  expect(variation(above, null).every(({ ditto }) => !ditto)).toBe(true)
  expect(variation(runRow({}), above)).toEqual([])
})
