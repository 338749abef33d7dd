import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { correctRuns } from '@/lib/change/correct-runs'
import { decideProposal } from '@/lib/change/decide-proposal'
import { openTemporaryArchive, type TemporaryArchive } from '@/lib/db/temporary-archive'
import { importExport } from '@/lib/export/import-export'
import { writeExport } from '@/lib/export/write-export'
import { ingest } from '@/lib/ingest'
import { hiddenMail } from '@/lib/mail/hidden-mail'
import { parse } from '@/lib/parse'
import { citeMessages } from '@/lib/queries/comparison/cite-messages'
import { getComparison } from '@/lib/queries/comparison/get-comparison'
import { getPermalink } from '@/lib/queries/comparison/get-permalink'
import { keepComparison } from '@/lib/queries/comparison/keep-comparison'
import { settleQuestion } from '@/lib/queries/comparison/settle-question'
import { findImports } from '@/lib/queries/imports/find-imports'
import { getImport } from '@/lib/queries/imports/get-import'
import { findChangesOf } from '@/lib/queries/messages/find-changes-of'
import { findMessages } from '@/lib/queries/messages/find-messages'
import { getMessage } from '@/lib/queries/messages/get-message'
import { readMailNamed } from '@/lib/queries/messages/read-mail-named'
import { countFacets } from '@/lib/queries/runs/count-facets'
import { findRuns } from '@/lib/queries/runs/find-runs'
import { getSubject } from '@/lib/queries/subjects/get-subject'
import { reparseMessage } from '@/lib/reparse'
import { NOTHING_ASKED } from '@/lib/url/question'
import { ALL_RUNS } from '@/lib/url/runs-filter'
import { BadName, maskName, unmaskName } from './mask-name'

const MAIL = `From: "Poe, Ann" <ann@example.org>
Subject: tests by Ann Poe
Message-ID: <1@example.org>
References: <0@example.org>
Date: Tue, 9 Oct 2001 10:00:00 +0000

Ann Poe's machine, kernel 2.4.10, ext2.

Throughput 32.1234 MB/sec (NB=40.15 MB/sec  321.2 MBit/sec)  16 procs

-- 
Ann Poe
`
const ANSWER = `From: Kay Lee <kay@example.org>
Subject: Re: other tests
Message-ID: <2@example.org>
References: <0@example.org> <1@example.org>
Date: Wed, 10 Oct 2001 10:00:00 +0000

On Tue, 9 Oct 2001, Ann
Poe wrote:
> Throughput 32.1234 MB/sec (NB=40.15 MB/sec  321.2 MBit/sec)  16 procs

Mine, on 2.4.12, dbench:

Throughput 41.5678 MB/sec (NB=51.96 MB/sec  415.6 MBit/sec)  16 procs
`
const HEAD = 'From: Ann Poe <ann@example.org>\nSubject: Ann Poe asks\nMessage-ID: <0@example.org>\n\nWho has figures?\n'

let opened: TemporaryArchive
beforeEach(async () => {
  opened = await openTemporaryArchive()
})
afterEach(() => opened.remove())

const save = async (...mails: readonly string[]) => {
  const ids: string[] = []
  for (const mail of mails) for (const { id } of await ingest(opened.archive, await parse(mail), [])) ids.push(id)
  return ids
}

/** Everything that is shown of an archive, as one text. */
async function everything(slug: string): Promise<string> {
  const { archive } = opened
  const ids = (await archive.message.findMany({ select: { id: true } })).map(({ id }) => id)
  const messages = await Promise.all(ids.map((id) => getMessage(archive, id)))
  const { question } = await settleQuestion(archive, NOTHING_ASKED)
  if (question === null) throw new Error('there are runs')
  const comparison = await getComparison(archive, question)
  return JSON.stringify([
    messages,
    messages.map((message) => message && hiddenMail(message)),
    await readMailNamed(archive, '1@example.org'),
    await Promise.all(ids.map((id) => findChangesOf(archive, id))),
    await findRuns(archive, ALL_RUNS),
    await countFacets(archive, ALL_RUNS),
    await findMessages(archive, { page: 1, rows: 10 }),
    comparison,
    await citeMessages(archive, comparison),
    await getPermalink(archive, slug),
  ])
}

