import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TemporaryArchive } from '@/lib/db/temporary-archive'
import { ALL_RUNS, type RunsFilter } from '@/lib/url/runs-filter'
import { countFacets } from './count-facets'
import { countFound } from './count-found'
import { FACET_KEYS } from './facet-key'
import { filterFrom } from './filter-sql'
import { openSamples } from './samples.fixture'

let opened: TemporaryArchive
beforeAll(async () => {
  opened = await openSamples()
})
afterAll(() => opened.remove())

const asked = (filter: Partial<RunsFilter>): RunsFilter => ({ ...ALL_RUNS, ...filter })

async function countBySql(filter: RunsFilter) {
  const [row] = await opened.archive.$queryRaw<{ runs: bigint; messages: bigint }[]>`
    SELECT count(*) AS runs, count(DISTINCT r.messageId) AS messages ${filterFrom(filter)}`
  return { runs: Number(row?.runs), messages: Number(row?.messages) }
}

async function counted(filter: RunsFilter) {
  const { runs, messages } = await countFound(opened.archive, filter)
  return { runs, messages }
}

describe('countFound', () => {
  it('counts what SQL finds, for every two values of two facets', async () => {
    const values = (await countFacets(opened.archive, ALL_RUNS, 3)).flatMap((facet) =>
      facet.values.slice(0, 3).map(({ value }) => ({ [facet.key]: value })),
    )
    expect(values.length).toBeGreaterThan(25)
    for (const [index, one] of values.entries())
      for (const other of values.slice(index)) {
        const filter = asked({ ...one, ...other })
        expect([one, other, await counted(filter)]).toEqual([one, other, await countBySql(filter)])
      }
  })

  it.each<Partial<RunsFilter>>([
    { q: 'kernel:2.4*' },
    { q: 'xfs', tool: 'bonnie++' },
    { option: 'rw' },
    { option: 'logbsize=256k' },
    { kernel: 'no such kernel' },
    { series: '2.4', year: '2001' },
  ])('counts what SQL finds for %j', async (filter) => {
    expect(await counted(asked(filter))).toEqual(await countBySql(asked(filter)))
  })

  it('counts the quotations of a message that is asked for', async () => {
    const rows = await opened.archive.message.findMany({ select: { id: true, _count: { select: { runs: true } } } })
    for (const { id, _count } of rows)
      expect(await counted(asked({ message: id }))).toEqual({ runs: _count.runs, messages: Number(_count.runs > 0) })
  })
})

describe('what is counted after a change', () => {
  /** Written by another program, which knows nothing of what this one keeps. */
  const CHANGES: readonly (readonly [string, string])[] = [
    [
      'a kernel',
      "UPDATE Run SET kernel = '9.9.9', kernelOrder = '000009.000009.000009.000000e' WHERE id = (SELECT max(id) FROM Run)",
    ],
    ['a mount option', "INSERT INTO MountOption SELECT max(id), 'dax' FROM Run WHERE mountKey IS NOT NULL"],
    ['a factor', "UPDATE Condition SET field = 'factors.readahead' WHERE field = 'factors.max-readahead'"],
    [
      'a finding',
      `INSERT INTO Finding (messageId, kind, severity, text, runs, lines)
      SELECT id, 'of-a-test', 'note', '', '[1]', '[]' FROM Message WHERE EXISTS (SELECT 1 FROM Run r WHERE r.messageId = Message.id) LIMIT 1`,
    ],
    ['a poster', "UPDATE Message SET author = 'Somebody Else'"],
    ['a year', 'UPDATE Message SET year = 1999'],
    ['a quotation', 'UPDATE Run SET originalId = (SELECT min(id) FROM Run) WHERE id = (SELECT max(id) FROM Run)'],
    ['a finding less', "DELETE FROM Finding WHERE kind = 'of-a-test'"],
    ['a message less', 'DELETE FROM Message WHERE id = (SELECT max(messageId) FROM Run WHERE originalId IS NULL)'],
  ]

  it.each(CHANGES)('knows of %s', async (_, sql) => {
    const before = await countFacets(opened.archive, ALL_RUNS, 100)
    await opened.archive.$executeRawUnsafe(sql)
    const after = await countFacets(opened.archive, ALL_RUNS, 100)
    expect(after).not.toEqual(before)
    for (const { key, values } of after)
      for (const { value, runs } of values)
        expect([key, value, (await countBySql(asked({ [key]: value }))).runs]).toEqual([key, value, runs])
  })

  it('has a word on each facet', async () => {
    const facets = await countFacets(opened.archive, asked({ tool: 'bonnie++' }))
    expect(facets.map(({ key }) => key)).toEqual(FACET_KEYS)
  })
})
