import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTemporaryArchive, type TemporaryArchive } from '@/lib/db/temporary-archive'
import { ingest } from '@/lib/ingest'
import type { Message } from '@/lib/model'
import { parse } from '@/lib/parse'
import { reparseMessage } from '@/lib/reparse'
import { aDocument, aFigure, aMessage, aRun } from './document.fixture'

let opened: TemporaryArchive
beforeEach(async () => {
  opened = await openTemporaryArchive()
})
afterEach(() => opened.remove())

const FIGURES = [153107, 67526, 197319, 120.31]
const CHANGED = [153107, 67256, 197319, 120.31]

const figures = (values: readonly number[], first: number) =>
  values.map((value, at) => aFigure(value, { params: { threads: 2 ** at }, line: first + at }))

const original = aMessage('first@example.org', [aRun([], { measurements: figures(FIGURES, 28) })], {
  date: '2001-10-11T10:00:00+02:00',
  subject: 'delaylog',
})
const changed = aMessage('reply@example.org', [aRun([], { quoted: true, measurements: figures(CHANGED, 11) })])
/** the same, letter for letter, in a mail that is in the archive for itself */
const exact = aMessage('exact@example.org', [aRun(CHANGED)], { date: '2001-10-10' })

const store = async (...messages: readonly Message[]): Promise<void> => {
  for (const message of messages) await ingest(opened.archive, aDocument(message), [])
}

/** "from > to" of each quotation, and what is found in all messages. */
async function found() {
  const quotes = await opened.archive.run.findMany({
    where: { quoted: true },
    select: {
      message: { select: { messageId: true } },
      original: { select: { message: { select: { messageId: true } } } },
    },
    orderBy: { message: { messageId: 'asc' } },
  })
  const findings = await opened.archive.finding.findMany({ where: { kind: 'changed-quotation' } })
  return {
    quotes: quotes.map(({ message, original }) => `${message.messageId} > ${original?.message.messageId ?? 'nobody'}`),
    findings: findings.map(({ text, runs, lines }) => [text, runs, lines]),
  }
}

const FOUND = {
  quotes: ['reply@example.org > first@example.org'],
  findings: [
    [
      'Run 1 quotes the mail “delaylog” of 2001-10-11, but not letter for letter: 67526 (line 29 there) stands as 67256 (line 12) in the quotation. Most likely it was changed on the way. The original is counted, the quotation is not.',
      '[1]',
      '[12]',
    ],
  ],
}

describe('a quotation that was changed on the way', () => {
  it.each([
    ['after its original', [original, changed]],
    ['before its original', [changed, original]],
  ])('is found where it comes %s', async (_, messages) => {
    await store(...messages)
    expect(await found()).toEqual(FOUND)
  })

  it.each([
    ['last', [original, changed, exact]],
    ['first', [exact, original, changed]],
    ['between', [changed, exact, original]],
    ['before the other', [original, exact, changed]],
  ])('is none where what it quotes to the last digit comes %s', async (_, messages) => {
    await store(...messages)
    expect(await found()).toEqual({ quotes: ['reply@example.org > exact@example.org'], findings: [] })
  })

  it('is found within one mail, and counted', async () => {
    const runs = [...original.runs, aRun([], { quoted: true, measurements: figures(CHANGED, 50) })]
    await store(aMessage('both@example.org', runs))
    const { quotes, findings } = await found()
    expect(quotes).toEqual(['both@example.org > nobody'])
    expect(findings[0]?.[0]).toMatch(
      /^Run 2 quotes a run of this mail, .* 67526 \(line 29\) stands as 67256 \(line 51\)/,
    )
  })

  it.each([
    ['no quotation', aMessage('own@example.org', [aRun(CHANGED)])],
    ['another figure', aMessage('other@example.org', [aRun([153107, 99999, 197319, 120.31], { quoted: true })])],
    ['another benchmark', aMessage('tool@example.org', [aRun(CHANGED, { quoted: true, tool: 'dbench' })])],
  ])('is not %s', async (_, message) => {
    await store(original, message)
    expect((await found()).findings).toEqual([])
  })

  it('is found again when either mail is read again', async () => {
    const mails = [
      mail('one@example.org', 'figures', bonnie('153107', '')),
      mail('two@example.org', 'Re: figures', `On Monday you wrote:\n${bonnie('153017', '> ')}\n\nNot so fast.`),
    ]
    for (const text of mails) await ingest(opened.archive, await parse(text), [])
    const before = await found()
    expect(before.findings).toHaveLength(1)
    // as an archive has it that an earlier version made
    await opened.archive.finding.deleteMany()
    await opened.archive.run.updateMany({ data: { originalId: null } })
    const ids = await opened.archive.message.findMany({ select: { id: true } })
    for (const { id } of ids) await reparseMessage(opened.archive, id, false)
    expect(await found()).toEqual(before)
    // read otherwise: runs are stored anew
    await opened.archive.condition.deleteMany()
    await opened.archive.run.updateMany({ data: { firstLine: 1 } })
    for (const { id } of ids) await reparseMessage(opened.archive, id, false)
    expect(await found()).toEqual(before)
  })
})

const mail = (id: string, subject: string, body: string): string =>
  `From: Ann Poe <ann@example.org>\nSubject: ${subject}\nMessage-ID: <${id}>\nDate: Mon, 8 Oct 2001 10:00:00 +0000\n\n${body}\n`

const bonnie = (write: string, mark: string): string =>
  [
    'Version  1.96       ------Sequential Output------ --Sequential Input- --Random-',
    'Concurrency   1     -Per Chr- --Block-- -Rewrite- -Per Chr- --Block-- --Seeks--',
    'Machine        Size K/sec %CP K/sec %CP K/sec %CP K/sec %CP K/sec %CP  /sec %CP',
    `host             8G  1021  97 ${write}  19 59274  12  2154  96 127174  13 398.1  15`,
  ]
    .map((line) => mark + line)
    .join('\n')
