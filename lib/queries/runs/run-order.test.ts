import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TemporaryArchive } from '@/lib/db/temporary-archive'
import type { ColumnKey } from '@/lib/url/run-columns'
import { ALL_RUNS } from '@/lib/url/runs-filter'
import { openSamples } from '../samples.fixture'
import { findRuns } from './find-runs'
import { canSortBy, MAX_LOOKED_UP } from './run-order'
import type { RunRow } from './run-row'

let opened: TemporaryArchive
beforeAll(async () => {
  opened = await openSamples()
})
afterAll(() => opened.remove())

type Value = string | number | null

/** What is not stated stands last either way. */
function inOrder(values: readonly Value[], dir: 'asc' | 'desc'): readonly Value[] {
  const stated = values.filter((value) => value !== null)
  const sorted = stated.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  return [...(dir === 'asc' ? sorted : sorted.toReversed()), ...values.filter((value) => value === null)]
}

describe('findRuns sorts by', () => {
  it.each<readonly [ColumnKey, (row: RunRow) => Value]>([
    ['date', (row) => row.date],
    ['tool', (row) => row.tool],
    ['version', (row) => row.toolVersion],
    ['label', (row) => row.label],
    ['filesystem', (row) => row.filesystem],
    ['machine', (row) => row.machineLabel],
    ['raid', (row) => row.raid],
    ['figure', (row) => row.main?.metric ?? null],
    ['value', (row) => row.main?.value ?? null],
    ['unit', (row) => row.main?.unit ?? null],
    ['figures', (row) => row.figures],
    ['findings', (row) => row.findings.length],
    ['subject', (row) => row.subject],
    ['poster', (row) => row.author],
    ['list', (row) => row.list],
  ])('%s, both ways', async (sort, of) => {
    for (const dir of ['asc', 'desc'] as const) {
      const { rows, isSorted } = await findRuns(opened.archive, { ...ALL_RUNS, sort, dir, rows: 500 })
      expect(isSorted).toBe(true)
      expect(rows.map(of)).toEqual(inOrder(rows.map(of), dir))
    }
  })

  it('the figures of a metric, of a sweep the first', async () => {
    const filter = { ...ALL_RUNS, tool: 'tiobench', sort: 'metric.seq_read' as const }
    const { rows, cells } = await findRuns(opened.archive, filter)
    const figures = rows.map(({ id }) => Number(cells[id]?.seq_read?.from))
    expect(figures.length).toBeGreaterThan(1)
    expect(figures).toEqual(figures.toSorted((a, b) => b - a))
  })
})

describe('canSortBy', () => {
  it.each<readonly [ColumnKey, number, boolean]>([
    ['kernel', 1_000_000, true],
    ['line', 1_000_000, true],
    ['value', MAX_LOOKED_UP, true],
    ['value', MAX_LOOKED_UP + 1, false],
    ['metric.seq_read', MAX_LOOKED_UP + 1, false],
  ])('%s of %i runs: %s', (key, runs, can) => expect(canSortBy(key, runs)).toBe(can))
})
