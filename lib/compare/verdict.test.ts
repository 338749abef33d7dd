import { describe, expect, it } from 'vitest'
import type { Cell } from './cell'
import { aCell, aQuestion } from './cell.fixture'
import { draw, said } from './draw.fixture'

const at = (place: number): Partial<Cell> => ({ sweep: 'threads', place })

describe('verdict', () => {
  it.each<[string, string, readonly Cell[], readonly string[]]>([
    [
      'an option that was added',
      'mountOptions',
      [aCell('rw,noatime', 153_107), aCell('rw,noatime,delaylog', 67_526)],
      ['With delaylog, sequential write fell to ×0.44 of the baseline (153107 to 67526 MB/s).'],
    ],
    [
      'a patch',
      'factors.speedup patch',
      [aCell('without', 28_510), aCell('with', 39_513)],
      ['With speedup patch, sequential write rose to ×1.39 of the baseline (28510 to 39513 MB/s).'],
    ],
    [
      'a state against none',
      'factors.kupdated',
      [aCell(null, 20), aCell('stopped', 20.5)],
      ['With kupdated stopped, sequential write stayed at ×1.02 of the baseline (20 to 20.5 MB/s).'],
    ],
    [
      'the two ends of several',
      'filesystem',
      [aCell('ext2', 100), aCell('jfs', 88), aCell('xfs', 86), aCell('reiserfs', 69)],
      [
        'From ext2 to jfs, sequential write fell to ×0.88 of the baseline (100 to 88 MB/s).',
        'From ext2 to reiserfs, sequential write fell to ×0.69 of the baseline (100 to 69 MB/s).',
      ],
    ],
    [
      'places that differ',
      'filesystem',
      [aCell('ext2', 100, at(44)), aCell('jfs', 90, at(40))],
      ['From ext2 to jfs, sequential write fell to ×0.90 of the baseline (100 to 90 MB/s), at 40 threads, not 44.'],
    ],
    [
      'a sweep',
      'kernel',
      [aCell('2.4.8', 20, at(1)), aCell('2.4.8', 6, at(8)), aCell('2.4.10', 26, at(1)), aCell('2.4.10', 13, at(8))],
      [
        'From 2.4.8 to 2.4.10, sequential write rose at every number of threads: ×1.30 at 1, ×2.17 at 8 (6 to 13 MB/s).',
      ],
    ],
    [
      'two machines',
      'kernel',
      [aCell('2.4', 10), aCell('2.6', 20), aCell('2.4', 10, { machine: 'b' }), aCell('2.6', 5, { machine: 'b' })],
      [
        'From 2.4 to 2.6, sequential write rose to ×2.00 of the baseline on system A (10 to 20 MB/s) and fell to ×0.50 on system B (10 to 5 MB/s).',
      ],
    ],
    [
      'one value',
      'filesystem',
      [aCell('xfs', 10), aCell('xfs', 12, { conditions: { 'factors.after': 'reboot' } })],
      ['There is nothing to compare: the filesystem of all runs is xfs.'],
    ],
    ['nothing', 'filesystem', [], []],
  ])('of %s', (_, by, cells, sentences) => expect(said(draw(aQuestion(by), cells))).toEqual(sentences))

  it('leads from each figure to its line, and from no mean', () => {
    const mean = aCell('b', 2, { runs: [901, 902], figures: [901, 902] })
    const figures = draw(aQuestion('factors.x'), [aCell('a', 1, { runs: [900], figures: [900] }), mean])
      .verdict.flat()
      .filter(({ kind }) => kind === 'figure')
    expect(figures).toEqual([{ text: '1', kind: 'figure', href: '/messages/m#L900.1' }])
  })

  it('never says percent, significant or a winner', () => {
    const cells = [aCell('ext2', 100), aCell('xfs', 300)]
    expect(said(draw(aQuestion('filesystem'), cells)).join(' ')).not.toMatch(
      /percent|%|significant|twice|win|best|fastest/,
    )
  })
})

describe('limits', () => {
  it.each<[string, readonly Cell[], string]>([
    [
      'one run each',
      [aCell('a', 1), aCell('b', 2)],
      '1 machine, 1 run each, 1 message: nothing is known about the spread.',
    ],
    [
      'repeats',
      [aCell('a', 1), aCell('b', 2, { runs: [801, 802], figures: [801, 802] })],
      '1 machine, 1 or 2 runs each, 1 message: too few to tell a small difference.',
    ],
    [
      'an equal run',
      [aCell('a', 1), aCell('b', 2), aCell('c', 2, { counted: false, figures: [803] })],
      'Run 803 equals A2 to the last digit and is not counted.',
    ],
    ['+++++', [aCell('a', 1), aCell('b', null)], '+++++ is too fast to measure and left out of ratios.'],
    [
      'a quotation',
      [aCell('a', 1, { quoted: true }), aCell('b', 2)],
      'Runs stand in a quotation whose original is not in the archive.',
    ],
    [
      'a sweep',
      [aCell('a', 1, at(1)), aCell('a', 2, at(2)), aCell('b', 2, at(1))],
      'The 2 places of a sweep are one machine, not 2.',
    ],
    ['which way is better', [aCell('a', 1), aCell('b', 2)], 'Higher is better.'],
  ])('say %s', (_, cells, words) => expect(draw(aQuestion('factors.x'), cells).limits).toContain(words))
})
