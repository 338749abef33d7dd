import { createHash } from 'node:crypto'
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { correctRuns } from '@/lib/change/correct-runs'
import { removeMessage } from '@/lib/change/remove-message'
import { correctRun } from '@/lib/correct'
import type { Archive } from '@/lib/db/client'
import { inTransaction } from '@/lib/db/in-transaction'
import { openTemporaryArchive, type TemporaryArchive } from '@/lib/db/temporary-archive'
import { ingest, ingestWithin } from '@/lib/ingest'
import { aDocument, aFigure, aMessage, aRun } from '@/lib/ingest/document.fixture'
import { storeHeads } from '@/lib/ingest/store-heads'
import { getComparison } from '@/lib/queries/comparison/get-comparison'
import { getPermalink } from '@/lib/queries/comparison/get-permalink'
import { keepComparison } from '@/lib/queries/comparison/keep-comparison'
import { settleQuestion } from '@/lib/queries/comparison/settle-question'
import { getThread } from '@/lib/queries/messages/get-thread'
import { openSamples } from '@/lib/queries/samples.fixture'
import { sourceKeyOf } from '@/lib/uploads/open-upload'
import type { Asked } from '@/lib/url/question'
import { NOTHING_ASKED } from '@/lib/url/question'
import { importExport } from './import-export'
import { FILES } from './manifest'
import { writeExport } from './write-export'

const folder = mkdtempSync(join(tmpdir(), 'iolore-import-export-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const opened: TemporaryArchive[] = []
afterEach(async () => {
  for (const one of opened.splice(0)) await one.remove()
})
async function open(opening: Promise<TemporaryArchive>): Promise<TemporaryArchive> {
  const one = await opening
  opened.push(one)
  return one
}

let exports = 0
function exportOf({ path }: TemporaryArchive): string {
  exports++
  const place = join(folder, String(exports))
  writeExport(path, place)
  return place
}

const silent = () => undefined
const take = (place: string, { archive }: TemporaryArchive) => importExport(place, archive, silent)

/** The hash of every file. */
const hashes = (place: string) =>
  Object.fromEntries(
    readdirSync(place).map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(place, name)))
        .digest('hex'),
    ]),
  )

/** Every row of every table, but for numbers that stand in no address. */
function contents({ path }: TemporaryArchive) {
  const database = new Database(path, { readonly: true })
  const tables = [
    'Message',
    'Run',
    'Measurement',
    'Condition',
    'MountOption',
    'Finding',
    'Reference',
    'Head',
    'Permalink',
    'Source',
    'Tombstone',
    'Change',
    'Proposal',
  ]
  const rows = tables.map((table) => {
    const all = database.prepare<[], Record<string, unknown>>(`SELECT * FROM "${table}"`).all()
    const kept = all.map(({ id, ...row }) => (['Message', 'Run'].includes(table) ? { id, ...row } : row))
    return [table, kept.map((row) => JSON.stringify(row)).sort()]
  })
  database.close()
  return Object.fromEntries(rows)
}

async function share(archive: Archive, asked: Partial<Asked>): Promise<string> {
  const { question } = await settleQuestion(archive, { ...NOTHING_ASKED, ...asked })
  if (question === null) throw new Error('there is nothing to compare')
  return (await keepComparison(archive, await getComparison(archive, question), '1')).slug
}

const runsOf = (archive: Archive, tool: string) =>
  archive.run.findMany({ where: { tool, originalId: null }, orderBy: { id: 'asc' } })

const head = (messageId: string, ...references: readonly string[]) => ({
  ...{ messageId, references, subject: `subject of ${messageId}`, from: 'Ann Poe', date: '2001-01-01T10:00:00+00:00' },
})

