import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TemporaryArchive } from '@/lib/db/temporary-archive'
import { ALL_RUNS, type RunsFilter } from '@/lib/url/runs-filter'
import { readCatalogue } from '../comparison/read-catalogue'
import { countSearched } from '../messages/count-searched'
import { countArchive } from '../overview/count-archive'
import { countByTool } from '../overview/count-by-tool'
import { getOverview } from '../overview/get-overview'
import { openSamples } from '../samples.fixture'
import { countSubjects } from '../subjects/count-subjects'
import {
  archiveBySql,
  catalogueBySql,
  facetBySql,
  figuresBySql,
  foundBySql,
  machinesBySql,
  messagesBySql,
} from './by-sql.fixture'
import { countFacets } from './count-facets'
import { countFound } from './count-found'
import { FACET_KEYS, type FacetKey } from './facet-key'
import { foundMessages } from './found-messages'

let opened: TemporaryArchive
beforeAll(async () => {
  opened = await openSamples()
})
afterAll(() => opened.remove())

const asked = (filter: Partial<RunsFilter>): RunsFilter => ({ ...ALL_RUNS, ...filter })

const countBySql = (filter: RunsFilter) => foundBySql(opened.archive, filter)

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
    { q: 'fs:xfs mount:delaylog' },
    { q: 'mount:log* tool:bonnie++' },
    { q: 'mount:barrier=0 ext3' },
    { q: 'd:2001' },
    { q: 'from:nobody' },
    { option: 'rw' },
    { option: 'logbsize=256k' },
    { kernel: 'no such kernel' },
    { series: '2.4', year: '2001' },
  ])('counts what SQL finds for %j', async (filter) => {
    expect(await counted(asked(filter))).toEqual(await countBySql(asked(filter)))
    if (filter.q && filter.tool === undefined)
      expect(await countSearched(opened.archive, filter.q)).toBe((await countBySql(asked(filter))).runs)
  })

  it('counts the quotations of a message that is asked for', async () => {
    const rows = await opened.archive.message.findMany({ select: { id: true, _count: { select: { runs: true } } } })
    for (const { id, _count } of rows)
      expect(await counted(asked({ message: id }))).toEqual({ runs: _count.runs, messages: Number(_count.runs > 0) })
  })
})

/** The runs of each value of a facet, as they are kept. */
async function keptFacet(filter: RunsFilter, key: FacetKey): Promise<ReadonlyMap<string | null, number>> {
  const { values, columns } = await countFound(opened.archive, filter)
  const dictionary = columns.dictionaries.values[key]
  return new Map(
    [...values[key]].flatMap((runs, code) => (runs === 0 ? [] : [[dictionary.valueOf(code), runs] as const])),
  )
}

const keptCatalogue = async () =>
  new Map(
    (await readCatalogue(opened.archive)).map(({ tool, runs, metrics }) => [
      tool,
      { runs, metrics: new Map(metrics.map((one) => [one.metric, one.runs])) },
    ]),
  )

const keptMachines = async () =>
  new Map(
    (await countSubjects(opened.archive, 'machine')).map(({ value, runs, messages }) => [value, { runs, messages }]),
  )

async function keptFigures() {
  const tools = [...(await countByTool(opened.archive)).values()].filter(({ runs }) => runs > 0)
  return new Map(tools.map(({ tool, figures }) => [tool, figures]))
}

const FILTERS: readonly Partial<RunsFilter>[] = [{}, { tool: 'bonnie++' }, { filesystem: 'xfs', q: 'tool:bonnie++' }]

/** All of it, to see that it changed. */
async function everythingKept() {
  const found = await countFound(opened.archive, ALL_RUNS)
  return [
    await countFacets(opened.archive, ALL_RUNS, 100),
    await foundMessages(opened.archive, found, 5),
    await countArchive(opened.archive),
    await keptCatalogue(),
    await keptMachines(),
  ]
}

/** Everything that is kept counted, against the database alone. */
async function expectAsBySql(): Promise<void> {
  for (const filter of FILTERS.map(asked)) {
    const found = await countFound(opened.archive, filter)
    expect({ runs: found.runs, messages: found.messages }).toEqual(await countBySql(filter))
    for (const key of FACET_KEYS)
      expect([key, await keptFacet(filter, key)]).toEqual([key, await facetBySql(opened.archive, filter, key)])
    expect(await foundMessages(opened.archive, found, 5)).toEqual(await messagesBySql(opened.archive, filter, 5))
  }
  expect(await countArchive(opened.archive)).toEqual(await archiveBySql(opened.archive))
  expect(await keptCatalogue()).toEqual(await catalogueBySql(opened.archive))
  expect(await keptMachines()).toEqual(await machinesBySql(opened.archive))
  expect((await getOverview(opened.archive)).machines).toBe((await machinesBySql(opened.archive)).size)
  expect(await keptFigures()).toEqual(await figuresBySql(opened.archive))
}

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
    [
      'figures of another metric',
      "UPDATE Measurement SET metric = 'of_a_test' WHERE runId = (SELECT max(id) FROM Run WHERE originalId IS NULL)",
    ],
    [
      'figures of another run',
      `UPDATE Measurement SET runId = (SELECT max(id) FROM Run)
      WHERE runId = (SELECT max(id) FROM Run WHERE tool = 'bonnie++' AND originalId IS NULL)`,
    ],
    ['a figure less', 'DELETE FROM Measurement WHERE id = (SELECT min(id) FROM Measurement)'],
    [
      'one more figure',
      `INSERT INTO Measurement (runId, ordinal, metric, status, text, params, line, column, marks)
      SELECT min(runId), 9999, 'one_more', 'measured', '1', '{}', 1, 1, '[]' FROM Measurement`,
    ],
    [
      'what is no result',
      "UPDATE Run SET dismissedAt = '2001-01-01T00:00:00.000Z' WHERE id = (SELECT min(id) FROM Run)",
    ],
    [
      'another day',
      'UPDATE Run SET time = 1 WHERE messageId = (SELECT id FROM Message WHERE date IS NOT NULL ORDER BY time DESC LIMIT 1)',
    ],
    [
      'another machine',
      "UPDATE Run SET machine = 'of a test' WHERE id = (SELECT min(id) FROM Run WHERE originalId IS NULL AND dismissedAt IS NULL)",
    ],
    ['a finding less', "DELETE FROM Finding WHERE kind = 'of-a-test'"],
    ['a message less', 'DELETE FROM Message WHERE id = (SELECT max(messageId) FROM Run WHERE originalId IS NULL)'],
  ]

  it('is what SQL counts before any', expectAsBySql)

  it.each(CHANGES)('knows of %s', async (_, sql) => {
    const before = await everythingKept()
    await opened.archive.$executeRawUnsafe(sql)
    expect(await everythingKept()).not.toEqual(before)
    await expectAsBySql()
  })

  it('has a word on each facet', async () => {
    const facets = await countFacets(opened.archive, asked({ tool: 'bonnie++' }))
    expect(facets.map(({ key }) => key)).toEqual(FACET_KEYS)
  })
})
