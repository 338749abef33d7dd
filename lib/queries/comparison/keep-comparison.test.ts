import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { correctRun } from '@/lib/correct'
import type { TemporaryArchive } from '@/lib/db/temporary-archive'
import { NOTHING_ASKED } from '@/lib/url/question'
import { openSamples } from '../samples.fixture'
import { getComparison } from './get-comparison'
import { findNearSlugs, getPermalink } from './get-permalink'
import { keepComparison } from './keep-comparison'
import { settleQuestion } from './settle-question'

let opened: TemporaryArchive

beforeAll(async () => {
  opened = await openSamples()
})
afterAll(() => opened.remove())

describe('permalinks', () => {
  it('keeps the same thing under one address and says what changed since', async () => {
    const own = await openSamples()
    const { archive } = own
    const { question } = await settleQuestion(archive, { ...NOTHING_ASKED, tool: 'tiobench' })
    if (question === null) throw new Error('the samples are there')
    const comparison = await getComparison(archive, question)
    const kept = await keepComparison(archive, comparison, '1')
    expect(kept).toEqual({ slug: expect.stringMatching(/^[0-9a-z]{6}$/), isNew: true })
    expect(await keepComparison(archive, await getComparison(archive, question), '2')).toEqual({
      ...kept,
      isNew: false,
    })
    const before = await getPermalink(archive, kept.slug)
    expect(before?.snapshot).toEqual(comparison)
    expect([before?.changed, before?.changes.length, before?.parser]).toEqual([0, 8, '1'])

    const run = await archive.run.findFirstOrThrow({ where: { kernel: '2.4.10', tool: 'tiobench', originalId: null } })
    await correctRun(archive, run.id, 'kernel', '2.4.11')
    const after = await getPermalink(archive, kept.slug)
    expect(after?.snapshot).toEqual(comparison)
    expect([after?.changed, after?.changes.find(({ changed }) => changed)]).toMatchObject([
      4,
      { label: '2.4.11', wasLabel: '2.4.10', what: 'a condition was corrected' },
    ])

    await archive.message.deleteMany({ where: { id: run.messageId } })
    expect((await getPermalink(archive, kept.slug))?.gone).toEqual([run.messageId])
    await own.remove()
  })

  it('knows no other address, but those that differ in one character', async () => {
    const { question } = await settleQuestion(opened.archive, { ...NOTHING_ASKED, tool: 'netbench' })
    if (question === null) throw new Error('the samples are there')
    const { slug } = await keepComparison(opened.archive, await getComparison(opened.archive, question), '1')
    const near = `${slug.slice(0, 5)}${slug.endsWith('0') ? '1' : '0'}`
    expect(await getPermalink(opened.archive, near)).toBeNull()
    expect(await findNearSlugs(opened.archive, near)).toEqual([slug])
    expect(await findNearSlugs(opened.archive, "%' OR 1 --")).toEqual([])
  })
})
