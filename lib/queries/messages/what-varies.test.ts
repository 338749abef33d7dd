import { describe, expect, it } from 'vitest'
import type { Conditions } from '@/lib/model'
import { whatVaries } from './what-varies'

const run = (of: Partial<Conditions>): Conditions => ({
  toolVersion: null,
  label: null,
  kernel: null,
  filesystem: null,
  mountOptions: null,
  system: null,
  factors: {},
  ...of,
})

describe('whatVaries', () => {
  it.each<[string, readonly Conditions[], string | null]>([
    ['one run', [run({ kernel: '2.4.8' })], null],
    ['equal runs', [run({ kernel: '2.4.8' }), run({ kernel: '2.4.8' })], null],
    ['labels alone', [run({ label: 'A1' }), run({ label: 'A2' })], null],
    ['kernels', [run({ kernel: '2.4.8' }), run({ kernel: '2.4.10' })], 'kernel'],
    ['a kernel that one run does not state', [run({ kernel: '2.4.8' }), run({})], null],
    [
      'options in another order',
      [run({ mountOptions: ['rw', 'noatime'] }), run({ mountOptions: ['noatime', 'rw'] })],
      null,
    ],
    ['one option more', [run({ mountOptions: ['rw'] }), run({ mountOptions: ['rw', 'noatime'] })], 'mountOptions'],
    ['a factor that is there or not', [run({}), run({ factors: { kupdated: 'stopped' } })], 'factors.kupdated'],
    [
      'the condition with the most values',
      [
        run({ kernel: 'a', factors: { 'max-readahead': '511' } }),
        run({ kernel: 'b', factors: { 'max-readahead': '31' } }),
        run({ kernel: 'b', factors: { 'max-readahead': '15' } }),
      ],
      'factors.max-readahead',
    ],
    [
      'filesystems before their options',
      [
        run({ filesystem: 'ext2' }),
        run({ filesystem: 'ext3', mountOptions: ['data=writeback'] }),
        run({ filesystem: 'xfs' }),
      ],
      'filesystem',
    ],
  ])('%s', (_, runs, field) => expect(whatVaries(runs)).toBe(field))
})
