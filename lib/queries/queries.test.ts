import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { correctRun } from '@/lib/correct'
import type { TemporaryArchive } from '@/lib/db/temporary-archive'
import { openTemporaryArchive } from '@/lib/db/temporary-archive'
import { ALL_RUNS, type RunsFilter } from '@/lib/url/runs-filter'
import { countFacets, type FacetKey } from './count-facets'
import { explainEmptyComparison, explainEmptyRuns } from './explain-empty'
import { findMessages } from './find-messages'
import { findRuns } from './find-runs'
import { getComparison } from './get-comparison'
import { getMessage } from './get-message'
import { getExamples, getOverview } from './get-overview'
import { findNearSlugs, getPermalink } from './get-permalink'
import { keepComparison } from './keep-comparison'
import { offerChoices } from './offer-choices'
import { NOTHING, openSamples } from './samples.fixture'
import { settleQuestion } from './settle-question'

let opened: TemporaryArchive

beforeAll(async () => {
  opened = await openSamples()
})
afterAll(() => opened.remove())

const find = (filter: Partial<RunsFilter>) => findRuns(opened.archive, { ...ALL_RUNS, ...filter })

describe('findRuns', () => {
  it.each<[Partial<RunsFilter>, number]>([
    [{}, 38],
    [{ tool: 'tiobench' }, 2],
    [{ filesystem: 'xfs' }, 7],
    [{ kernel: '2.4.8-ac12' }, 9],
    [{ option: 'delaylog' }, 4],
    [{ option: '-' }, 31],
    [{ factor: 'kupdated:stopped' }, 11],
    [{ factor: 'max-readahead:3' }, 2],
    [{ factor: 'no such' }, 0],
    [{ year: '2011' }, 6],
    [{ year: '1999' }, 0],
    [{ finding: 'identical-runs' }, 2],
    [{ finding: '-' }, 36],
    [{ q: 'delaylog logbsize' }, 2],
    [{ q: '<20110124215713.5E0C4A92F@heron.example.org>' }, 6],
    [{ q: '100%' }, 0],
    [{ q: "'; DROP TABLE Run; --" }, 0],
    [{ tool: 'bonnie++', filesystem: 'jfs' }, 0],
  ])('%j finds %d', async (filter, total) => expect((await find(filter)).total).toBe(total))

  it('shows a quotation with its message only', async () => {
    const message = await opened.archive.message.findFirstOrThrow({ where: { subject: 'Re: ext3 on 2.4.10' } })
    const quoted = await find({ message: message.id })
    expect(quoted.rows.map(({ quoted: isQuoted }) => isQuoted)).toEqual([true, true])
    expect((await find({ tool: 'tiobench' })).rows.map(({ seenIn }) => seenIn)).toEqual([1, 1])
  })

  it('sorts kernels as kernels do, what is not stated last', async () => {
    const kernels = (await find({ sort: 'kernel', dir: 'asc', rows: 500 })).rows.map(({ kernel }) => kernel)
    expect([...new Set(kernels)].slice(0, 5)).toEqual(['2.4.7', '2.4.8', '2.4.8-ac11', '2.4.8-ac12', '2.4.10'])
    const dates = (await find({ dir: 'asc', rows: 500 })).rows.map(({ date }) => date?.slice(0, 4) ?? null)
    expect([dates[0], dates.at(-1)]).toEqual(['2002', null])
  })

  it('gives the last page for one beyond it', async () => {
    const found = await find({ page: 99 })
    expect([found.page, found.pages, found.rows.length]).toEqual([2, 2, 13])
  })

  it('has a main figure for a row and columns for one benchmark', async () => {
    const { rows, columns, cells, sweeps } = await find({ tool: 'tiobench', sort: 'kernel' })
    expect(rows[0]).toMatchObject({
      kernel: '2.4.10',
      main: { title: 'seq. write', place: '1 thread', text: '26.02', unit: 'MB/s' },
    })
    expect(columns.map(({ metric }) => metric)).toEqual(['seq_read', 'random_read', 'seq_write', 'random_write'])
    const id = rows[0]?.id ?? 0
    expect(cells[id]?.seq_write).toMatchObject({ from: '26.02', to: '13.01' })
    expect(sweeps[id]).toEqual({ name: 'threads', from: 1, to: 8 })
  })

  it('names findings and equal runs', async () => {
    const { rows } = await find({ finding: 'identical-runs' })
    expect(rows.map(({ label, equals, findings }) => [label, equals, findings])).toEqual([
      ['A2', null, ['identical-runs']],
      ['A3', 'A2', ['identical-runs']],
    ])
  })
})

