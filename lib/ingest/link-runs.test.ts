import { expect, test } from 'vitest'
import { type EqualRun, type Link, linkRuns } from './link-runs'

const run = (id: number, messageId: string, of: Partial<EqualRun> = {}): EqualRun => ({
  id,
  messageId,
  ordinal: 1,
  quoted: false,
  time: 0,
  figures: 12,
  dismissed: false,
  ...of,
})

const cases: readonly [string, readonly EqualRun[], readonly Link[]][] = [
  ['one alone', [run(1, 'a')], [{ id: 1, originalId: null, equalsId: null }]],
  [
    'a quotation points to what it quotes',
    [run(1, 'a', { time: 9 }), run(2, 'b', { quoted: true, time: 10 })],
    [
      { id: 1, originalId: null, equalsId: null },
      { id: 2, originalId: 1, equalsId: null },
    ],
  ],
  [
    'also where the original came later, and where it states no date',
    [run(1, 'b', { quoted: true, time: 10 }), run(2, 'a', { time: null })],
    [
      { id: 1, originalId: 2, equalsId: null },
      { id: 2, originalId: null, equalsId: null },
    ],
  ],
  [
    'of two quotations without their original the earlier stands in',
    [run(1, 'a', { quoted: true, time: 20 }), run(2, 'b', { quoted: true, time: 10 })],
    [
      { id: 1, originalId: 2, equalsId: null },
      { id: 2, originalId: null, equalsId: null },
    ],
  ],
  [
    'figures posted again without quote marks: the earlier is the original',
    [run(1, 'a', { time: 20, figures: 4 }), run(2, 'b', { time: 10, figures: 4 })],
    [
      { id: 1, originalId: 2, equalsId: null },
      { id: 2, originalId: null, equalsId: null },
    ],
  ],
  [
    'three equal figures may be a coincidence',
    [run(1, 'a', { figures: 3 }), run(2, 'b', { figures: 3 })],
    [
      { id: 1, originalId: null, equalsId: null },
      { id: 2, originalId: null, equalsId: null },
    ],
  ],
  [
    'in one message the later equals the first; a quotation of both keeps them apart',
    [
      run(1, 'a', { ordinal: 2 }),
      run(2, 'a', { ordinal: 3 }),
      run(3, 'b', { ordinal: 1, quoted: true, time: 1 }),
      run(4, 'b', { ordinal: 2, quoted: true, time: 1 }),
    ],
    [
      { id: 1, originalId: null, equalsId: null },
      { id: 2, originalId: null, equalsId: 1 },
      { id: 3, originalId: 1, equalsId: null },
      { id: 4, originalId: 2, equalsId: 3 },
    ],
  ],
  ['runs without a figure equal nothing', [run(1, 'a', { figures: 0 }), run(2, 'b', { figures: 0, quoted: true })], []],
  [
    'one of the message that is no result stands for no other',
    [run(1, 'a', { dismissed: true }), run(2, 'a', { ordinal: 2 }), run(3, 'a', { ordinal: 3 })],
    [
      { id: 1, originalId: null, equalsId: null },
      { id: 2, originalId: null, equalsId: null },
      { id: 3, originalId: null, equalsId: 2 },
    ],
  ],
  [
    'what quotes one that is no result is none of its own',
    [run(1, 'a', { dismissed: true }), run(2, 'b', { time: 1, quoted: true })],
    [
      { id: 1, originalId: null, equalsId: null },
      { id: 2, originalId: 1, equalsId: null },
    ],
  ],
]

test.each(cases)('%s', (_, equal, links) => {
  const byId = (a: Link, b: Link) => a.id - b.id
  expect(linkRuns(equal).toSorted(byId)).toEqual(links)
  expect(linkRuns(equal.toReversed()).toSorted(byId)).toEqual(links)
})