async function lifeBefore(): Promise<{ readonly id: string; readonly slug: string }> {
  await save(HEAD)
  const [id = ''] = await save(MAIL)
  await save(ANSWER)
  const wanted = { messageId: id, runs: [1], field: 'label', value: 'run of Ann Poe', reason: 'Ann Poe said so' }
  await correctRuns(opened.archive, 'operator', wanted)
  const { question } = await settleQuestion(opened.archive, { ...NOTHING_ASKED, by: 'label' })
  if (question === null) throw new Error('there are runs')
  const { slug } = await keepComparison(opened.archive, await getComparison(opened.archive, question), '1')
  return { id, slug }
}

/** The words that the full-text search knows. */
function wordsKnown(): readonly string[] {
  const file = new Database(opened.path, { readonly: true })
  file.exec("CREATE VIRTUAL TABLE temp.words USING fts5vocab('main', 'MessageSearch', 'row')")
  const words = file.prepare<[], string>('SELECT term FROM temp.words').pluck().all()
  file.close()
  return words
}

const NAMED = /Ann[\s>\\n]{1,4}Poe|Poe, Ann/i
const find = async (q: string) => (await findMessages(opened.archive, { q, page: 1, rows: 10 })).total

test('a masked name is met nowhere, and nothing moves', async () => {
  const { id, slug } = await lifeBefore()
  const before = await getMessage(opened.archive, id)
  expect(NAMED.test(await everything(slug))).toBe(true)
  expect([await find('"Ann Poe"'), await find('from:poe')]).toEqual([2, 1])

  const { label, messages } = await maskName(opened.archive, 'ann poe', 'asked by mail')
  expect(label).toMatch(/^masked poster [0-9a-z]{6}$/)
  expect(messages).toBe(2)
  expect(NAMED.exec(await everything(slug))).toBeNull()
  expect([await find('"Ann Poe"'), await find('from:poe'), await find('poe')]).toEqual([0, 0, 0])
  expect(wordsKnown()).toContain('throughput')
  expect(wordsKnown()).not.toContain('poe')

  const after = await getMessage(opened.archive, id)
  expect(after).toMatchObject({ from: label, subject: 'tests by ··· ···' })
  expect(after?.text.split('\n').map((line) => line.length)).toEqual(
    before?.text.split('\n').map((line) => line.length),
  )
  expect(after?.runs[0]?.measurements).toEqual(before?.runs[0]?.measurements)
  expect(after?.runs[0]?.label).toBe('run of ··· ···')
  expect((await opened.archive.message.findUniqueOrThrow({ where: { id } })).raw).toBe(MAIL)
  expect((await getSubject(opened.archive, 'poster', label))?.runs).toBe(1)
  expect(await opened.archive.change.findFirst({ where: { action: 'mask' } })).toMatchObject({
    ...{ who: 'operator', messageId: '', after: label, reason: 'asked by mail' },
  })
})

test('what comes later is masked too, and so is what is read again', async () => {
  await maskName(opened.archive, 'Poe, Ann', null)
  const { id, slug } = await lifeBefore()
  expect(NAMED.exec(await everything(slug))).toBeNull()
  expect(await reparseMessage(opened.archive, id, false)).toMatchObject({ status: 'same', isReworded: false })
  expect(NAMED.exec(await everything(slug))).toBeNull()
})

test('a name comes back where it stood', async () => {
  const { id, slug } = await lifeBefore()
  const before = await getMessage(opened.archive, id)
  await maskName(opened.archive, 'Ann Poe', null)
  expect(await unmaskName(opened.archive, 'ANN POE', null)).toMatchObject({ messages: 2 })
  const after = await getMessage(opened.archive, id)
  expect([after?.text, after?.subject, after?.from]).toEqual([before?.text, before?.subject, before?.from])
  expect(after?.runs.map(({ evidence }) => evidence)).toEqual(before?.runs.map(({ evidence }) => evidence))
  expect(await find('"Ann Poe"')).toBe(2)
  expect((await getPermalink(opened.archive, slug))?.changed).toBeGreaterThanOrEqual(0)
  expect(await opened.archive.mask.count()).toBe(0)
})

test('it is refused what is no name, and what is not masked', async () => {
  for (const name of ['', 'a', '12345', 'x'.repeat(201)])
    await expect(maskName(opened.archive, name, null), name).rejects.toThrow(BadName)
  await expect(unmaskName(opened.archive, 'Ann Poe', null)).rejects.toThrow(BadName)
  expect(await opened.archive.mask.count()).toBe(0)
})

