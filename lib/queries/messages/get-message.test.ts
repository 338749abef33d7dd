import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTemporaryArchive, type TemporaryArchive } from '@/lib/db/temporary-archive'
import { ingest } from '@/lib/ingest'
import { aDocument, aMessage, aRun } from '@/lib/ingest/document.fixture'
import { NOTHING_ASKED } from '@/lib/url/question'
import { settleQuestion } from '../comparison/settle-question'
import { getExamples, getOverview } from '../overview/get-overview'
import { openSamples } from '../samples.fixture'
import { findMessages } from './find-messages'
import { getMessage } from './get-message'

let opened: TemporaryArchive

beforeAll(async () => {
  opened = await openSamples()
})
afterAll(() => opened.remove())

describe('getMessage', () => {
  it('gives runs with figures, evidence, findings and what to compare', async () => {
    const [row] = (await findMessages(opened.archive, { page: 1, rows: 25 })).rows
    const message = await getMessage(opened.archive, row?.id ?? '')
    expect(message?.runs.map(({ label, equals }) => [label, equals?.label ?? null])).toEqual([
      ['A1', null],
      ['A2', null],
      ['A3', 'A2'],
      ['B1', null],
      ['B2', null],
      ['B3', null],
    ])
    expect(message?.compare).toEqual({ tool: 'bonnie++', by: 'mountOptions', runs: 6 })
    expect(message?.findings.map(({ kind }) => kind)).toContain('identical-runs')
    const [first] = message?.runs ?? []
    expect(first?.measurements).toHaveLength(12)
    expect(first?.measurements[1]).toMatchObject({ metric: 'seq_output_block', value: 153_107, line: 28 })
    expect(first?.evidence.kernel).toMatchObject({ line: 10 })
  })

  it('links a quotation with its original', async () => {
    const { id } = await opened.archive.message.findFirstOrThrow({ where: { subject: 'Re: ext3 on 2.4.10' } })
    const quotation = await getMessage(opened.archive, id)
    const original = await getMessage(opened.archive, quotation?.runs[0]?.original?.messageId ?? '')
    expect(original?.runs[0]?.seenIn.map(({ messageId }) => messageId)).toEqual([id])
    expect(quotation?.compare).toBeNull()
  })

  it('says of a quotation that was changed in how many figures', async () => {
    const { archive, remove } = await openTemporaryArchive()
    const original = aMessage('original', [aRun([153107, 67526, 197319, 120.31])])
    const reply = aMessage('reply', [aRun([153107, 67256, 197319, 120.31], { quoted: true })])
    const [first, second] = await ingest(archive, aDocument(original, reply), [])
    expect((await getMessage(archive, first?.id ?? ''))?.runs[0]?.seenIn).toMatchObject([{ changed: 1 }])
    expect((await getMessage(archive, second?.id ?? ''))?.runs[0]?.original).toMatchObject({ changed: 1 })
    await remove()
  })

  it('is null for an id that nobody has', async () => expect(await getMessage(opened.archive, 'nobody')).toBeNull())
})

describe('findMessages', () => {
  it('says what is in each, newest first, and gives the last page for one beyond it', async () => {
    const { rows, total, page } = await findMessages(opened.archive, { page: 7, rows: 25 })
    expect([total, page]).toEqual([6, 1])
    expect(rows.map(({ runs, quoted, what }) => [runs, quoted, what])).toContainEqual([
      6,
      0,
      'bonnie++ on xfs, by mount options',
    ])
    expect(rows.map(({ runs, quoted }) => [runs, quoted])).toContainEqual([0, 2])
    expect(rows[0]?.date).toMatch(/^2011/)
  })
})

describe('getOverview and getExamples', () => {
  it('counts what the archive holds', async () => {
    expect(await getOverview(opened.archive)).toMatchObject({
      ...{ messages: 6, runs: 38, seenInSeveral: 2, figures: 376, oldestKernel: '2.4.7' },
      ...{ newestKernel: '2.6.35.10-74.fc14.x86_64', firstYear: 2002, lastYear: 2011 },
    })
  })

  it('finds an example of three kinds', async () => {
    expect((await getExamples(opened.archive)).map(({ kind }) => kind)).toEqual(['mountOptions', 'sweep', 'filesystem'])
  })

  it('is zero and empty before anything was saved', async () => {
    const empty = await openTemporaryArchive()
    expect(await getOverview(empty.archive)).toMatchObject({ messages: 0, tools: [], oldestKernel: null })
    expect(await getExamples(empty.archive)).toEqual([])
    expect(await settleQuestion(empty.archive, NOTHING_ASKED)).toEqual({ question: null, problems: [] })
    await empty.remove()
  })
})

it('a message of more runs than a statement of Prisma has values is read whole', async () => {
  const { archive, remove } = await openSamples()
  await archive.$executeRaw`
    WITH RECURSIVE more (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM more WHERE n < 1500)
    INSERT INTO Run (messageId, ordinal, tool, factorKey, machine, quoted, firstLine, lastLine, fingerprint)
    SELECT r.messageId, 1000 + n, r.tool, '{}', r.machine, 0, r.firstLine, r.lastLine, 'f' || n
    FROM more, (SELECT * FROM Run WHERE tool = 'dbench' ORDER BY id LIMIT 1) r`
  const stored = await archive.run.findFirst({ where: { ordinal: 1001 } })
  const message = await getMessage(archive, stored?.messageId ?? '')
  expect(message?.runs.length).toBeGreaterThan(1500)
  await remove()
})
