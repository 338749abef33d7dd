import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hashToken } from '@/lib/access/token'
import { opens, whoAsks } from '@/lib/access/who-asks'
import { openTemporaryArchive, type TemporaryArchive } from '@/lib/db/temporary-archive'
import { BadCorrection, ingest } from '@/lib/ingest'
import { aDocument, aFigure, aMessage, aRun } from '@/lib/ingest/document.fixture'
import type { Finding } from '@/lib/model'
import { getComparison } from '@/lib/queries/comparison/get-comparison'
import { getPermalink } from '@/lib/queries/comparison/get-permalink'
import { keepComparison } from '@/lib/queries/comparison/keep-comparison'
import { readCatalogue } from '@/lib/queries/comparison/read-catalogue'
import { settleQuestion } from '@/lib/queries/comparison/settle-question'
import { findChangesOf } from '@/lib/queries/messages/find-changes-of'
import { findMessages } from '@/lib/queries/messages/find-messages'
import { getMessage } from '@/lib/queries/messages/get-message'
import { countArchive } from '@/lib/queries/overview/count-archive'
import { getOverview } from '@/lib/queries/overview/get-overview'
import { countFacets } from '@/lib/queries/runs/count-facets'
import { findRuns } from '@/lib/queries/runs/find-runs'
import { getSubject } from '@/lib/queries/subjects/get-subject'
import { NOTHING_ASKED } from '@/lib/url/question'
import { ALL_RUNS } from '@/lib/url/runs-filter'
import { correctRuns, TooManyProposals, WAITING_AT_MOST } from './correct-runs'
import { decideProposal } from './decide-proposal'
import { removeMessage } from './remove-message'

let opened: TemporaryArchive
beforeEach(async () => {
  opened = await openTemporaryArchive()
})
afterEach(() => opened.remove())

const FIGURES = [10.5, 20, 30, 40.25]
const mail = aMessage('one@example.org', [
  aRun(FIGURES, { kernel: '2.4.9' }),
  aRun([11, 22, 33, 44], { kernel: '2.4.10' }),
])

async function save(message = mail, token = 'secret'): Promise<string> {
  const [stored] = await ingest(opened.archive, aDocument(message), [], hashToken(token))
  return stored?.id ?? ''
}

const kernels = async (messageId: string) =>
  (await opened.archive.run.findMany({ where: { messageId }, orderBy: { ordinal: 'asc' } })).map(({ kernel }) => kernel)

const wanted = (messageId: string, value: string | null, runs: readonly number[] = [1]) => ({
  ...{ messageId, runs, field: 'kernel', value, reason: 'a slip' },
})