/** The samples with everything that people do to an archive. */
async function livedIn() {
  const one = await open(openSamples())
  const { archive } = one
  const [first, second] = await runsOf(archive, 'tiobench')
  const [third, , , fourth] = await runsOf(archive, 'bonnie++')
  if (!first || !second || !third || !fourth) throw new Error('the samples are there')
  await correctRun(archive, first.id, 'kernel', '2.4.9-pre1')
  await correctRun(archive, first.id, 'factors.elevator', 'tuned')
  await correctRun(archive, second.id, 'filesystem', null)
  const slugs = [await share(archive, { tool: 'bonnie++' }), await share(archive, { tool: 'tiobench', by: 'kernel' })]
  slugs.push(await share(archive, { tool: 'bonnie++', runs: [third.id, fourth.id] }))
  await correctRun(archive, third.id, 'mountOptions', 'noatime,data=writeback')
  const [gone] = await ingest(archive, aDocument(aMessage('gone@example.org', [aRun([5, 6, 7])])), [])
  await removeMessage(archive, 'edit link', gone?.id ?? '', 'by mistake')
  const wanted = { messageId: fourth.messageId, runs: [fourth.ordinal], field: 'kernel', reason: null }
  await correctRuns(archive, 'anyone', { ...wanted, value: '2.6.37' })
  for (const value of ['2.6.36', fourth.kernel]) await correctRuns(archive, 'operator', { ...wanted, value })
  await correctRuns(archive, 'operator', { ...wanted, runs: [third.ordinal], field: 'result', value: 'no' })
  const lines = { messageId: second.messageId, runs: [second.ordinal], field: 'lines', reason: null }
  await correctRuns(archive, 'operator', { ...lines, value: `${second.firstLine}-${second.lastLine - 1}` })
  await archive.source.create({
    data: { key: 'mbox a', cursor: '4096', mails: 300, results: 3, updatedAt: new Date('2026-11-01T12:00:00.123Z') },
  })
  await ingest(
    archive,
    aDocument(aMessage('2@example.org', [aRun([1, 2])], { references: ['0@example.org', '1@example.org'] })),
    [],
  )
  await inTransaction(archive, (transaction) =>
    storeHeads(
      transaction,
      'mbox a',
      [head('0@example.org'), head('aside@example.org'), head('1@example.org', '0@example.org')],
      [],
    ),
  )
  const trouble = { kind: 'failed', at: 'byte 7', messageId: null, why: 'it is broken' }
  const sent = { hash: 'f00d', name: 'list.mbox', files: 1, size: 5_000_000_000, parser: '2' }
  const createdAt = new Date('2026-11-02T12:00:00Z')
  const done = { id: 'done', state: 'done', createdAt, endedAt: createdAt, found: ',"a","b"', failed: 1 }
  await archive.import.create({ data: { ...sent, ...done, troubles: `,${JSON.stringify(trouble)}` } })
  return { ...one, slugs }
}

test('an empty archive becomes the same one: rows, addresses, what they show, and its own export', async () => {
  const before = await livedIn()
  const after = await open(openTemporaryArchive())
  const place = exportOf(before)
  expect(await take(place, after)).toMatchObject({
    messages: { new: 7, known: 0 },
    corrections: { new: 6, known: 0 },
    heads: { new: 3, known: 0 },
    permalinks: { new: 3, known: 0 },
    sources: { new: 1, known: 0 },
    imports: { new: 1, known: 0 },
    kept: [],
  })
  expect(contents(after)).toEqual(contents(before))
  expect(hashes(exportOf(after))).toEqual(hashes(place))
  const thread = await getThread(after.archive, '2@example.org')
  expect(thread.map(({ messageId, depth }) => [messageId, depth])).toEqual([
    ['0@example.org', 0],
    ['1@example.org', 1],
    ['2@example.org', 2],
  ])
  for (const slug of before.slugs) {
    const shown = await getPermalink(after.archive, slug)
    expect(shown).toEqual(await getPermalink(before.archive, slug))
    expect(shown?.snapshot.panels.length).toBeGreaterThan(0)
  }
})

test('taken in again, it adds nothing', async () => {
  const one = await livedIn()
  const place = exportOf(one)
  const before = contents(one)
  expect(await take(place, one)).toMatchObject({
    messages: { new: 0, known: 7 },
    corrections: { new: 0, known: 6 },
    heads: { new: 0, known: 3 },
    permalinks: { new: 0, known: 3 },
    sources: { new: 0, known: 1 },
    ...{ readOtherwise: 0, kept: [] },
  })
  expect(contents(one)).toEqual(before)
})

