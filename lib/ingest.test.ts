import { afterEach, beforeEach, expect, test } from 'vitest'
import { correctRun } from './correct'
import { openTemporaryArchive, type TemporaryArchive } from './db/temporary-archive'
import { ingest } from './ingest'
import { aDocument, aFigure, aMessage, aRun } from './ingest/document.fixture'

let opened: TemporaryArchive
beforeEach(async () => {
  opened = await openTemporaryArchive()
})
afterEach(() => opened.remove())

const FIGURES = [10.5, 20, 30, 40.25]
const original = aMessage('first@example.org', [aRun(FIGURES)], { date: '2001-10-11T10:00:00+02:00' })
const reply = aMessage('reply@example.org', [aRun(FIGURES, { quoted: true })], { date: '2001-10-12' })
const runs = () =>
  opened.archive.run.findMany({
    select: { quoted: true, original: { select: { messageId: true } }, equals: { select: { ordinal: true } } },
    orderBy: [{ quoted: 'asc' }, { id: 'asc' }],
  })

test('stores a message with everything that was read, once', async () => {
  const finding = { kind: 'unread', severity: 'warning', message: 'a row', runs: [1], lines: [3] } as const
  const figure = aFigure(7, {
    cpuPercent: 12.5,
    latencyUs: 300,
    params: { threads: 4 },
    marks: [{ kind: 'cpu', line: 3, column: 9, text: '12.5' }],
  })
  const fast = aFigure(0, { metric: 'random_read', value: null, status: 'too_fast', text: '+++++' })
  const run = aRun([], {
    measurements: [figure, fast],
    kernel: '2.4.10',
    filesystem: 'ext3',
    mountOptions: ['noatime', 'data=writeback'],
    factors: { b: '2', a: '1' },
    evidence: { kernel: { line: 1, text: '2.4.10', how: 'inferred' } },
    findings: [finding],
  })
  const message = aMessage('one@example.org', [run], { date: '2001-10-11T00:00:05+00:00', findings: [finding] })

  const [first] = await ingest(opened.archive, aDocument(message, aMessage('none@example.org', [])), [])
  expect(first).toMatchObject({ status: 'new', runs: 1, figures: 2 })
  const [second, ...rest] = await ingest(opened.archive, aDocument(message), [])
  expect(second).toEqual({ ...first, status: 'known' })
  expect(rest).toEqual([])

  const [stored, ...others] = await opened.archive.message.findMany({
    include: {
      findings: true,
      runs: { include: { conditions: { orderBy: { field: 'asc' } }, options: true, measurements: true } },
    },
  })
  expect(others).toEqual([])
  expect(stored).toMatchObject({ id: first?.id, author: 'Ada Poster', year: 2001, time: 1002758405, raw: message.raw })
  expect(stored?.findings).toMatchObject([{ kind: 'unread', text: 'a row', runs: '[1]', lines: '[3]' }])
  expect(stored?.runs).toMatchObject([
    {
      kernel: '2.4.10',
      mountOptions: 'noatime,data=writeback',
      mountKey: 'data=writeback,noatime',
      varied: 'b 2; a 1',
      factorKey: '{"a":"1","b":"2"}',
      time: 1002758405,
      quoted: false,
    },
  ])
  const [kept] = stored?.runs ?? []
  expect(kept?.conditions.map(({ field, value }) => [field, value])).toEqual([
    ['factors.a', '1'],
    ['factors.b', '2'],
    ['filesystem', 'ext3'],
    ['kernel', '2.4.10'],
    ['mountOptions', 'noatime,data=writeback'],
  ])
  expect(kept?.conditions[3]).toMatchObject({ line: 1, text: '2.4.10', how: 'inferred', correctedAt: null })
  expect(kept?.options.map(({ option }) => option).sort()).toEqual(['data=writeback', 'noatime'])
  expect(kept?.measurements).toMatchObject([
    { ...figure, ordinal: 1, sweep: 'threads', place: 4, params: '{"threads":4}', marks: JSON.stringify(figure.marks) },
    { metric: 'random_read', value: null, status: 'too_fast', text: '+++++', sweep: null, place: null },
  ])
})

test.each([
  ['after its original', [original, reply]],
  ['before its original', [reply, original]],
])('a quotation that comes %s is seen in, not a run of its own', async (_, messages) => {
  for (const message of messages) await ingest(opened.archive, aDocument(message), [])
  const { id } = await opened.archive.message.findUniqueOrThrow({ where: { key: 'mid:first@example.org' } })
  expect(await runs()).toEqual([
    { quoted: false, original: null, equals: null },
    { quoted: true, original: { messageId: id }, equals: null },
  ])
})

const shortened = aMessage('short@example.org', [aRun(FIGURES.slice(0, 2), { quoted: true })], { date: '2001-10-13' })
const again = aMessage('again@example.org', [aRun(FIGURES.slice(0, 2), { quoted: true })], { date: '2001-10-14' })

