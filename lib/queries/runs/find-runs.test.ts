import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTemporaryArchive, type TemporaryArchive } from '@/lib/db/temporary-archive'
import { ALL_RUNS, type RunsFilter } from '@/lib/url/runs-filter'
import { openSamples } from '../samples.fixture'
import { countFacets } from './count-facets'
import type { FacetKey } from './facet-key'
import { findRuns } from './find-runs'

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
    [{ option: 'logbsize=256k' }, 2],
    [{ option: 'rw' }, 6],
    [{ option: 'defaults' }, 0],
    [{ option: '-' }, 31],
    [{ factor: 'kupdated:stopped' }, 11],
    [{ factor: 'max-readahead:3' }, 2],
    [{ factor: 'no such' }, 0],
    [{ year: '2011' }, 6],
    [{ year: '1999' }, 0],
    [{ finding: 'identical-runs' }, 2],
    [{ finding: '-' }, 36],
    [{ q: 'mount:delaylog mount:logbsize=262144' }, 2],
    [{ q: 'delaylog' }, 6],
    [{ q: 'kernel:2.4.1* tool:tiobench' }, 1],
    [{ q: 'kernel:2.4.1* tool:tiobench nowhere' }, 0],
    [{ q: 'd:2011-01' }, 6],
    [{ q: '++ d:2011-01' }, 6],
    [{ q: '<20110124215713.5E0C4A92F@heron.example.org>' }, 6],
    [{ q: '100%' }, 4],
    [{ q: 'NEAR(delaylog, 2) OR' }, 0],
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
  it('counts an option that mount sets anyway where it is written', async () => {
    const filter = { ...ALL_RUNS, option: 'rw' }
    const facets = await countFacets(opened.archive, filter)
    const chosen = facets.find(({ key }) => key === 'option')?.values.find((value) => value.chosen)
    expect(chosen).toMatchObject({ value: 'rw', runs: (await findRuns(opened.archive, filter)).total })
    expect(chosen?.runs).toBeGreaterThan(0)
  })

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

  it('knows a chosen option however it is written', async () => {
    expect(await facet('option', { option: 'logbsize=256k' })).toContainEqual(['logbsize=262144', 2, 'chosen'])
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