test('whose run a shortened quotation is comes as it was, whatever the order of the messages would make of it', async () => {
  const before = await open(openTemporaryArchive())
  const figures = (values: readonly number[]) => values.map((value) => aFigure(value, { text: value.toFixed(3) }))
  const host = (id: string, last: number) =>
    aMessage(id, [aRun([], { measurements: figures([1.234, 5.678, last]) })], { date: `2001-0${last}-01` })
  const quotation = aRun([], { quoted: true, measurements: figures([1.234, 5.678]) })
  await ingest(before.archive, aDocument(host('late', 9), aMessage('quotes', [quotation]), host('early', 1)), [])
  const runs = await before.archive.run.findMany({ orderBy: { id: 'asc' } })
  expect(runs.map(({ originalId }) => originalId)).toEqual([null, 1, null])
  // As a reparse of the quotation finds it.
  await before.archive.run.update({ where: { id: 2 }, data: { originalId: 3 } })
  const after = await open(openTemporaryArchive())
  await take(exportOf(before), after)
  expect(contents(after)).toEqual(contents(before))
})

test.each(['first', 'last'])(
  'a quotation that was changed on the way comes as it was found, its original %s',
  async (order) => {
    const before = await open(openTemporaryArchive())
    const original = aMessage('original', [aRun([153107, 67526, 197319, 120.31])], { date: '2001-01-01' })
    const reply = aMessage('reply', [aRun([153107, 67256, 197319, 120.31], { quoted: true })])
    await ingest(before.archive, aDocument(...(order === 'first' ? [original, reply] : [reply, original])), [])
    const [found] = await before.archive.finding.findMany()
    expect(found).toMatchObject({ kind: 'changed-quotation', runs: '[1]' })
    const after = await open(openTemporaryArchive())
    const place = exportOf(before)
    await take(place, after)
    expect(contents(after)).toEqual(contents(before))
    expect(hashes(exportOf(after))).toEqual(hashes(place))
  },
)

test('what a browser sent and is not read to its end stays where its files are', async () => {
  const before = await livedIn()
  const whole = exportOf(before)
  const sent = { hash: 'beef', name: 'a', files: 1, size: 9, parser: '2' }
  await before.archive.import.create({ data: { ...sent, id: 'underway', state: 'reading', reader: 'somebody' } })
  await before.archive.source.create({
    data: { key: sourceKeyOf('underway'), cursor: '0 5', mails: 1, results: 0, updatedAt: new Date() },
  })
  await inTransaction(before.archive, (transaction) =>
    storeHeads(transaction, sourceKeyOf('underway'), [head('waits@example.org')], []),
  )
  expect(hashes(exportOf(before))).toEqual(hashes(whole))
})

test('mails of any kind come back to the last byte', async () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('\n', '\r\n', '\r', '\0', 'From ', '>From ', 'From: a@example.org\nSubject: b\n\n'),
    fc.constantFrom('From a@example.org Mon Jan 24 22:57:13 2011\n', 'Content-Type: text/plain; charset=koi8-r\n', 'ж'),
  )
  const raws = fc.array(
    fc.array(piece).map((pieces) => pieces.join('')),
    { minLength: 1, maxLength: 30 },
  )
  await fc.assert(
    fc.asyncProperty(raws, async (all) => {
      const [before, after] = [await openTemporaryArchive(), await openTemporaryArchive()]
      const messages = all.map((raw, at) => aMessage(at % 3 === 0 ? null : `${at}@example.org`, [aRun([at])], { raw }))
      await ingest(before.archive, aDocument(...messages), [])
      await take(exportOf(before), after)
      const rawsIn = async ({ archive }: TemporaryArchive) =>
        (await archive.message.findMany({ orderBy: { key: 'asc' } })).map(({ id, key, raw }) => ({ id, key, raw }))
      expect(await rawsIn(after)).toEqual(await rawsIn(before))
      expect((await rawsIn(after)).filter(({ raw }) => !all.includes(raw))).toEqual([])
      await before.remove()
      await after.remove()
    }),
    { numRuns: 8 },
  )
})

