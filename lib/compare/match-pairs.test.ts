import { describe, expect, it } from 'vitest'
import { aPairCell, aQuestion } from './cell.fixture'
import { matchPairs } from './match-pairs'
import type { PairCell } from './pair-cell'

const question = aQuestion('kernel')

const said = (cells: readonly PairCell[], of = question, base: string | null = '2.4.9') => {
  const { pairs, gaps } = matchPairs(of, base, cells)
  return {
    pairs: pairs.map(({ base: from, other, ratio, alsoDiffersIn }) => [
      from.value,
      other.value,
      Number(ratio.toFixed(4)),
      ...alsoDiffersIn,
    ]),
    gaps: Object.fromEntries(gaps),
  }
}

const old = (values: readonly number[], of: Partial<PairCell> = {}) => aPairCell('2.4.9', values, of)
const young = (values: readonly number[], of: Partial<PairCell> = {}) => aPairCell('2.4.10', values, of)
const xfs = { conditions: { filesystem: 'xfs' } }
const ext3 = { conditions: { filesystem: 'ext3' } }

describe('matchPairs', () => {
  it.each<[string, readonly PairCell[], readonly (readonly unknown[])[]]>([
    ['one pair', [old([10]), young([20])], [['2.4.9', '2.4.10', 2]]],
    ['means on the log scale', [old([4, 9]), young([6, 24])], [['2.4.9', '2.4.10', 2]]],
    [
      'each setting with its own',
      [old([1], xfs), young([3], ext3), young([2], xfs), old([1.5], ext3)],
      [
        ['2.4.9', '2.4.10', 2],
        ['2.4.9', '2.4.10', 2],
      ],
    ],
    ['what differs besides is said', [old([1], xfs), young([2], ext3)], [['2.4.9', '2.4.10', 2, 'filesystem']]],
    [
      'only the exact one where there is one',
      [old([1], xfs), young([2], xfs), young([5], ext3)],
      [['2.4.9', '2.4.10', 2]],
    ],
    [
      'of several the one that differs least',
      [
        old([1], { conditions: { filesystem: 'xfs', 'factors.patch': 'a' } }),
        old([4], { conditions: { filesystem: 'xfs' } }),
        young([8], { conditions: { filesystem: 'ext3' } }),
      ],
      [['2.4.9', '2.4.10', 2, 'filesystem']],
    ],
    [
      'another amount is said, another block size is another measurement',
      [
        old([1], { params: { fileSize: '1G', blockSize: '4k' } }),
        young([2], { params: { fileSize: '2G', blockSize: '4k' } }),
        young([9], { params: { fileSize: '1G', blockSize: '8k' } }),
      ],
      [['2.4.9', '2.4.10', 2, 'params.fileSize']],
    ],
    [
      'place by place',
      [1, 8].flatMap((place) => [
        old([place], { sweep: 'threads', place }),
        young([2 * place], { sweep: 'threads', place }),
      ]),
      [
        ['2.4.9', '2.4.10', 2],
        ['2.4.9', '2.4.10', 2],
      ],
    ],
    ['not across machines', [old([1]), young([2], { machine: 'b' })], []],
    ['not across posters', [old([1]), young([2], { poster: 'Q' })], []],
    [
      'a later mail of one poster on one machine',
      [old([1]), young([2], { messageId: 'n' })],
      [['2.4.9', '2.4.10', 2, 'message']],
    ],
    [
      'in the unit of the baseline',
      [old([1], { unit: 'MiB/s' }), young([2048], { unit: 'KiB/s' })],
      [['2.4.9', '2.4.10', 2]],
    ],
  ])('%s', (_, cells, pairs) => expect(said(cells)).toEqual({ pairs, gaps: {} }))

  it.each<[string, readonly PairCell[], Record<string, number>]>([
    ['too fast', [old([1]), young([], { status: 'too_fast' })], { 'too-fast': 1 }],
    ['not run', [old([], { status: 'not_run' }), young([1])], { 'not-run': 1 }],
    ['a zero', [old([0]), young([1])], { zero: 1 }],
    ['unlike units', [old([1], { unit: 'jobs/min' }), young([1], { unit: 'MB/s' })], { 'unlike-units': 1 }],
  ])('leaves out %s', (_, cells, gaps) => expect(said(cells)).toEqual({ pairs: [], gaps }))

  it('takes a measured repeat rather than one that was too fast', () =>
    expect(said([old([], { status: 'too_fast' }), old([1]), young([2])])).toEqual({
      pairs: [['2.4.9', '2.4.10', 2]],
      gaps: {},
    }))

  it('counts a run that equals another once', () =>
    expect(said([old([1]), young([2]), young([2], { counted: false, ...xfs })])).toEqual({
      pairs: [['2.4.9', '2.4.10', 2]],
      gaps: { 'equal-runs': 1 },
    }))

  it('leaves out a pair that differs in what must be equal', () =>
    expect(said([old([1], xfs), young([2], ext3)], { ...question, equal: ['filesystem'] })).toEqual({
      pairs: [],
      gaps: { 'must-be-equal': 1 },
    }))

  it('sets every value against the one before it', () => {
    const cells = [old([10]), aPairCell('2.4.10-pre2', [20]), young([30]), aPairCell('2.4.11', [60])]
    expect(said(cells, { ...question, against: 'previous' }).pairs).toEqual([
      ['2.4.9', '2.4.10-pre2', 2],
      ['2.4.10-pre2', '2.4.10', 1.5],
      ['2.4.10', '2.4.11', 2],
    ])
  })

  it('goes further back where the one before was not measured so', () => {
    const cells = [old([10], xfs), aPairCell('2.4.10-pre2', [20], ext3), young([30], xfs)]
    expect(said(cells, { ...question, against: 'previous' }).pairs).toContainEqual(['2.4.9', '2.4.10', 3])
  })

  it('says the mount options that come with another filesystem, and pairs all the same', () => {
    const cells = [
      aPairCell('ext3', [1], { conditions: { mountOptions: 'data=writeback', kernel: '2.4' } }),
      aPairCell('xfs', [2], { conditions: { kernel: '2.4' } }),
      aPairCell('jfs', [3], { conditions: { kernel: '2.4' } }),
    ]
    expect(said(cells, aQuestion('filesystem'), 'ext3').pairs).toEqual([
      ['ext3', 'xfs', 2, 'mountOptions'],
      ['ext3', 'jfs', 3, 'mountOptions'],
    ])
  })
})