describe('countFacets', () => {
  const facet = async (key: FacetKey, filter: Partial<RunsFilter> = {}) => {
    const facets = await countFacets(opened.archive, { ...ALL_RUNS, ...filter })
    return facets
      .find((one) => one.key === key)
      ?.values.map(({ label, runs, chosen }) => [label, runs, ...(chosen ? ['chosen'] : [])])
  }

  it('counts runs under the other conditions, not its own', async () => {
    expect(await facet('tool', { filesystem: 'xfs' })).toEqual([
      ['bonnie++', 6],
      ['netbench', 1],
    ])
    expect(await facet('filesystem', { filesystem: 'xfs', tool: 'bonnie++' })).toEqual([
      ['xfs', 6, 'chosen'],
      ['reiserfs', 2],
    ])
  })

  it('agrees with what is found', async () => {
    for (const { key, values } of await countFacets(opened.archive, ALL_RUNS, 100)) {
      for (const { value, runs } of values)
        expect([key, value, (await find({ [key]: value })).total]).toEqual([key, value, runs])
    }
  })

  it('shows a chosen value that no run has', async () => {
    expect(await facet('kernel', { kernel: '9.9' })).toContainEqual(['9.9', 0, 'chosen'])
  })

  it('shows the values of a chosen factor', async () => {
    expect(await facet('factor', { factor: 'max-readahead:3' })).toContainEqual(['max-readahead 3', 2, 'chosen'])
  })

  it('has no entry in an empty archive', async () => {
    const empty = await openTemporaryArchive()
    expect((await countFacets(empty.archive, ALL_RUNS)).flatMap(({ values }) => values)).toEqual([])
    await empty.remove()
  })
})

describe('getMessage', () => {
  it('gives runs with figures, evidence, findings and what to compare', async () => {
    const [row] = (await findMessages(opened.archive, { page: 1, rows: 25 })).rows
    const message = await getMessage(opened.archive, row?.id ?? '')
    expect(message?.runs.map(({ label, equals }) => [label, equals?.label ?? null])).toEqual([
      ['A1', null],
      ['A2', null],
      ['A3', 'A2'],
      ['B1', null],
      ['B2', null],
      ['B3', null],
    ])
    expect(message?.compare).toEqual({ tool: 'bonnie++', by: 'mountOptions', runs: 6 })
    expect(message?.findings.map(({ kind }) => kind)).toContain('identical-runs')
    const [first] = message?.runs ?? []
    expect(first?.measurements).toHaveLength(12)
    expect(first?.measurements[1]).toMatchObject({ metric: 'seq_output_block', value: 153_107, line: 28 })
    expect(first?.evidence.kernel).toMatchObject({ line: 10 })
  })

  it('links a quotation with its original', async () => {
    const { id } = await opened.archive.message.findFirstOrThrow({ where: { subject: 'Re: ext3 on 2.4.10' } })
    const quotation = await getMessage(opened.archive, id)
    const original = await getMessage(opened.archive, quotation?.runs[0]?.original?.messageId ?? '')
    expect(original?.runs[0]?.seenIn.map(({ messageId }) => messageId)).toEqual([id])
    expect(quotation?.compare).toBeNull()
  })

  it('is null for an id that nobody has', async () => expect(await getMessage(opened.archive, 'nobody')).toBeNull())
})

describe('findMessages', () => {
  it('says what is in each, newest first, and gives the last page for one beyond it', async () => {
    const { rows, total, page } = await findMessages(opened.archive, { page: 7, rows: 25 })
    expect([total, page]).toEqual([6, 1])
    expect(rows.map(({ runs, quoted, what }) => [runs, quoted, what])).toContainEqual([
      6,
      0,
      'bonnie++ on xfs, by mount options',
    ])
    expect(rows.map(({ runs, quoted }) => [runs, quoted])).toContainEqual([0, 2])
    expect(rows[0]?.date).toMatch(/^2011/)
  })
})

