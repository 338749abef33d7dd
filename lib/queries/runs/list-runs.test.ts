import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { removeMessage } from '@/lib/change/remove-message'
import type { TemporaryArchive } from '@/lib/db/temporary-archive'
import { ingest } from '@/lib/ingest'
import { parse } from '@/lib/parse'
import { ALL_RUNS, type RunsFilter, SORTS } from '@/lib/url/runs-filter'
import { findMessages } from '../messages/find-messages'
import { listMessages } from '../messages/list-messages'
import { openSamples } from '../samples.fixture'
import type { Place } from '../sql/ordered'
import { findRuns } from './find-runs'
import { type ListedRun, listRuns, readRuns } from './list-runs'

let opened: TemporaryArchive

beforeAll(async () => {
  opened = await openSamples()
  // its day is not stated, its figure has many digits
  await save(
    'From: Kay\nMessage-ID: <undated@example.org>\nSubject: a run\n\nThroughput 1234.5678901234 MB/sec 16 procs\n',
  )
})
afterAll(() => opened.remove())

const save = async (text: string) => ingest(opened.archive, await parse(text), [])

/** A list walked to its end; `between` happens after its first stretch. */
async function walk<Row>(
  read: (behind: Place | null) => Promise<{ readonly rows: readonly Row[]; readonly end: Place | null }>,
  between: () => Promise<unknown> = async () => {},
): Promise<readonly Row[]> {
  const first = await read(null)
  await between()
  const rows = [...first.rows]
  for (let { end } = first; end !== null; ) {
    // as a cursor carries it
    const next = await read(JSON.parse(JSON.stringify(end)))
    rows.push(...next.rows)
    end = next.end
  }
  return rows
}

const walkRuns = (filter: Partial<RunsFilter>, limit: number, between?: () => Promise<unknown>) =>
  walk<ListedRun>(async (behind) => {
    const { runs, end } = await listRuns(opened.archive, { ...ALL_RUNS, ...filter }, { behind, limit }, null)
    expect(runs.length).toBeLessThanOrEqual(limit)
    return { rows: runs, end }
  }, between)

const idsOf = (rows: readonly { readonly id: number | string }[]) => rows.map(({ id }) => id)

describe('listRuns', () => {
  it.each(SORTS.flatMap((sort) => (['asc', 'desc'] as const).map((dir) => ({ sort, dir }))))(
    'walks the runs of the page in its order: %j',
    async (order) => {
      const { rows } = await findRuns(opened.archive, { ...ALL_RUNS, ...order, rows: 500 })
      for (const limit of [1, 7, rows.length, 500]) expect(idsOf(await walkRuns(order, limit))).toEqual(idsOf(rows))
    },
  )

  it('walks what a filter finds, and counts it', async () => {
    const filter = { filesystem: 'xfs', series: '2.6' }
    const { total, rows } = await findRuns(opened.archive, { ...ALL_RUNS, ...filter })
    expect(rows.length).toBeGreaterThan(3)
    expect(idsOf(await walkRuns(filter, 2))).toEqual(idsOf(rows))
    const listed = await listRuns(opened.archive, { ...ALL_RUNS, ...filter }, { behind: null, limit: 2 }, null)
    expect(listed.total).toBe(total)
  })

  it('ends where nothing is found', async () => {
    const none = await listRuns(opened.archive, { ...ALL_RUNS, tool: 'none' }, { behind: null, limit: 5 }, null)
    expect(none).toEqual({ runs: [], total: 0, end: null })
  })

  it('gives the figures that are asked for, and the run all the same', async () => {
    const filter = { ...ALL_RUNS, filesystem: 'xfs', tool: 'bonnie++' }
    const { runs } = await listRuns(opened.archive, filter, { behind: null, limit: 5 }, ['seq_output_block'])
    expect(runs.length).toBeGreaterThan(0)
    for (const { measurements } of runs) expect(measurements.map(({ metric }) => metric)).toEqual(['seq_output_block'])
    const other = await listRuns(opened.archive, filter, { behind: null, limit: 5 }, ['jobs_per_minute'])
    expect(idsOf(other.runs)).toEqual(idsOf(runs))
    expect(other.runs.flatMap(({ measurements }) => measurements)).toEqual([])
  })
})

describe('readRuns', () => {
  it('keeps the order asked for, leaves out what is not there, and says which message', async () => {
    const [first, second] = await walkRuns({}, 2)
    if (first === undefined || second === undefined) throw new Error('there are two')
    const runs = await readRuns(opened.archive, [second.id, 987_654, first.id])
    expect(runs).toEqual([second, first])
    expect(runs[0]?.message.id).toBe(runs[0]?.messageId)
  })
})

describe('listMessages', () => {
  const walkMessages = (limit: number, between?: () => Promise<unknown>) =>
    walk(async (behind) => {
      const { messages, end } = await listMessages(opened.archive, {}, { behind, limit })
      return { rows: messages, end }
    }, between)

  it('walks the messages of the page in its order', async () => {
    const { rows } = await findMessages(opened.archive, { page: 1, rows: 500 })
    for (const limit of [1, 2, 500]) expect(await walkMessages(limit)).toEqual(rows)
  })
})

describe('a list while something is saved and taken back', () => {
  const NEW =
    'From: Kay\nMessage-ID: <new@example.org>\nDate: 1 Jan 2020 10:00:00\nSubject: new\n\nThroughput 9 MB/sec 16 procs\n'

  it('has what was there from the beginning once, in every order', async () => {
    for (const sort of SORTS) {
      const before = await walkRuns({ sort }, 500)
      const [gone] = before
      if (gone === undefined) throw new Error('there are runs')
      const text = (await opened.archive.message.findUniqueOrThrow({ where: { id: gone.messageId } })).raw
      const rows = await walkRuns({ sort }, 2, async () => {
        await save(NEW.replaceAll('new', sort))
        await removeMessage(opened.archive, 'operator', gone.messageId, null)
      })
      const stayed = new Set(idsOf(before.filter(({ messageId }) => messageId !== gone.messageId)))
      expect(idsOf(rows).filter((id) => stayed.has(id))).toEqual([...stayed])
      expect(new Set(idsOf(rows)).size).toBe(rows.length)
      await opened.archive.tombstone.deleteMany()
      await save(text)
    }
  })
})
