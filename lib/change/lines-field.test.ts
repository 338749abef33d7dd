import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTemporaryArchive, type TemporaryArchive } from '@/lib/db/temporary-archive'
import { BadCorrection, ingest } from '@/lib/ingest'
import { parse } from '@/lib/parse'
import { findChangesOf } from '@/lib/queries/messages/find-changes-of'
import { getMessage } from '@/lib/queries/messages/get-message'
import { countArchive } from '@/lib/queries/overview/count-archive'
import { reparseMessage } from '@/lib/reparse'
import { correctRuns } from './correct-runs'

const MAIL = `From: Ann Poe <ann@example.org>
Subject: dbench
Message-ID: <1@example.org>

2.4.9:
Throughput 30.1111 MB/sec 4 procs
Throughput 31.2222 MB/sec 8 procs
Throughput 32.3333 MB/sec 16 procs

2.4.10:
Throughput 41.4444 MB/sec 32 procs
Throughput 42.5555 MB/sec 64 procs
`

let opened: TemporaryArchive
let id: string
beforeEach(async () => {
  opened = await openTemporaryArchive()
  id = (await ingest(opened.archive, await parse(MAIL), []))[0]?.id ?? ''
})
afterEach(() => opened.remove())

const say = (run: number, value: string | null, who: 'operator' | 'anyone' = 'operator') =>
  correctRuns(opened.archive, who, { messageId: id, runs: [run], field: 'lines', value, reason: 'a slip' })

async function shown() {
  const message = await getMessage(opened.archive, id)
  const inWords = (runs: NonNullable<typeof message>['runs']) =>
    runs.map(({ ordinal, measurements, aside }) => [
      ordinal,
      measurements.map(({ line }) => line),
      aside.map(({ line, to }) => [line, to]),
    ])
  return { runs: inWords(message?.runs ?? []), setAside: inWords(message?.setAside ?? []) }
}

const AS_READ = {
  runs: [
    [1, [2, 3, 4], []],
    [2, [7, 8], []],
  ],
  setAside: [],
}

describe('which lines belong to a run', () => {
  it('narrowed: what is outside is set aside and counts nowhere, until it is taken back', async () => {
    expect(await shown()).toEqual(AS_READ)
    await say(1, '2-3')
    expect(await shown()).toEqual({
      runs: [
        [1, [2, 3], [[4, null]]],
        [2, [7, 8], []],
      ],
      setAside: [],
    })
    expect((await countArchive(opened.archive)).figures).toBe(4)
    const [run] = (await getMessage(opened.archive, id))?.runs ?? []
    expect(run).toMatchObject({ lines: [2, 3], readLines: [2, 4] })
    expect(run?.corrected.lines).toMatchObject({ read: '2-4', value: '2-3', by: { who: 'operator', reason: 'a slip' } })
    await say(1, '2-4')
    expect(await shown()).toEqual(AS_READ)
    expect((await findChangesOf(opened.archive, id)).changes).toMatchObject([
      { action: 'take back', field: 'lines', before: '2-3', after: '2-4' },
      { action: 'correct', field: 'lines', before: '2-4', after: '2-3' },
    ])
  })

  it('widened: figures of its neighbour move to it; one without a figure counts no more, until it has some again', async () => {
    await say(1, 'L2–L7')
    expect(await shown()).toEqual({
      runs: [
        [1, [2, 3, 4, 7], []],
        [2, [8], [[7, 1]]],
      ],
      setAside: [],
    })
    await say(1, '2-8')
    expect(await shown()).toEqual({
      runs: [[1, [2, 3, 4, 7, 8], []]],
      setAside: [
        [
          2,
          [],
          [
            [7, 1],
            [8, 1],
          ],
        ],
      ],
    })
    expect(await countArchive(opened.archive)).toMatchObject({ runs: 1, figures: 5 })
    await say(1, null)
    expect(await shown()).toEqual(AS_READ)
  })

  it('is said of a line once, whichever run it is said of first, and taken back in any order', async () => {
    for (const [first, second] of [
      [
        { run: 1, lines: '2-7' },
        { run: 2, lines: '4-8' },
      ],
      [
        { run: 2, lines: '4-8' },
        { run: 1, lines: '2-7' },
      ],
    ] as const) {
      await say(first.run, first.lines)
      await expect(say(second.run, second.lines)).rejects.toThrow(/belongs to run/)
      await say(first.run, null)
      expect(await shown()).toEqual(AS_READ)
    }
    for (const order of [
      [1, 2],
      [2, 1],
    ]) {
      await say(1, '2-7')
      await say(2, '8')
      for (const run of order) await say(run, null)
      expect(await shown()).toEqual(AS_READ)
    }
  })

  it('is taken back also where another run has all of its lines by now', async () => {
    await say(2, '4-4')
    await say(1, '2-3')
    await say(2, null)
    await say(2, '4-4')
    await say(1, null)
    expect((await shown()).runs[0]).toEqual([1, [2, 3], [[4, 2]]])
    await say(2, null)
    expect(await shown()).toEqual(AS_READ)
  })

  it('is kept when the message is read again', async () => {
    await say(1, '3-7')
    const before = await shown()
    expect(await reparseMessage(opened.archive, id, false)).toMatchObject({ status: 'same' })
    expect(await shown()).toEqual(before)
    await opened.archive.condition.updateMany({ where: { field: 'kernel' }, data: { readValue: 'x', value: 'x' } })
    expect(await reparseMessage(opened.archive, id, false)).toMatchObject({ status: 'changed', lost: [], gained: [] })
    expect(await shown()).toEqual(before)
    await say(1, null)
    expect(await shown()).toEqual(AS_READ)
  })

  it('is a proposal of anyone else, and refused where it cannot be', async () => {
    expect(await say(1, '2-3', 'anyone')).toMatchObject({ state: 'proposed' })
    expect(await shown()).toEqual(AS_READ)
    for (const value of ['x', '0-3', '4-2', '20-30', '3-'])
      await expect(say(1, value), value).rejects.toThrow(BadCorrection)
    const both = { messageId: id, runs: [1, 2], field: 'lines', value: '2-8', reason: null }
    await expect(correctRuns(opened.archive, 'operator', both)).rejects.toThrow(/one run/)
    expect(await shown()).toEqual(AS_READ)
  })
})
