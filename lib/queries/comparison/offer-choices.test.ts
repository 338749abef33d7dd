import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TemporaryArchive } from '@/lib/db/temporary-archive'
import { type Asked, NOTHING_ASKED } from '@/lib/url/question'
import { openConditions, said, settle } from './conditions.fixture'
import { getComparison } from './get-comparison'
import { offerChoices } from './offer-choices'
import { settleQuestion } from './settle-question'

let opened: TemporaryArchive
beforeAll(async () => {
  opened = await openConditions()
})
afterAll(() => opened.remove())

const settled = (asked: Partial<Asked>) => settle(opened.archive, asked)

describe('offerChoices', () => {
  it('offers what is varied, each once', async () => {
    const { fields } = await offerChoices(opened.archive, await settled({ tool: 'tiobench' }))
    expect(said(fields)).toEqual([
      '*mount options (8)',
      'one mount option: data= by its values (7)',
      'one mount option: data=journal (7)',
      'one mount option: data=ordered (7)',
      'one mount option: data=writeback (7)',
      'one mount option: noatime (7)',
      'one mount option: nobarrier (7)',
      'threads (8)',
    ])
    expect(said((await offerChoices(opened.archive, await settled({ tool: 'iozone' }))).fields)).toEqual([
      '*kernel (3)',
      'message (3)',
    ])
    expect(said((await offerChoices(opened.archive, await settled({ tool: 'dd', by: 'system.raid' }))).fields)).toEqual(
      ['*RAID level (2)'],
    )
  })

  it('offers how figures were measured, and never begins with it', async () => {
    const question = await settled({ tool: 'bonnie' })
    const { fields, holds } = await offerChoices(opened.archive, question)
    expect(said(fields)).toEqual(['*filesystem (3)', 'file size (3)'])
    expect(said(holds.find(({ field }) => field === 'params.fileSize')?.values)).toEqual([
      '*any file size (3)',
      'equal within a pair',
      '128M (2)',
      '1G (1)',
    ])
    expect(await settled({ tool: 'tiobench', hold: [{ field: 'mountOptions', value: 'rw' }] })).toMatchObject({
      by: 'kernel',
    })
  })

  it('lets a condition be free, equal within a pair, or held', async () => {
    const question = await settled({ tool: 'fio', by: 'toolVersion', equal: ['factors.depth'] })
    const { holds } = await offerChoices(opened.archive, question)
    expect(said(holds.find(({ field }) => field === 'factors.depth')?.values)).toEqual([
      'any depth (3)',
      '*equal within a pair',
      '1 (1)',
      '8 (1)',
      '32 (1)',
    ])
    expect(said(holds.find(({ field }) => field === 'factors.I/O scheduler')?.values).slice(0, 2)).toEqual([
      '*any I/O scheduler (3)',
      'equal within a pair',
    ])
  })

  it.each([
    ['kernels', 'dbench', 'kernel', true],
    ['numbers', 'fio', 'factors.depth', true],
    ['words', 'fio', 'factors.I/O scheduler', false],
    ['two values', 'fio', 'toolVersion', false],
  ])('offers the one before each of %s', async (_, tool, by, isOffered) => {
    const { bases } = await offerChoices(opened.archive, await settled({ tool, by }))
    expect(bases.some(({ value }) => value === '<')).toBe(isOffered)
  })

  it('offers both ends of a range, with the runs between them', async () => {
    const question = await settled({
      tool: 'dbench',
      by: 'kernel',
      hold: [{ field: 'kernel', value: '2.4.10..2.4.20' }],
    })
    const { range, bases } = await offerChoices(opened.archive, question)
    expect(said(range?.from).slice(0, 5)).toEqual([
      'the oldest',
      '2.4.9 (5)',
      '2.4.10-pre2 (4)',
      '*2.4.10 (3)',
      '2.4.17 (2)',
    ])
    expect(said(range?.to).slice(-2)).toEqual(['2.6.0-test1 (4)', '2.6.35.10-74.fc14 (5)'])
    expect(said(bases)).toEqual(['*the oldest', 'the one before each', '2.4.10 (1)', '2.4.17 (1)', '2.4.20 (1)'])
  })

  it('offers what has the metric', async () => {
    const written = await settled({ tool: 'ior', metrics: ['seq_write'], by: 'kernel' })
    const { holds, fields } = await offerChoices(opened.archive, written)
    expect(holds).toEqual([])
    expect(said(fields)).toEqual(['*kernel (2)'])
    const read = await offerChoices(opened.archive, { ...written, metrics: ['seq_read'] })
    expect(said(read.holds.find(({ field }) => field === 'filesystem')?.values)).toEqual([
      '*any filesystem (2)',
      'any filesystem, equal within a pair',
      'ext4 (1)',
      'xfs (1)',
    ])
  })
})

describe('runs that measure memory', () => {
  it('are left out, and offered to be', async () => {
    const marked = await settled({ tool: 'bonnie', by: 'filesystem' })
    expect(said((await offerChoices(opened.archive, marked)).memory)).toEqual(['*marked', 'left out (2)'])
    const out = await settled({ tool: 'bonnie', by: 'filesystem', memory: 'out' })
    expect(said((await offerChoices(opened.archive, out)).memory)).toEqual(['marked', '*left out (2)'])
    expect((await getComparison(opened.archive, marked)).runs).toBe(3)
    expect((await getComparison(opened.archive, out)).runs).toBe(1)
    expect((await offerChoices(opened.archive, await settled({ tool: 'dbench' }))).memory).toEqual([])
  })
})

describe('settleQuestion', () => {
  it('sets each against the one before where values have an order', async () => {
    expect(await settled({ tool: 'fio', by: 'factors.depth', against: 'previous' })).toMatchObject({
      against: 'previous',
    })
    const { question, problems } = await settleQuestion(opened.archive, {
      ...NOTHING_ASKED,
      ...{ tool: 'fio', by: 'factors.I/O scheduler', against: 'previous' },
    })
    expect(question?.against).toBe('base')
    expect(problems.map(({ words }) => words)).toEqual([
      'against=previous needs values with an order, which I/O scheduler has not. One baseline is used.',
    ])
  })

  it('drops what need not be equal because it is held or varied', async () => {
    const equal = ['kernel', 'toolVersion', 'filesystem']
    const hold = [{ field: 'kernel', value: '2.4.9' }]
    expect((await settled({ tool: 'fio', by: 'toolVersion', hold, equal })).equal).toEqual(['filesystem'])
  })
})