describe('getOverview and getExamples', () => {
  it('counts what the archive holds', async () => {
    expect(await getOverview(opened.archive)).toMatchObject({
      ...{ messages: 6, runs: 38, seenInSeveral: 2, figures: 376, oldestKernel: '2.4.7' },
      ...{ newestKernel: '2.6.35.10-74.fc14.x86_64', firstYear: 2002, lastYear: 2011 },
    })
  })

  it('finds an example of three kinds', async () => {
    expect((await getExamples(opened.archive)).map(({ kind }) => kind)).toEqual(['mountOptions', 'sweep', 'filesystem'])
  })

  it('is zero and empty before anything was saved', async () => {
    const empty = await openTemporaryArchive()
    expect(await getOverview(empty.archive)).toMatchObject({ messages: 0, tools: [], oldestKernel: null })
    expect(await getExamples(empty.archive)).toEqual([])
    expect(await settleQuestion(empty.archive, NOTHING)).toEqual({ question: null, problems: [] })
    await empty.remove()
  })
})

describe('settleQuestion', () => {
  it.each([
    ['bonnie++', 'mountOptions', 'seq_output_block'],
    ['tiobench', 'kernel', 'seq_write'],
    ['netbench', 'filesystem', 'peak_throughput'],
    ['dbench', 'factors.max-readahead', 'throughput'],
  ])('compares %s by %s', async (tool, by, metric) => {
    const { question } = await settleQuestion(opened.archive, { ...NOTHING, tool })
    expect(question).toMatchObject({ tool, by, metrics: [metric] })
  })

  it('leaves out what nothing has, with a word each', async () => {
    const asked = { ...NOTHING, tool: 'tiobench', metrics: ['speed'], by: 'factors.x', base: 'y', message: 'nobody' }
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
    const asked = { ...NOTHING, tool: 'bonnie++', metrics: ['all'], by: 'mountOptions', base: 'delaylog,noatime,rw' }
    const { question, problems } = await settleQuestion(opened.archive, asked)
    expect([question?.metrics.length, question?.base, problems]).toEqual([12, 'delaylog,noatime,rw', []])
  })
})

describe('offerChoices', () => {
  it('offers only what exists, and what is asked for', async () => {
    const { question } = await settleQuestion(opened.archive, { ...NOTHING, tool: 'tiobench' })
    if (question === null) throw new Error('the archive is empty')
    const choices = await offerChoices(opened.archive, question)
    const labels = (some: readonly { readonly label: string; readonly chosen: boolean }[]) =>
      some.map(({ label, chosen }) => (chosen ? `*${label}` : label))
    expect(labels(choices.tools)).toEqual(['dbench', 'bonnie++', 'netbench', '*tiobench', 'aim7'])
    expect(labels(choices.fields)).toEqual(['*kernel'])
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
    const { question } = await settleQuestion(opened.archive, { ...NOTHING, tool: 'dbench' })
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
    const { question } = await settleQuestion(opened.archive, { ...NOTHING, tool: 'bonnie++' })
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

describe('permalinks', () => {
  it('keeps the same thing under one address and says what changed since', async () => {
    const own = await openSamples()
    const { archive } = own
    const { question } = await settleQuestion(archive, { ...NOTHING, tool: 'tiobench' })
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
    const { question } = await settleQuestion(opened.archive, { ...NOTHING, tool: 'netbench' })
    if (question === null) throw new Error('the samples are there')
    const { slug } = await keepComparison(opened.archive, await getComparison(opened.archive, question), '1')
    const near = `${slug.slice(0, 5)}${slug.endsWith('0') ? '1' : '0'}`
    expect(await getPermalink(opened.archive, near)).toBeNull()
    expect(await findNearSlugs(opened.archive, near)).toEqual([slug])
    expect(await findNearSlugs(opened.archive, "%' OR 1 --")).toEqual([])
  })
})
