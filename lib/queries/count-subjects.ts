import { kernelOrder } from '@/lib/conditions/kernel-order'
import type { Archive } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import { ALL_RUNS } from '@/lib/url/runs-filter'
import type { SubjectKey } from '@/lib/url/subject-href'
import type { Column } from './facet-columns/column'
import { facetColumns } from './facet-columns/facet-columns'
import { filterFrom } from './filter-sql'
import { readJson } from './read-json'
import { remember } from './remember'

/** A filesystem, a kernel, a machine … that the archive has runs of. */
export interface CountedSubject {
  /** what its page is found by */
  readonly value: string
  readonly runs: number
  readonly messages: number
  /** years of the first and the last message that states one */
  readonly first: number | null
  readonly last: number | null
  /** where it stands among its kind: kernels in their order, machines by their words, else by name */
  readonly order: string
  /** one of its runs, to ask more of */
  readonly runId: number
}

/** All that the archive has of a kind. Counted once for everything that is saved, and not for each page. */
export const countSubjects = (archive: Archive, key: SubjectKey): Promise<readonly CountedSubject[]> =>
  remember(archive, JSON.stringify(['subjects', key]), () =>
    key === 'machine' ? countMachines(archive) : countColumn(archive, key),
  )

interface Tally {
  runs: number
  readonly messages: Set<number>
  readonly years: Set<number>
  readonly runId: number
}

/** What is a facet is counted in memory. */
async function countColumn(archive: Archive, key: Exclude<SubjectKey, 'machine'>): Promise<readonly CountedSubject[]> {
  const { segments, dictionaries } = await facetColumns(archive)
  const tallies = new Map<number, Tally>()
  for (const { ids, counts, messages, columns } of segments)
    for (let run = 0; run < ids.length; run++) {
      if (counts[run] === 0) continue
      for (const code of codesOf(columns[key], run)) {
        const tally = tallies.get(code) ?? { runs: 0, messages: new Set(), years: new Set(), runId: ids[run] ?? 0 }
        tallies.set(code, tally)
        tally.runs++
        tally.messages.add(messages[run] ?? 0)
        for (const year of codesOf(columns.year, run)) tally.years.add(year)
      }
    }
  return [...tallies].flatMap(([code, { runs, messages, years, runId }]) => {
    const value = dictionaries.values[key].valueOf(code)
    if (value === null) return []
    const stated = [...years].flatMap((year) => dictionaries.values.year.valueOf(year) ?? []).sort()
    const [first = null, last = null] = [stated[0], stated.at(-1)].map((year) =>
      year === undefined ? null : Number(year),
    )
    const order = key === 'kernel' ? kernelOrder(value) : value
    return [{ ...{ value, runs, first, last, order, runId }, messages: messages.size }]
  })
}

const codesOf = ({ starts, codes }: Column, run: number): Uint32Array => codes.subarray(starts[run], starts[run + 1])

type Row = readonly [
  value: string,
  counts: readonly [runs: number, messages: number],
  years: readonly [first: number | null, last: number | null],
  label: string | null,
  runId: number,
]

async function countMachines(archive: Archive): Promise<readonly CountedSubject[]> {
  const rows = await readJson<Row>(
    archive,
    Prisma.sql`json_array(machine, json_array(runs, messages), json_array(${yearOf(Prisma.sql`first`)}, ${yearOf(Prisma.sql`last`)}), label, runId)`,
    Prisma.sql`FROM (
      SELECT r.machine, count(*) AS runs, count(DISTINCT r.messageId) AS messages, min(r.time) AS first, max(r.time) AS last,
        min(r.machineLabel) AS label, min(r.id) AS runId
      ${filterFrom(ALL_RUNS)} GROUP BY r.machine)`,
  )
  return rows.map(([value, [runs, messages], [first, last], label, runId]) => ({
    ...{ value, runs, messages, first, last, runId },
    order: label ?? value,
  }))
}

const yearOf = (time: Prisma.Sql): Prisma.Sql => Prisma.sql`CAST(strftime('%Y', ${time}, 'unixepoch') AS INTEGER)`
