import { expect, test } from 'vitest'
import { readName } from './read-name'

test.each([
  ['Ann Poe <ann@example.org>', 'Ann Poe'],
  ['"Poe, Ann" <ann@example.org>', 'Poe, Ann'],
  ['"Ann \\"Bit\\" Poe" <ann@example.org>', 'Ann "Bit" Poe'],
  ['=?iso-8859-1?q?Zo=EB?= Poe <zoe@example.org>', 'Zoë Poe'],
  ['=?utf-8?B?Wm/Dqw==?= =?utf-8?B?IFBvZQ==?= <zoe@example.org>', 'Zoë Poe'],
  ['ann@example.org (Ann Poe)', 'Ann Poe'],
  ['ann at example.org (Ann Poe)', 'Ann Poe'],
  ['Ann Poe <ann () example ! org>', 'Ann Poe'],
  ['Ann Poe <>', 'Ann Poe'],
  ['Ann Poe', 'Ann Poe'],
  ['Ann Poe (example.org)', 'Ann Poe (example.org)'],
  ['ann@example.org', null],
  ['<ann@example.org>', null],
  ['"ann@example.org" <ann@example.org>', null],
  ['ann at example.org', null],
  ['ann () example ! org', null],
  ['', null],
])('%s', (from, name) => {
  expect(readName(from)).toBe(name)
})
