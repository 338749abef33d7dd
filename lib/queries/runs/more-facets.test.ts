import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTemporaryArchive, type TemporaryArchive } from '@/lib/db/temporary-archive'
import { ingest } from '@/lib/ingest'
import { aDocument, aMessage, aRun } from '@/lib/ingest/document.fixture'
import { ALL_RUNS, type RunsFilter } from '@/lib/url/runs-filter'
import { countFacets } from './count-facets'
import type { FacetKey } from './facet-key'
import { findRuns } from './find-runs'

let opened: TemporaryArchive
beforeAll(async () => {
  opened = await openTemporaryArchive()
  const head = (list: string) => `From: Ann Poe <ann@example.org>\nSubject: figures\nTo: ${list}\n\nfigures`
  const system = (raid: string) => ({ cpu: '', raid })
  const kernels = ['2.4.9', '2.4.10', '2.6.1', '3.0-rc1', '5.10', '5.4.1', '10.2', 'CVS'].map((kernel, at) =>
    aRun([at + 1], { kernel, tool: at < 2 ? 'dbench' : 'tiobench', toolVersion: `0.${at}` }),
  )
  const raids = ['RAID 5', 'raid5', 'RAID-1', 'RAID 1+0', 'linear'].map((raid, at) =>
    aRun([at + 20], { system: system(raid) }),
  )
  const schedulers = [{ elevator: 'CFQ' }, { 'I/O scheduler': 'cfq' }, { scheduler: 'deadline' }, { threads: '4' }].map(
    (factors, at) => aRun([at + 40], { factors: Object.fromEntries(Object.entries(factors)) }),
  )
  const mails = [
    aMessage('1', kernels, { from: 'Ann Poe', raw: head('linux-raid@vger.kernel.org') }),
    aMessage('2', raids, { from: 'Bob Roe', raw: head('bob@example.org') }),
    aMessage('3', schedulers, { from: null, raw: head('xfs@oss.sgi.com, ann@example.org') }),
  ]
  await ingest(opened.archive, aDocument(...mails), [])
})
afterAll(() => opened.remove())

const facet = async (key: FacetKey, filter: Partial<RunsFilter> = {}) =>
  (await countFacets(opened.archive, { ...ALL_RUNS, ...filter }, 60))
    .find((one) => one.key === key)
    ?.values.map(({ label, runs }) => `${label} ${runs}`)

describe('countFacets', () => {
  it.each<[FacetKey, readonly string[]]>([
    ['series', ['10.x 1', '5.x 2', '3.x 1', '2.6 1', '2.4 2', 'not stated 10']],
    ['raid', ['RAID 5 2', 'linear 1', 'RAID 1 1', 'RAID 10 1', 'not stated 12']],
    ['scheduler', ['cfq 2', 'deadline 1', 'not stated 14']],
    ['poster', ['Ann Poe 8', 'Bob Roe 5', 'not stated 4']],
    ['list', ['linux-raid 8', 'xfs 4', 'not stated 5']],
  ])('counts by %s', async (key, values) => {
    expect(await facet(key)).toEqual(values)
  })

  it('counts versions of one benchmark only', async () => {
    expect(await facet('version')).toBeUndefined()
    expect(await facet('version', { tool: 'dbench' })).toEqual(['0.0 1', '0.1 1'])
    expect(await facet('version', { version: '0.1' })).toContain('0.1 1')
  })

  it('counts under what else is chosen', async () => {
    expect(await facet('series', { list: 'linux-raid', tool: 'dbench', series: '5.x' })).toEqual(['2.4 2', '5.x 0'])
    expect(await facet('raid', { poster: 'Ann Poe' })).toEqual(['not stated 8'])
  })

  it('agrees with what is found', async () => {
    for (const { key, values } of await countFacets(opened.archive, ALL_RUNS, 100))
      for (const { value, runs } of values) {
        const { total } = await findRuns(opened.archive, { ...ALL_RUNS, [key]: value })
        expect([key, value, total]).toEqual([key, value, runs])
      }
  })
})

describe('findRuns', () => {
  it.each(['2', '5', '2.x', '5.4', '2.4.9', 'x', '%', '0000002.4'])('knows no series %s', async (series) => {
    expect((await findRuns(opened.archive, { ...ALL_RUNS, series })).total).toBe(0)
  })
})
