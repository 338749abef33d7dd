import { expect, test } from 'vitest'
import type { Params } from '@/lib/model'
import { aFigure } from './document.fixture'
import { placesOf } from './sweep'

const cases: readonly [string, readonly Params[], readonly unknown[]][] = [
  [
    'threads',
    [{ threads: 1, fileSize: '300' }, { threads: '8' }],
    [
      ['threads', 1],
      ['threads', 8],
    ],
  ],
  ['one figure that names its clients', [{ clients: 44 }], [['clients', 44]]],
  [
    'record sizes that a run goes through',
    [
      { recordSizeKiB: 4, fileSizeKiB: 64 },
      { recordSizeKiB: 8, fileSizeKiB: 64 },
    ],
    [
      ['recordSizeKiB', 4],
      ['recordSizeKiB', 8],
    ],
  ],
  [
    'one record size is a setting, not a sweep',
    [{ recordSizeKiB: 4 }, { recordSizeKiB: 4 }],
    [
      [null, null],
      [null, null],
    ],
  ],
  [
    'a figure beside the sweep',
    [{ threads: 2 }, {}],
    [
      ['threads', 2],
      [null, null],
    ],
  ],
  [
    'words and nothing',
    [{ threads: 'many' }, { threads: '' }, { operation: 'Close' }],
    [
      [null, null],
      [null, null],
      [null, null],
    ],
  ],
]

test.each(cases)('%s', (_, params, places) => {
  const found = placesOf(params.map((of) => aFigure(1, { params: of })))
  expect(found.map(({ sweep, place }) => [sweep, place])).toEqual(places)
})