describe('correctRuns', () => {
  it('corrects with the edit link, says so in the log, and takes it back', async () => {
    const id = await save()
    expect(await correctRuns(opened.archive, 'edit link', wanted(id, '2.4.8'))).toEqual({ state: 'corrected', runs: 1 })
    expect(await kernels(id)).toEqual(['2.4.8', '2.4.10'])
    await correctRuns(opened.archive, 'operator', wanted(id, '2.4.9'))
    expect((await findChangesOf(opened.archive, id)).changes).toMatchObject([
      { action: 'take back', who: 'operator', before: '2.4.8', after: '2.4.9', runs: [1], field: 'kernel' },
      { action: 'correct', who: 'edit link', before: '2.4.9', after: '2.4.8', reason: 'a slip' },
    ])
  })

  it('corrects many runs at once, which were not alike before', async () => {
    const id = await save()
    await correctRuns(opened.archive, 'operator', wanted(id, '2.6.1', [1, 2]))
    expect(await kernels(id)).toEqual(['2.6.1', '2.6.1'])
    expect((await findChangesOf(opened.archive, id)).changes).toMatchObject([{ before: null, runs: [1, 2] }])
  })

  it('only notes what anyone proposes, until it is accepted or declined', async () => {
    const id = await save()
    expect(await correctRuns(opened.archive, 'anyone', wanted(id, '2.4.7'))).toEqual({ state: 'proposed', runs: 1 })
    await correctRuns(opened.archive, 'anyone', wanted(id, '2.4.6', [2]))
    expect(await kernels(id)).toEqual(['2.4.9', '2.4.10'])
    const { waiting } = await findChangesOf(opened.archive, id)
    expect(waiting).toMatchObject([
      { field: 'kernel', value: '2.4.7', runs: [1] },
      { value: '2.4.6', runs: [2] },
    ])
    const [first, second] = waiting.map((one) => one.id)
    expect(await decideProposal(opened.archive, 'operator', first ?? '', true)).toBe(true)
    expect(await decideProposal(opened.archive, 'operator', first ?? '', false)).toBe(false)
    expect(await decideProposal(opened.archive, 'edit link', second ?? '', false)).toBe(true)
    expect(await kernels(id)).toEqual(['2.4.7', '2.4.10'])
    const after = await findChangesOf(opened.archive, id)
    expect(after.waiting).toEqual([])
    expect(after.changes.map(({ action }) => action)).toEqual(['decline', 'accept', 'propose', 'propose'])
  })

  it('refuses what is no condition, what is no run, and a flood', async () => {
    const id = await save()
    await expect(correctRuns(opened.archive, 'anyone', { ...wanted(id, 'x'), field: 'tool' })).rejects.toThrow(
      BadCorrection,
    )
    expect(await correctRuns(opened.archive, 'operator', wanted(id, 'x', [9]))).toBeNull()
    expect(await correctRuns(opened.archive, 'anyone', wanted('nowhere', 'x'))).toBeNull()
    for (let n = 0; n < WAITING_AT_MOST; n++) await correctRuns(opened.archive, 'anyone', wanted(id, `2.4.${n}`))
    await expect(correctRuns(opened.archive, 'anyone', wanted(id, 'x'))).rejects.toThrow(TooManyProposals)
  })
})

