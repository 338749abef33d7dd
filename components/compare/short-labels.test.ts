import { expect, test } from 'vitest'
import { shortGroups, shortPanels } from './short-labels'

test.each([
  { titles: ['System A', 'System B'], short: ['A', 'B'] },
  { titles: ['System A'], short: ['System A'] },
  { titles: ['Xeon, 4 disks', 'Athlon, 1 disk'], short: ['Xeon, 4 disks', 'Athlon, 1 disk'] },
  { titles: ['dual PIII', 'dual PIII'], short: ['PIII', 'PIII'] },
])('panels $titles', ({ titles, short }) => {
  expect(shortPanels(titles)).toEqual(short)
})

const group = (label: string, isBaseline = false) => ({ label, isBaseline })

test('options are named by what they add', () => {
  expect(
    shortGroups([
      group('rw,noatime', true),
      group('rw,noatime,delaylog'),
      group('rw,noatime,delaylog,logbsize=262144'),
    ]),
  ).toEqual(['rw,noatime', 'delaylog', '+ logbsize'])
})

test.each([
  { labels: ['ext2', 'reiserfs'] },
  { labels: ['511', '511, after reboot'] },
  { labels: ['rw,noatime', 'rw,relatime'] },
])('$labels stay whole', ({ labels: [base = '', other = ''] }) => {
  expect(shortGroups([group(base, true), group(other)])).toEqual([base, other])
})
