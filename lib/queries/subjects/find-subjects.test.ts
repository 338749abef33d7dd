import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TemporaryArchive } from '@/lib/db/temporary-archive'
import { ALL_RUNS } from '@/lib/url/runs-filter'
import { SUBJECT_KEYS, type SubjectKey } from '@/lib/url/subject-href'
import { ALL_SUBJECTS } from '@/lib/url/subjects-filter'
import { countByTool } from '../overview/count-by-tool'
import { countFound } from '../runs/count-found'
import { openSamples } from '../samples.fixture'
import { allSubjects, findSubjects, newestSubjects, type SubjectRow } from './find-subjects'

let opened: TemporaryArchive
beforeAll(async () => {
  opened = await openSamples()
})
afterAll(() => opened.remove())

const all = async (key: SubjectKey): Promise<readonly SubjectRow[]> => {
  const rows: SubjectRow[] = []
  for await (const some of allSubjects(opened.archive, key, ALL_SUBJECTS)) rows.push(...some)
  return rows
}

describe('findSubjects', () => {
  it.each(SUBJECT_KEYS)('counts the runs of every %s as /runs does', async (key) => {
    const rows = await all(key)
    expect(rows.length).toBeGreaterThan(0)
    for (const { value, runs } of rows)
      expect([value, runs]).toEqual([value, (await countFound(opened.archive, { ...ALL_RUNS, [key]: value })).runs])
  })

  it('sorts by runs, by name and by the last year; kernels in their order', async () => {
    const values = async (key: SubjectKey, sort: 'runs' | 'name' | 'date') =>
      (await findSubjects(opened.archive, key, { ...ALL_SUBJECTS, sort })).rows
    const byRuns = await values('tool', 'runs')
    expect(byRuns.map(({ runs }) => runs)).toEqual(byRuns.map(({ runs }) => runs).toSorted((a, b) => b - a))
    const byName = (await values('tool', 'name')).map(({ value }) => value)
    expect(byName).toEqual(byName.toSorted())
    const kernels = (await values('kernel', 'name')).map(({ value }) => value)
    expect(kernels.indexOf('2.4.9')).toBeLessThan(kernels.indexOf('2.4.10'))
    const years = (await values('tool', 'date')).map(({ last }) => last ?? 0)
    expect(years).toEqual(years.toSorted((a, b) => b - a))
  })

  it('cuts pages', async () => {
    const [first, second] = await all('filesystem')
    const page = (at: number) =>
      findSubjects(opened.archive, 'filesystem', { ...ALL_SUBJECTS, page: at, rows: 1 }).then(({ rows }) => rows)
    expect([...(await page(1)), ...(await page(2))]).toEqual([first, second])
    expect(await page(99)).toHaveLength(1)
  })

  it('calls a machine by its words and says what is stated of it', async () => {
    const machines = await all('machine')
    expect(machines.some(({ system }) => system?.cpu !== undefined)).toBe(true)
    for (const { name, value } of machines) expect(name).not.toBe(value)
  })
})

describe('newestSubjects', () => {
  it.each(SUBJECT_KEYS)('has every %s, by the newest message about it', async (key) => {
    const newest = await newestSubjects(opened.archive, key, 1000)
    expect(newest.map(({ value }) => value).sort()).toEqual((await all(key)).map(({ value }) => value).sort())
    const dates = newest.map(({ date }) => date ?? '')
    expect(dates).toEqual(dates.toSorted().reverse())
    for (const { date, last } of newest.slice(0, 3)) expect(date === null ? null : Number(date.slice(0, 4))).toBe(last)
    expect(await newestSubjects(opened.archive, key, 1)).toEqual(newest.slice(0, 1))
  })
})

describe('countByTool', () => {
  it('counts runs, figures and messages of each benchmark', async () => {
    const counts = await countByTool(opened.archive)
    const { runs } = await countFound(opened.archive, { ...ALL_RUNS, tool: 'bonnie++' })
    expect(counts.get('bonnie++')).toMatchObject({ runs, unread: 0 })
    expect(counts.get('bonnie++')?.figures).toBeGreaterThan(runs)
    expect(counts.get('no such')).toBeUndefined()
  })
})