describe('not a result', () => {
  const no = (messageId: string, runs: readonly number[], value: string | null = 'no') => ({
    ...{ messageId, runs, field: 'result', value, reason: 'the array was rebuilding' },
  })
  const counted = async () => ({
    archive: (await countArchive(opened.archive)).runs,
    figures: (await countArchive(opened.archive)).figures,
    found: (await findRuns(opened.archive, ALL_RUNS)).rows.map(({ kernel }) => kernel),
    facet: (await countFacets(opened.archive, ALL_RUNS)).find(({ key }) => key === 'kernel')?.total,
    tools: (await readCatalogue(opened.archive)).map(({ runs }) => runs),
    overview: (await getOverview(opened.archive)).kernels,
    byWords: (await findMessages(opened.archive, { q: 'kernel:2.4.9', page: 1, rows: 10 })).total,
    subject: (await getSubject(opened.archive, 'kernel', '2.4.9'))?.runs ?? 0,
    ofMessage: (await findMessages(opened.archive, { page: 1, rows: 10 })).rows.map(({ runs }) => runs),
  })

  it('sets a run aside everywhere, and takes it back in', async () => {
    const id = await save()
    const whole = await counted()
    expect(whole).toMatchObject({ archive: 2, figures: 8, facet: 2, tools: [2], overview: 2, byWords: 1, subject: 1 })
    expect(await correctRuns(opened.archive, 'edit link', no(id, [1]))).toEqual({ state: 'corrected', runs: 1 })
    expect(await counted()).toEqual({
      ...{ archive: 1, figures: 4, found: ['2.4.10'], facet: 1, tools: [1], overview: 1, byWords: 0, subject: 0 },
      ofMessage: [1],
    })
    const shown = await getMessage(opened.archive, id)
    expect(shown?.runs.map(({ ordinal }) => ordinal)).toEqual([2])
    expect(shown?.setAside).toMatchObject([
      { ordinal: 1, dismissed: { who: 'edit link', reason: 'the array was rebuilding' } },
    ])
    expect(shown?.setAside[0]?.measurements).toHaveLength(4)
    await correctRuns(opened.archive, 'operator', no(id, [1], null))
    expect(await counted()).toEqual(whole)
    expect((await findChangesOf(opened.archive, id)).changes).toMatchObject([
      { action: 'take back', who: 'operator', field: 'result', before: 'no', after: null },
      { action: 'correct', who: 'edit link', field: 'result', before: null, after: 'no' },
    ])
  })

  it('leaves no finding that said something of it alone', async () => {
    const about = (kind: string, runs: readonly number[]): Finding => ({
      ...{ kind, severity: 'warning', message: kind, runs, lines: [3] },
    })
    const findings = [
      about('identical-runs', [1, 2]),
      about('no-unit', [1]),
      about('no-unit', [1, 2]),
      about('cut', []),
    ]
    const id = await save({ ...mail, findings })
    const shown = async () => [
      (await getOverview(opened.archive)).findings,
      (await getMessage(opened.archive, id))?.findings.length,
    ]
    expect(await shown()).toEqual([4, 4])
    await correctRuns(opened.archive, 'operator', no(id, [1]))
    expect(await shown()).toEqual([2, 2])
  })

  it('is for many runs at once, and a proposal of anyone else', async () => {
    const id = await save()
    await correctRuns(opened.archive, 'anyone', no(id, [1, 2]))
    expect((await counted()).archive).toBe(2)
    const [proposal] = (await findChangesOf(opened.archive, id)).waiting
    await decideProposal(opened.archive, 'operator', proposal?.id ?? '', true)
    expect(await counted()).toMatchObject({ archive: 0, figures: 0, found: [], tools: [], ofMessage: [0] })
    await expect(correctRuns(opened.archive, 'operator', no(id, [1], 'maybe'))).rejects.toThrow(BadCorrection)
  })

  it('lets an equal run of the message count in its stead, and no quotation', async () => {
    const twice = aMessage('twice@example.org', [aRun(FIGURES), aRun(FIGURES)])
    const id = await save(twice)
    const quotation = aMessage('reply@example.org', [aRun(FIGURES, { quoted: true })])
    await ingest(opened.archive, aDocument(quotation), [])
    const equal = () =>
      opened.archive.run.findMany({ select: { equalsId: true, originalId: true }, orderBy: { id: 'asc' } })
    const [own, repeated, quoted] = await equal()
    expect([own?.equalsId, repeated?.equalsId, quoted?.originalId]).toEqual([null, 1, 1])
    await correctRuns(opened.archive, 'operator', no(id, [1]))
    expect((await equal()).map(({ equalsId }) => equalsId)).toEqual([null, null, null])
    expect((await countArchive(opened.archive)).runs).toBe(1)
    await correctRuns(opened.archive, 'operator', no(id, [2]))
    expect((await countArchive(opened.archive)).runs).toBe(0)
  })

  it('is said by what was shared before', async () => {
    const later = aRun([], { kernel: '2.4.10', lines: [9, 9], measurements: [aFigure(11, { line: 9 })] })
    const id = await save(aMessage('one@example.org', [aRun([10], { kernel: '2.4.9' }), later]))
    const { question } = await settleQuestion(opened.archive, { ...NOTHING_ASKED, by: 'kernel' })
    if (question === null) throw new Error('there are runs')
    const kept = await keepComparison(opened.archive, await getComparison(opened.archive, question), '1')
    await correctRuns(opened.archive, 'operator', no(id, [2]))
    const words = (await getPermalink(opened.archive, kept.slug))?.changes.map(({ what }) => what)
    expect(words).toContain('set aside since: not a result')
    expect(await getComparison(opened.archive, question)).toMatchObject({ runs: 1 })
  })
})

describe('the log', () => {
  it('cannot be rewritten', async () => {
    const id = await save()
    await correctRuns(opened.archive, 'operator', wanted(id, '2.4.8'))
    await expect(opened.archive.change.updateMany({ data: { who: 'anyone' } })).rejects.toThrow(/rewritten/)
    await expect(opened.archive.change.deleteMany()).rejects.toThrow(/rewritten/)
    expect(await opened.archive.change.count({ where: { who: 'operator' } })).toBe(1)
  })
})

