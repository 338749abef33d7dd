import { expect, test } from 'vitest'
import { runRow } from './run-row.fixture'
import { whatDiffers } from './what-differs'

test.each([
  ['', []],
  ['', [{}]],
  ['they do not differ in any column: repeats of one another', [{}, {}]],
  ['they differ only in mount options', [{ mountOptions: 'rw,noatime' }, { mountOptions: 'rw,noatime,delaylog' }]],
  ['they differ only in kernel', [{ kernel: '2.4.8' }, { kernel: '2.4.10' }, { kernel: '2.4.8' }]],
  ['they differ in filesystem and mount options', [{ filesystem: 'ext2' }, { filesystem: 'ext3', mountOptions: 'ro' }]],
  ['they differ only in machine', [{}, { messageId: 'm2' }]],
  ['of several benchmarks: those of the first are compared', [{ tool: 'dbench' }, {}]],
])('%s', (words, rows) => {
  expect(whatDiffers(rows.map(runRow))).toBe(words)
})
