import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TemporaryArchive } from '@/lib/db/temporary-archive'
import { NOTHING_ASKED } from '@/lib/url/question'
import { ALL_RUNS } from '@/lib/url/runs-filter'
import { openSamples } from '../samples.fixture'
import { explainEmptyComparison, explainEmptyRuns } from './explain-empty'
import { offerChoices } from './offer-choices'
import { settleQuestion } from './settle-question'

let opened: TemporaryArchive

beforeAll(async () => {
  opened = await openSamples()
})
afterAll(() => opened.remove())

describe('settleQuestion', () => {
  it.each([
    ['bonnie++', 'mountOptions', 'seq_output_block'],
    ['tiobench', 'kernel', 'seq_write'],
    ['netbench', 'filesystem', 'peak_throughput'],
    ['dbench', 'factors.max-readahead', 'throughput'],
  ])('compares %s by %s', async (tool, by, metric) => {
    const { question } = await settleQuestion(opened.archive, { ...NOTHING_ASKED, tool })
    expect(question).toMatchObject({ tool, by, metrics: [metric] })
  })

  it('leaves out what nothing has, with a word each', async () => {
    const asked = {
      ...NOTHING_ASKED,
      tool: 'tiobench',
      metrics: ['speed'],
      by: 'factors.x',
      base: 'y',
      message: 'nobody',
    }
    const { question, problems } = await settleQuestion(opened.archive, asked)
    expect(question).toMatchObject({
      tool: 'tiobench',
      metrics: ['seq_write'],
      by: 'kernel',
      base: null,
      message: null,
    })
    expect(problems.map(({ key }) => key).sort()).toEqual(['base', 'by', 'metric', 'msg'])
  })

  it('takes all metrics and a baseline in any order', async () => {
    const asked = {
      ...NOTHING_ASKED,
      tool: 'bonnie++',
      metrics: ['all'],
      by: 'mountOptions',
      base: 'delaylog,noatime,rw',
    }
    const { question, problems } = await settleQuestion(opened.archive, asked)
    expect([question?.metrics.length, question?.base, problems]).toEqual([12, 'delaylog,noatime,rw', []])
  })
})

describe('offerChoices', () => {
  it('offers only what exists, and what is asked for', async () => {
    const { question } = await settleQuestion(opened.archive, { ...NOTHING_ASKED, tool: 'tiobench' })
    if (question === null) throw new Error('the archive is empty')
    const choices = await offerChoices(opened.archive, question)
    const labels = (some: readonly { readonly label: string; readonly chosen: boolean }[]) =>
      some.map(({ label, chosen }) => (chosen ? `*${label}` : label))
    expect(labels(choices.tools)).toEqual(['dbench', 'bonnie++', 'netbench', '*tiobench', 'aim7'])
    expect(labels(choices.fields)).toEqual(['*kernel', 'threads'])
    expect(labels(choices.metrics)).toEqual([
      'sequential read',
      'random read',
      '*sequential write',
      'random write',
      'all 4 metrics',
    ])
    expect(labels(choices.bases)).toEqual(['*the oldest', '2.4.8', '2.4.10'])
  })

  it('lets conditions be held, each with its address', async () => {
    const { question } = await settleQuestion(opened.archive, { ...NOTHING_ASKED, tool: 'dbench' })
    if (question === null) throw new Error('the archive is empty')
    const { holds } = await offerChoices(opened.archive, {
      ...question,
      hold: [{ field: 'kernel', value: '2.4.8-ac11' }],
    })
    const kernel = holds.find(({ field }) => field === 'kernel')
    expect(kernel?.values.find(({ chosen }) => chosen)?.value).toBe('kernel:2.4.8-ac11')
    expect(kernel?.values[0]).toMatchObject({ value: '', label: 'any kernel', chosen: false })
    expect(holds.map(({ field }) => field)).toContain('factors.kupdated')
  })
})

describe('explainEmpty', () => {
  it('counts what each condition costs', async () => {
    const { without } = await explainEmptyRuns(opened.archive, { ...ALL_RUNS, tool: 'bonnie++', filesystem: 'jfs' })
    expect(without).toEqual([
      { words: 'filesystem jfs', href: '/runs?tool=bonnie%2B%2B', runs: 8 },
      { words: 'benchmark bonnie++', href: '/runs?fs=jfs', runs: 1 },
    ])
  })

  it('offers the nearest comparisons', async () => {
    const { question } = await settleQuestion(opened.archive, { ...NOTHING_ASKED, tool: 'bonnie++' })
    if (question === null) throw new Error('the archive is empty')
    const { why, nearest } = await explainEmptyComparison(opened.archive, {
      ...question,
      hold: [{ field: 'filesystem', value: 'jfs' }],
    })
    expect(why).toBe('The archive has 8 runs of bonnie++ and 1 run with filesystem jfs, but none that is both.')
    expect(nearest.map(({ words, runs }) => [words, runs])).toEqual([
      ['bonnie++ with filesystem xfs, by mount options', 6],
      ['netbench by filesystem', 5],
      ['bonnie++ with filesystem reiserfs, by speedup patch', 2],
    ])
  })
})