test('an export has whom it does not name, and masks them where it is put', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'iolore-mask-'))
  const other = await openTemporaryArchive()
  try {
    await lifeBefore()
    for (const mail of [MAIL, ANSWER]) await ingest(other.archive, await parse(mail), [])
    await maskName(opened.archive, 'Ann Poe', null)
    writeExport(opened.path, join(folder, 'export'))
    const { masks } = await importExport(join(folder, 'export'), other.archive, () => undefined)
    expect(masks).toEqual({ new: 1, known: 0 })
    const stored = await other.archive.message.findMany({ select: { author: true, subject: true, text: true } })
    expect(stored).toHaveLength(2)
    expect(JSON.stringify(stored)).not.toMatch(NAMED)
  } finally {
    await other.remove()
    rmSync(folder, { recursive: true, force: true })
  }
})

const VARIED = `From: Kay
Message-ID: <varied@example.org>
Subject: two patches

2.4.10, elevator = Ann Poe's:
Throughput 50.1234 MB/sec 4 procs

2.4.10, elevator = stock:
Throughput 51.1234 MB/sec 4 procs
`

test('what is varied is called without the name, stored and to come, and is corrected under what it is called', async () => {
  const [id = ''] = await save(VARIED)
  const set = (runs: readonly number[], field: string, value: string) =>
    correctRuns(opened.archive, 'operator', { messageId: id, runs, field, value, reason: null })
  await set([1], 'factors.patch of Ann Poe', 'in')
  await set([1], 'factors.patch of Ivo Zed', 'out')
  const proposed = { messageId: id, runs: [2], field: 'factors.patch of Ann Poe', value: 'out', reason: null }
  await correctRuns(opened.archive, 'anyone', proposed)
  await maskName(opened.archive, 'Ann Poe', null)
  await maskName(opened.archive, 'Ivo Zed', null)

  const { id: proposal } = await opened.archive.proposal.findFirstOrThrow()
  await decideProposal(opened.archive, 'operator', proposal, true)
  const message = await getMessage(opened.archive, id)
  expect(
    message?.runs.map(({ factors }) => Object.entries(factors).filter(([name]) => name.startsWith('patch'))),
  ).toEqual([
    [
      ['patch of ··· ···', 'in'],
      ['patch of ··· ····', 'out'],
    ],
    [['patch of ··· ···', 'out']],
  ])
  expect(JSON.stringify([message, await countFacets(opened.archive, ALL_RUNS)])).not.toMatch(/Ann Poe|Ivo Zed/)
  const stored = await opened.archive.run.findMany({ select: { varied: true, factorKey: true } })
  expect(JSON.stringify(stored)).not.toMatch(/Ann Poe|Ivo Zed/)
})

test('a name in the name of a file that was sent is not shown', async () => {
  const states = { hash: 'h', files: 1, size: 5, state: 'done', parser: '1', found: '', troubles: '' }
  const names = ['ann-poe.mbox', 'Poe_Ann 2001.mbox.gz', 'annapoem.mbox', 'ann.mbox']
  for (const [at, name] of names.entries()) {
    const troubles = `,${JSON.stringify({ kind: 'failed', at: 'ann-poe.mbox, mail 3', messageId: null, why: 'by Ann Poe' })}`
    await opened.archive.import.create({ data: { ...states, id: `import${at}`, name, troubles } })
  }
  await maskName(opened.archive, 'Ann Poe', null)
  const { rows } = await findImports(opened.archive, { page: 1, rows: 25 })
  expect(rows.map(({ name }) => name).sort()).toEqual(
    ['···-···.mbox', '···_··· 2001.mbox.gz', 'ann.mbox', 'annapoem.mbox'].sort(),
  )
  const report = await getImport(opened.archive, 'import0')
  expect(JSON.stringify(report)).not.toMatch(/Ann|Poe/i)
})

test('a mask of one word leaves the names of mails as they are', async () => {
  const mail = `From: Kay
Message-ID: <poe.1@poe.example.org>
In-Reply-To: A mail of Poe on Monday <poe.0@poe.example.org>
References: <a@poe.example.org>
\t<poe@poe.example.org>
Subject: for poe

Throughput 70.1234 MB/sec 4 procs
`
  const [id = ''] = await save(mail)
  await maskName(opened.archive, 'Poe', null)
  const raw = hiddenMail((await getMessage(opened.archive, id)) ?? { raw: '', text: '' })
  expect(raw).toContain('Message-ID: <poe.1@poe.example.org>\n')
  expect(raw).toContain('In-Reply-To: A mail of ··· on Monday <·····@···············>\n')
  expect(raw).toContain('References: <a@poe.example.org>\n\t<poe@poe.example.org>\n')
  expect(raw).toContain('Subject: for ···\n')
})