test('an import that was broken off goes on where it stopped', async () => {
  const before = await open(openTemporaryArchive())
  const messages = Array.from({ length: 450 }, (_, at) => aMessage(`${at}@example.org`, [aRun([at, at + 1])]))
  await inTransaction(before.archive, (transaction) => ingestWithin(transaction, aDocument(...messages)))
  const place = exportOf(before)
  const after = await open(openTemporaryArchive())
  const broken = importExport(place, after.archive, ({ mails }) => {
    if (mails >= 400) throw new Error('killed')
  })
  await expect(broken).rejects.toThrow('killed')
  expect(await after.archive.message.count()).toBe(400)
  expect(await take(place, after)).toMatchObject({ messages: { new: 50, known: 400 } })
  expect(hashes(exportOf(after))).toEqual(hashes(place))
})

describe('an archive that holds some already', () => {
  test('gets what is missing: messages, corrections, addresses', async () => {
    const before = await livedIn()
    const after = await open(openTemporaryArchive())
    await ingest(after.archive, aDocument(aMessage('own@example.org', [aRun([1, 2, 3, 4])])), [])
    const place = exportOf(before)
    expect(await take(place, after)).toMatchObject({ messages: { new: 7 }, kept: [] })
    expect(await after.archive.message.count()).toBe(8)

    const uncorrected = await open(openSamples())
    expect(await take(place, uncorrected)).toMatchObject({
      messages: { new: 1, known: 6 },
      corrections: { new: 6, known: 0 },
      permalinks: { new: 3, known: 0 },
      ...{ readOtherwise: 0, kept: [] },
    })
    const corrected = await uncorrected.archive.condition.findMany({ where: { NOT: { correctedAt: null } } })
    const original = await before.archive.condition.findMany({ where: { NOT: { correctedAt: null } } })
    const words = (rows: typeof corrected) =>
      rows.map(({ field, value, correctedAt }) => ({ field, value, correctedAt }))
    expect(words(corrected)).toEqual(words(original))
    const { kernel, filesystem } = await uncorrected.archive.run.findFirstOrThrow({ where: { kernel: '2.4.9-pre1' } })
    expect({ kernel, filesystem }).toEqual({ kernel: '2.4.9-pre1', filesystem: 'ext3' })
  })

  test('whose heads were waiting for a message of it keeps them, as those of it that one here answers', async () => {
    const before = await open(openTemporaryArchive())
    const after = await open(openTemporaryArchive())
    const save = ({ archive }: TemporaryArchive, name: string, answers: string) =>
      ingest(archive, aDocument(aMessage(name, [aRun([1, 2])], { references: [answers] })), [])
    const pass = ({ archive }: TemporaryArchive, ...names: readonly string[]) =>
      inTransaction(archive, (transaction) =>
        storeHeads(
          transaction,
          'list',
          names.map((name) => head(name)),
          [],
        ),
      )
    await save(before, 'there', 'passed here')
    await pass(before, 'passed there', 'nobody’s', 'has a result')
    await save(after, 'here', 'passed there')
    await save(after, 'has a result', 'nothing')
    await pass(after, 'passed here')
    expect(await take(exportOf(before), after)).toMatchObject({ heads: { new: 2, known: 1 } })
    const heads = await after.archive.head.findMany({ orderBy: { messageId: 'asc' } })
    expect(heads.map(({ messageId, source }) => [messageId, source])).toEqual([
      ['nobody’s', 'list'],
      ['passed here', null],
      ['passed there', null],
    ])
  })

  test('keeps what a person corrected here', async () => {
    const place = exportOf(await livedIn())
    const after = await open(openSamples())
    const [first] = await runsOf(after.archive, 'tiobench')
    await correctRun(after.archive, first?.id ?? 0, 'kernel', '2.4.9-other')
    const { corrections, kept } = await take(place, after)
    expect(corrections).toEqual({ new: 5, known: 0 })
    expect(kept).toEqual([`run 1 of ${first?.messageId}, kernel: "2.4.9-other" here, "2.4.9-pre1" in the export`])
    expect((await after.archive.run.findUniqueOrThrow({ where: { id: first?.id ?? 0 } })).kernel).toBe('2.4.9-other')
  })

  test('keeps its comparison where an address is another one, and its cursor', async () => {
    const before = await livedIn()
    const [taken = '', elsewhere = ''] = before.slugs
    const after = await open(openSamples())
    const row = { question: '/compare', snapshot: '{}', parser: '1' }
    const { hash } = await before.archive.permalink.findUniqueOrThrow({ where: { slug: elsewhere } })
    await after.archive.permalink.createMany({
      data: [
        { slug: taken, hash: 'other', ...row },
        { slug: 'zzzzzz', hash, ...row },
      ],
    })
    await after.archive.source.create({
      data: { key: 'mbox a', cursor: '8192', mails: 1, results: 1, updatedAt: new Date() },
    })
    const { kept, permalinks, sources } = await take(exportOf(before), after)
    expect({ permalinks, sources }).toEqual({ permalinks: { new: 1, known: 0 }, sources: { new: 0, known: 0 } })
    expect(kept.toSorted()).toEqual(
      [
        `/p/${taken} is another comparison here than in the export`,
        `/p/${elsewhere} of the export is here as /p/zzzzzz`,
        'mbox a is read up to 8192 here, up to 4096 in the export',
      ].sort(),
    )
    expect(await after.archive.permalink.findUnique({ where: { slug: taken } })).toMatchObject({ hash: 'other' })
  })

  test('whose runs have those numbers gives others, and a comparison of chosen runs shows the same ones', async () => {
    const before = await livedIn()
    const slug = before.slugs[2] ?? ''
    const gone = await before.archive.run.findFirstOrThrow({ where: { tool: 'dbench' } })
    const withGone = await share(before.archive, { tool: 'dbench' })
    await before.archive.message.delete({ where: { id: gone.messageId } })
    const after = await open(openTemporaryArchive())
    const own = Array.from({ length: 100 }, (_, at) => aMessage(`own${at}@example.org`, [aRun([at, 0.5])]))
    await ingest(after.archive, aDocument(...own), [])
    await take(exportOf(before), after)
    const [kept, was] = [await getPermalink(after.archive, slug), await getPermalink(before.archive, slug)]
    const chosen = await after.archive.run.findMany({
      where: { id: { in: [...(kept?.snapshot.question.runs ?? [])] } },
    })
    expect(chosen.map(({ tool, ordinal }) => [tool, ordinal])).toEqual([
      ['bonnie++', 1],
      ['bonnie++', 2],
    ])
    expect(chosen.every(({ id }) => id > 100)).toBe(true)
    expect(kept?.changes).toEqual(was?.changes)
    const { question } = await after.archive.permalink.findUniqueOrThrow({ where: { slug } })
    expect(question).toBe(
      `/compare?tool=bonnie%2B%2B&metric=seq_output_block&by=kernel&run=${chosen[0]?.id}&run=${chosen[1]?.id}`,
    )
    // A figure of a message that is gone is nobody else's.
    const { snapshot } = await after.archive.permalink.findUniqueOrThrow({ where: { slug: withGone } })
    expect(snapshot).toContain(`"runId":-${gone.id},`)
  })

  test('keeps its own reading of a message, and says so', async () => {
    const read = (values: readonly number[]) =>
      aDocument(
        aMessage(
          '1@example.org',
          values.map((value) => aRun([value, 1])),
        ),
      )
    const before = await open(openTemporaryArchive())
    await ingest(before.archive, read([5, 6]), [])
    await correctRun(before.archive, 1, 'kernel', '2.4.1')
    await correctRun(before.archive, 2, 'kernel', '2.4.2')
    const after = await open(openTemporaryArchive())
    await ingest(after.archive, read([7, 6]), [{ message: 0, run: 1, field: 'label', value: 'seven' }])
    // No figure is as it was, nor does a line overlap.
    await after.archive.run.updateMany({ where: { ordinal: 1 }, data: { firstLine: 50, lastLine: 60 } })
    const [{ id } = { id: '' }] = await after.archive.message.findMany()
    expect(await take(exportOf(before), after)).toMatchObject({
      ...{ messages: { new: 0, known: 1 }, readOtherwise: 1, corrections: { new: 1, known: 0 } },
      kept: [`run 1 of ${id} is corrected in the export and not read here`],
    })
    const runs = await after.archive.run.findMany({ orderBy: { ordinal: 'asc' } })
    expect(runs.map(({ label, kernel }) => [label, kernel])).toEqual([
      ['seven', null],
      [null, '2.4.2'],
    ])
  })
})

