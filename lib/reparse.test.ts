import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { correctRuns } from './change/correct-runs'
import { correctRun } from './correct'
import { openTemporaryArchive, type TemporaryArchive } from './db/temporary-archive'
import { ingest } from './ingest'
import { parse } from './parse'
import { getThread } from './queries/messages/get-thread'
import { reparseMessage } from './reparse'

let opened: TemporaryArchive
let id = ''
beforeEach(async () => {
  opened = await openTemporaryArchive()
  const [stored] = await ingest(opened.archive, await parse(readFileSync('prisma/archive/xfs-delaylog-2011.txt')), [])
  id = stored?.id ?? ''
})
afterEach(() => opened.remove())

/** Everything that hangs on the message, but for the ids that the database gives. */
const readAll = () =>
  opened.archive.message.findUniqueOrThrow({
    where: { id },
    include: {
      findings: { omit: { id: true }, orderBy: { text: 'asc' } },
      runs: {
        include: {
          measurements: { omit: { id: true }, orderBy: { ordinal: 'asc' } },
          conditions: { omit: { id: true }, orderBy: { field: 'asc' } },
          options: { orderBy: { option: 'asc' } },
        },
        orderBy: { ordinal: 'asc' },
      },
    },
  })

/** A run that no parser reads in the message. */
const inventRun = () =>
  opened.archive.run.create({
    data: {
      ...{ messageId: id, ordinal: 99, tool: 'dd', factorKey: '{}', machine: 'm' },
      ...{ quoted: false, firstLine: 900, lastLine: 900, fingerprint: 'none' },
    },
  })

const SAME = { status: 'same', gained: [], lost: [], changed: [] }

test('what is read today as it was stays to the last byte', async () => {
  const before = await readAll()
  expect(await reparseMessage(opened.archive, id, false)).toMatchObject(SAME)
  expect(await readAll()).toEqual(before)
})

test('what an earlier parser missed, invented or read otherwise is put right; ids stay', async () => {
  const whole = await readAll()
  const [first, second] = whole.runs
  if (first === undefined || second === undefined) throw new Error('the sample has six runs')
  await opened.archive.condition.updateMany({
    where: { runId: first.id, field: 'filesystem' },
    data: { value: 'jfs', readValue: 'jfs' },
  })
  await opened.archive.run.update({ where: { id: first.id }, data: { filesystem: 'jfs' } })
  await opened.archive.run.delete({ where: { id: second.id } })
  await inventRun()
  const found = { status: 'changed', gained: ['bonnie++'], lost: ['dd'], changed: ['bonnie++'] }
  expect(await reparseMessage(opened.archive, id, true)).toMatchObject(found)
  expect(await opened.archive.run.count({ where: { tool: 'dd' } })).toBe(1)
  expect(await reparseMessage(opened.archive, id, false)).toMatchObject(found)
  const after = await readAll()
  const withoutIds = ({ runs, ...message }: typeof after) => ({
    ...message,
    runs: runs.map(({ id: _, equalsId, measurements, conditions, options, ...run }) => ({
      ...{ ...run, equals: equalsId !== null },
      measurements: measurements.map(({ runId, ...figure }) => figure),
      conditions: conditions.map(({ runId, ...condition }) => condition),
      options: options.map(({ option }) => option),
    })),
  })
  expect(withoutIds(after)).toEqual(withoutIds(whole))
  expect(after.runs.filter((_, at) => at !== 1).map((run) => run.id)).toEqual(
    whole.runs.filter((_, at) => at !== 1).map((run) => run.id),
  )
  expect(await reparseMessage(opened.archive, id, false)).toMatchObject(SAME)
})

test('a correction is kept, with its time; the rest of its run is read anew', async () => {
  const [run] = (await readAll()).runs
  if (run === undefined) throw new Error('the sample has six runs')
  await correctRun(opened.archive, run.id, 'kernel', '2.6.39-corrected')
  await opened.archive.condition.updateMany({
    where: { runId: run.id, field: 'filesystem' },
    data: { readValue: 'jfs', value: 'jfs' },
  })
  const before = (await readAll()).runs[0]?.conditions.find(({ field }) => field === 'kernel')
  expect(await reparseMessage(opened.archive, id, false)).toMatchObject({ status: 'changed', changed: ['bonnie++'] })
  const [after] = (await readAll()).runs
  expect(after).toMatchObject({ id: run.id, kernel: '2.6.39-corrected', filesystem: 'xfs' })
  expect(after?.conditions.find(({ field }) => field === 'kernel')).toEqual(before)
})

test('what is no result is none after it is read anew', async () => {
  const [run] = (await readAll()).runs
  if (run === undefined) throw new Error('the sample has six runs')
  const wanted = { messageId: id, runs: [run.ordinal], field: 'result', value: 'no', reason: null }
  await correctRuns(opened.archive, 'operator', wanted)
  await opened.archive.condition.updateMany({
    where: { runId: run.id, field: 'filesystem' },
    data: { readValue: 'jfs', value: 'jfs' },
  })
  const before = (await readAll()).runs[0]?.dismissedAt
  expect(before).toBeInstanceOf(Date)
  expect(await reparseMessage(opened.archive, id, false)).toMatchObject({ status: 'changed' })
  expect((await readAll()).runs[0]).toMatchObject({ id: run.id, filesystem: 'xfs', dismissedAt: before })
})

test('a run that was corrected and is not read any more keeps its message as it was', async () => {
  const run = await inventRun()
  await correctRun(opened.archive, run.id, 'kernel', '2.6.39')
  const before = await readAll()
  expect(await reparseMessage(opened.archive, id, false)).toMatchObject({ status: 'kept', lost: ['dd'] })
  expect(await readAll()).toEqual(before)
})

test('a message that was stored before threads were kept gets its place in them', async () => {
  const mail = `From: Ann Poe <ann@example.org>
Subject: Re: figures
Message-ID: <2@example.org>
References: <1@example.org>

EXT2 773 Mbps @ 44 clients
EXT3 660 Mbps @ 44 clients
`
  const [answer] = await ingest(opened.archive, await parse(mail), [])
  await opened.archive.reference.deleteMany()
  await opened.archive.head.create({ data: { messageId: '1@example.org', source: 'list', position: 1 } })
  await reparseMessage(opened.archive, answer?.id ?? '', false)
  const thread = await getThread(opened.archive, '2@example.org')
  expect(thread.map(({ messageId, depth }) => [messageId, depth])).toEqual([
    ['1@example.org', 0],
    ['2@example.org', 1],
  ])
})

test('what follows from the conditions is worked out as today, also where the same is read', async () => {
  const whole = await readAll()
  await opened.archive.run.updateMany({
    data: { mountKey: 'noatime,rw', machine: 'x', memoryBytes: null, fileBytes: null },
  })
  await opened.archive.mountOption.deleteMany()
  await opened.archive.mountOption.create({ data: { runId: whole.runs[0]?.id ?? 0, option: 'rw' } })
  const before = await readAll()
  expect(await reparseMessage(opened.archive, id, true)).toMatchObject(SAME)
  expect(await readAll()).toEqual(before)
  expect(await reparseMessage(opened.archive, id, false)).toMatchObject(SAME)
  expect(await readAll()).toEqual(whole)
  expect(whole.runs[0]).toMatchObject({ mountKey: 'noatime', options: [{ option: 'noatime' }] })
})
