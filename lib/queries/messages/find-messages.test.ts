import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTemporaryArchive, type TemporaryArchive } from '@/lib/db/temporary-archive'
import { ingest } from '@/lib/ingest'
import { aDocument, aMessage, aRun } from '@/lib/ingest/document.fixture'
import { FIRST_PAGE } from '@/lib/url/page'
import { countSearched } from './count-searched'
import { findMessages } from './find-messages'

let opened: TemporaryArchive
beforeAll(async () => {
  opened = await openTemporaryArchive()
  const mails = [
    aMessage(
      'raid@example.org',
      [aRun([1], { kernel: '2.4.10-pre2', filesystem: 'xfs', mountOptions: ['delaylog'] })],
      {
        ...{ subject: 'XFS on a raid', from: 'Zoë Poe', date: '2001-09-14T10:00:00Z' },
        text: 'The log buffer was set.\nWrite to ann.mason@kestrel.example.org, on kernel 2.4.10-pre2 with data=writeback.',
      },
    ),
    aMessage(
      'two@example.org',
      [
        aRun([2, 3], { kernel: '2.4.12', filesystem: 'ext3' }),
        aRun([4, 5], { kernel: '2.6.1', filesystem: 'xfs', tool: 'dbench' }),
      ],
      {
        subject: 'throughput for osei@heron.example.org',
        from: 'Bob Roe',
        date: '2003-02-01T00:00:00Z',
        text: 'buffer log',
      },
    ),
    aMessage('undated@example.org', [aRun([6, 7, 8])], { text: 'nothing of note' }),
  ]
  await ingest(opened.archive, aDocument(...mails), [])
})
afterAll(() => opened.remove())

const found = async (q: string) => {
  const { rows, total } = await findMessages(opened.archive, { ...FIRST_PAGE, q })
  expect(rows).toHaveLength(total)
  return rows
}
const RAID = 'XFS on a raid'
const TWO = /^throughput for /

describe('findMessages', () => {
  it.each([
    ['log', 2],
    ['"log buffer"', 1],
    ['"buffer log"', 1],
    ['buff*', 2],
    ['buff', 0],
    ['LOG Buffer', 2],
    ['zoe', 1],
    ['data=writeback', 1],
    ['2.4.10', 1],
    ['2.4.1*', 1],
    ['s:raid', 1],
    ['s:buffer', 0],
    ['from:poe', 1],
    ['from:"zoe poe"', 1],
    ['from:raid', 0],
    ['fs:xfs', 2],
    ['kernel:2.4.1*', 2],
    ['kernel:2.4.1', 0],
    ['mount:delaylog', 1],
    ['mount:delay*', 1],
    ['tool:dbench', 1],
    ['fs:xfs kernel:2.6*', 1],
    ['fs:ext3 kernel:2.6*', 0],
    ['d:2001', 1],
    ['d:2001..2003', 2],
    ['d:2003..', 1],
    ['d:..2001-09-13', 0],
    ['<two@example.org>', 1],
    ['two@example.org', 1],
    ['fs:xfs log d:2003', 1],
    ['++', 3],
  ])('%s finds %d', async (q, total) => {
    expect(await found(q)).toHaveLength(total)
  })

  it.each(['ann', 'mason', 'kestrel', 'ann.mason@kestrel.example.org', 'osei', 'heron', 's:heron'])(
    'finds nobody by the address %s',
    async (q) => {
      expect(await found(q)).toEqual([])
    },
  )

  it('shows where it found the words, without addresses', async () => {
    const [row] = await found('on buffer')
    expect(row?.subject).toBe(RAID)
    expect(row?.marked?.filter((part) => part.found).map(({ text }) => text)).toEqual(['on'])
    const snippet = row?.snippet ?? []
    expect(snippet.filter((part) => part.found).map(({ text }) => text)).toEqual(['buffer', 'on'])
    expect(snippet.map(({ text }) => text).join('')).not.toContain('kestrel')
    expect((await found('d:2003'))[0]).toMatchObject({ subject: expect.stringMatching(TWO), marked: null, snippet: [] })
    expect(JSON.stringify(await found('throughput'))).not.toContain('heron')
  })

  it('has the runs of what it found', async () => {
    const runs = (q: string) => countSearched(opened.archive, q)
    expect(await runs('log')).toBe(3)
    expect(await runs('log fs:xfs')).toBe(2)
    expect(await runs('log fs:xfs kernel:2.6*')).toBe(1)
  })

  it('answers whatever is typed', async () => {
    const typed = fc.array(
      fc.constantFrom(
        'a',
        '"',
        '""',
        '*',
        ':',
        's:',
        'kernel:',
        'd:',
        ' ',
        'AND',
        'NEAR(',
        '(',
        ')',
        '-',
        '^',
        '{',
        "'",
        '\\',
        '%',
        '\u{10ffff}',
        '\ud800',
        'é',
        '<a@b>',
      ),
      { maxLength: 12 },
    )
    await fc.assert(
      fc.asyncProperty(typed, async (parts) => {
        const { total } = await findMessages(opened.archive, { ...FIRST_PAGE, q: parts.join('') })
        expect(total).toBeLessThanOrEqual(3)
        expect(await countSearched(opened.archive, parts.join(''))).toBeLessThanOrEqual(4)
      }),
      { numRuns: 300 },
    )
  })
})