describe('removeMessage', () => {
  it('takes everything of a message out, and keeps it out', async () => {
    const id = await save()
    await correctRuns(opened.archive, 'anyone', wanted(id, '2.4.8'))
    expect(await removeMessage(opened.archive, 'edit link', id, 'not mine to post')).toBe(true)
    for (const table of ['message', 'run', 'proposal'] as const)
      expect(await (opened.archive[table] as typeof opened.archive.message).count(), table).toBe(0)
    expect(await opened.archive.measurement.count()).toBe(0)
    const again = await ingest(opened.archive, aDocument(mail), [])
    expect(again).toMatchObject([{ id, status: 'removed', runs: 0 }])
    expect(await opened.archive.message.count()).toBe(0)
    const { changes, waiting } = await findChangesOf(opened.archive, id)
    expect([changes.map(({ action, reason }) => [action, reason]), waiting]).toEqual([
      [['remove', 'not mine to post']],
      [],
    ])
    expect(await removeMessage(opened.archive, 'operator', id, null)).toBe(false)
  })

  it('does not bring its head back into the thread of an answer', async () => {
    const id = await save()
    await removeMessage(opened.archive, 'operator', id, null)
    const empty = aMessage('one@example.org', [], { subject: 'figures' })
    const answer = aMessage('two@example.org', [aRun([1, 2, 3, 4])], { references: ['one@example.org'] })
    await ingest(opened.archive, aDocument(empty, answer), [])
    expect(await opened.archive.head.count()).toBe(0)
  })

  it('lets a quotation stand for the run that went', async () => {
    const id = await save()
    const quotation = aMessage('reply@example.org', [aRun(FIGURES, { quoted: true, kernel: '2.4.9' })])
    await ingest(opened.archive, aDocument(quotation), [])
    expect(await opened.archive.run.count({ where: { originalId: null } })).toBe(2)
    await removeMessage(opened.archive, 'operator', id, null)
    expect(await opened.archive.run.findMany({ select: { originalId: true, quoted: true } })).toEqual([
      { originalId: null, quoted: true },
    ])
  })

  it('says removed in the place of its figures in what was shared', async () => {
    const id = await save()
    const { question } = await settleQuestion(opened.archive, { ...NOTHING_ASKED, by: 'kernel' })
    if (question === null) throw new Error('there are runs')
    const kept = await keepComparison(opened.archive, await getComparison(opened.archive, question), '1')
    await removeMessage(opened.archive, 'operator', id, null)
    const shown = JSON.stringify((await getPermalink(opened.archive, kept.slug))?.snapshot)
    expect(shown).toContain('"text":"removed"')
    for (const figure of ['40.25', '10.5', '2.4.10', `/messages/${id}`]) expect(shown).not.toContain(figure)
  })
})

describe('whoAsks', () => {
  const asking = (bearer: string | null, cookies: Readonly<Record<string, string>> = {}) => ({
    bearer,
    cookie: (name: string) => cookies[name] ?? null,
  })

  it.each<[string, string | null, Readonly<Record<string, string>>, string]>([
    ['nothing', null, {}, 'anyone'],
    ['a wrong secret', 'secreT', {}, 'anyone'],
    ['its secret', 'secret', {}, 'edit link'],
    ['its cookie', null, { iolore_edit_ID: 'secret' }, 'edit link'],
    ['the cookie of another message', null, { iolore_edit_0000000000: 'secret' }, 'anyone'],
  ])('with %s', async (_, bearer, cookies, who) => {
    const id = await save()
    const named = Object.fromEntries(Object.entries(cookies).map(([name, value]) => [name.replace('ID', id), value]))
    expect(await whoAsks(opened.archive, asking(bearer, named), id)).toBe(who)
  })

  it('opens no message without an edit link, and none by another one’s', async () => {
    const id = await save()
    const other = await save(aMessage('other@example.org', [aRun([1])]), 'another')
    expect(await opens(opened.archive, other, 'secret')).toBe(false)
    expect(await opens(opened.archive, id, '')).toBe(false)
    const [bare] = await ingest(opened.archive, aDocument(aMessage('bare@example.org', [aRun([2])])), [])
    expect(await opens(opened.archive, bare?.id ?? '', 'secret')).toBe(false)
  })
})