describe('an export that is not as it was written is refused, and nothing is stored', () => {
  const change = (name: string, from: string | RegExp, to: string) => (place: string) => {
    const path = join(place, name)
    writeFileSync(path, readFileSync(path, 'latin1').replace(from, to), 'latin1')
  }
  /** Damage of which the manifest knows: as if it had been written so. */
  const forged = (name: string, harm: (place: string) => void) => (place: string) => {
    harm(place)
    const bytes = readFileSync(join(place, name))
    const path = join(place, 'manifest.json')
    const manifest = JSON.parse(readFileSync(path, 'utf8'))
    manifest.files[name] = { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
    writeFileSync(path, JSON.stringify(manifest))
  }
  const cut = (name: string) => (place: string) =>
    truncateSync(join(place, name), readFileSync(join(place, name)).length - 40)

  const harms: readonly (readonly [string, (place: string) => void, string])[] = [
    ...FILES.map(
      (name) => [`${name} missing`, (place: string) => rmSync(join(place, name)), `${name} is missing`] as const,
    ),
    ['no manifest', (place) => rmSync(join(place, 'manifest.json')), 'manifest.json is missing'],
    ['half a manifest', cut('manifest.json'), 'damaged: manifest.json'],
    ['a file without a hash', change('manifest.json', /"runs.jsonl": \{[^}]*\},/, ''), 'damaged: manifest.json'],
    [
      'a newer version',
      change('manifest.json', '"version": 1', '"version": 2'),
      'by a newer version of IOlore (format 2)',
    ],
    ['a cut file', cut('runs.jsonl'), 'damaged: runs.jsonl has'],
    ['a changed letter', change('messages.mbox', 'ext3', 'ext4'), 'messages.mbox is not as it was written'],
    [
      'more than there was',
      (place) => appendFileSync(join(place, 'sources.jsonl'), '\n'),
      'damaged: sources.jsonl has',
    ],
    ['a cut line', forged('runs.jsonl', cut('runs.jsonl')), 'damaged: runs.jsonl, line 41'],
    ['a cut mbox', forged('messages.mbox', cut('messages.mbox')), 'messages.mbox ends before its last mail'],
    [
      'an mbox that goes on',
      forged('messages.mbox', (place) => appendFileSync(join(place, 'messages.mbox'), 'x')),
      'messages.mbox goes on behind its last mail',
    ],
    [
      'an unknown charset',
      forged('messages.jsonl', change('messages.jsonl', '"utf-8"', '"utf-9"')),
      'damaged: messages.jsonl, line 1',
    ],
    [
      'a wrong type',
      forged('sources.jsonl', change('sources.jsonl', '"mails":300', '"mails":"300"')),
      'damaged: sources.jsonl, line 1',
    ],
    ['a message without its line', forged('messages.jsonl', change('messages.jsonl', /^.*\n/, '')), 'damaged'],
    [
      'a correction of no condition',
      forged('runs.jsonl', change('runs.jsonl', '"field":"factors.elevator"', '"field":"raw"')),
      'damaged: runs.jsonl',
    ],
  ]

  let whole = ''
  beforeAll(async () => {
    const one = await livedIn()
    whole = exportOf(one)
  })

  test.each(harms)('%s', async (name, harm, words) => {
    const place = join(folder, name)
    cpSync(whole, place, { recursive: true })
    harm(place)
    const after = await open(openTemporaryArchive())
    await expect(take(place, after)).rejects.toMatchObject({
      name: 'SourceError',
      message: expect.stringContaining(words),
    })
    expect(await after.archive.message.count()).toBe(0)
    expect(await after.archive.permalink.count()).toBe(0)
  })
})

test('only checked, it stores nothing', async () => {
  const place = exportOf(await livedIn())
  expect(await importExport(place, null, silent)).toMatchObject({ holds: { messages: 7 }, messages: { new: 0 } })
})
