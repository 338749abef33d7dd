import { kernelOrder } from '@/lib/conditions/kernel-order'
import type { Archive } from '@/lib/db/client'
import type { SubjectKey } from '@/lib/url/subject-href'
import { remember } from '../kept/remember'
import { codeOf, codesOf } from '../runs/facet-columns/column'
import { eachResult } from '../runs/facet-columns/each-result'
import { facetColumns } from '../runs/facet-columns/facet-columns'
import type { Segment } from '../runs/facet-columns/segment'

/** A filesystem, a kernel, a machine … that the archive has runs of. */
export interface CountedSubject {
  /** what its page is found by */
  readonly value: string
  readonly runs: number
  readonly messages: number
  /** years of the first and the last message that states one */
  readonly first: number | null
  readonly last: number | null
  /** when the newest message with a run of it was sent, seconds since 1970; null: none states that */
  readonly newest: number | null
  /** where it stands among its kind: kernels in their order, machines by their words, else by name */
  readonly order: string
  /** one of its runs, to ask more of */
  readonly runId: number
}

/** All that the archive has of a kind. Counted in memory, once for everything that is saved. */
export const countSubjects = (archive: Archive, key: SubjectKey): Promise<readonly CountedSubject[]> =>
  remember(archive, JSON.stringify(['subjects', key]), () => count(archive, key))

interface Tally {
  runs: number
  readonly messages: Set<number>
  first: number | null
  last: number | null
  newest: number | null
  /** of a machine: the first by name of what is said of it */
  label: string | null
  readonly runId: number
}

async function count(archive: Archive, key: SubjectKey): Promise<readonly CountedSubject[]> {
  const all = await facetColumns(archive)
  const { machines, machineLabels, values } = all.dictionaries
  const tallies = new Map<number, Tally>()
  eachResult(all, (segment, run) => {
    const year = values.year.valueOf(codeOf(segment.columns.year, run))
    const label = machineLabels.valueOf(segment.machineLabels[run] ?? 0)
    for (const code of subjectsOf(segment, run, key)) {
      const tally = tallies.get(code) ?? newTally(segment.ids[run] ?? 0)
      tallies.set(code, tally)
      tally.runs++
      tally.messages.add(segment.messages[run] ?? 0)
      if (label !== null && (tally.label === null || label < tally.label)) tally.label = label
      if (year !== null) addYear(tally, Number(year))
      addTime(tally, segment.times[run] ?? Number.NaN)
    }
  })
  const dictionary = key === 'machine' ? machines : values[key]
  return [...tallies].flatMap(([code, { messages, label, ...own }]) => {
    const value = dictionary.valueOf(code)
    if (value === null) return []
    const order = key === 'kernel' ? kernelOrder(value) : key === 'machine' ? (label ?? value) : value
    return [{ ...own, value, order, messages: messages.size }]
  })
}

const newTally = (runId: number): Tally => ({
  runs: 0,
  messages: new Set(),
  first: null,
  last: null,
  newest: null,
  label: null,
  runId,
})

function addYear(tally: Tally, year: number): void {
  tally.first = Math.min(tally.first ?? year, year)
  tally.last = Math.max(tally.last ?? year, year)
}

function addTime(tally: Tally, time: number): void {
  if (!Number.isNaN(time)) tally.newest = Math.max(tally.newest ?? time, time)
}

const subjectsOf = ({ machines, columns }: Segment, run: number, key: SubjectKey): Uint32Array =>
  key === 'machine' ? machines.subarray(run, run + 1) : codesOf(columns[key], run)