test.each([
  ['after its original', [original, shortened, again]],
  ['before its original', [again, shortened, original]],
  ['around it', [shortened, original, again]],
])('a quotation from which rows were cut is seen in too: %s', async (_, messages) => {
  for (const message of messages) await ingest(opened.archive, aDocument(message), [])
  const { id } = await opened.archive.message.findUniqueOrThrow({ where: { key: 'mid:first@example.org' } })
  expect(await runs()).toEqual([
    { quoted: false, original: null, equals: null },
    { quoted: true, original: { messageId: id }, equals: null },
    { quoted: true, original: { messageId: id }, equals: null },
  ])
})

test.each([
  ['another figure', aRun([10.5, 21], { quoted: true })],
  ['another place', aRun([20, 10.5], { quoted: true })],
  ['another tool', aRun([10.5, 20], { quoted: true, tool: 'dbench' })],
  ['one short figure', aRun([10.5], { quoted: true })],
  ['no quotation', aRun([10.5, 20])],
])('is not a shortened quotation: %s', async (_, run) => {
  await ingest(opened.archive, aDocument(original, aMessage('other@example.org', [run])), [])
  expect((await runs()).map(({ original: seen }) => seen)).toEqual([null, null])
})

test('two runs of one message with the same figures are both kept, the second equal to the first', async () => {
  const [stored] = await ingest(
    opened.archive,
    aDocument(aMessage('twice@example.org', [aRun(FIGURES), aRun(FIGURES)])),
    [],
  )
  expect(stored).toMatchObject({ runs: 2, figures: 8 })
  expect(await runs()).toEqual([
    { quoted: false, original: null, equals: null },
    { quoted: false, original: null, equals: { ordinal: 1 } },
  ])
})

test('a correction that fits no run stops everything before anything is written', async () => {
  const document = aDocument(original, reply)
  const correction = { message: 1, run: 2, field: 'kernel', value: '2.4.9' }
  await expect(ingest(opened.archive, document, [correction])).rejects.toThrow('There is no run 2')
  await expect(ingest(opened.archive, document, [{ ...correction, message: 2 }])).rejects.toThrow(
    'There is no message 2',
  )
  await expect(ingest(opened.archive, document, [{ ...correction, run: 1, field: 'tool' }])).rejects.toThrow(
    'tool cannot',
  )
  expect(await opened.archive.message.count()).toBe(0)
})

test('a failure inside a message leaves nothing of it', async () => {
  const broken = aRun(FIGURES, { kernel: '2.4.9' })
  await opened.archive.$executeRawUnsafe(
    `CREATE TRIGGER refuse BEFORE INSERT ON Condition BEGIN SELECT RAISE(ABORT, 'refused'); END`,
  )
  await expect(ingest(opened.archive, aDocument(aMessage('bad@example.org', [broken])), [])).rejects.toThrow('refused')
  expect([await opened.archive.message.count(), await opened.archive.run.count()]).toEqual([0, 0])
})

test('corrections before saving and after it, and taking them back', async () => {
  const run = aRun(FIGURES, { kernel: '2.4.10', mountOptions: ['noatime'] })
  const correct = { message: 0, run: 1, field: 'kernel', value: '2.4.9' }
  await ingest(opened.archive, aDocument(aMessage('c@example.org', [run])), [correct])
  const read = () =>
    opened.archive.run.findFirstOrThrow({ include: { conditions: { where: { field: 'kernel' } }, options: true } })
  const saved = await read()
  expect(saved).toMatchObject({ kernel: '2.4.9', conditions: [{ value: '2.4.9', readValue: '2.4.10' }] })
  expect(saved.conditions[0]?.correctedAt).toBeInstanceOf(Date)

  expect(await correctRun(opened.archive, saved.id, 'kernel', '2.4.10')).toBe(true)
  expect(await read()).toMatchObject({ kernel: '2.4.10', conditions: [{ value: '2.4.10', correctedAt: null }] })

  await correctRun(opened.archive, saved.id, 'mountOptions', 'rw data=journal')
  await correctRun(opened.archive, saved.id, 'factors.after', 'reboot')
  const again = await read()
  expect(again).toMatchObject({ mountOptions: 'rw,data=journal', mountKey: 'data=journal', varied: 'after reboot' })
  expect(again.options.map(({ option }) => option).sort()).toEqual(['data=journal'])
  await correctRun(opened.archive, saved.id, 'factors.after', null)
  expect(await opened.archive.condition.count({ where: { field: 'factors.after' } })).toBe(0)
  expect((await read()).varied).toBeNull()

  expect(await correctRun(opened.archive, 999, 'kernel', 'x')).toBe(false)
  await expect(correctRun(opened.archive, saved.id, 'tool', 'x')).rejects.toThrow('cannot be corrected')
})
