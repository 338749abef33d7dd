import { machineWords } from '@/lib/compare/machine-words'
import type { Archive } from '@/lib/db/client'
import type { System } from '@/lib/model'
import type { SubjectKey } from '@/lib/url/subject-href'
import type { SubjectsFilter } from '@/lib/url/subjects-filter'
import { readMachines } from '../comparison/read-machines'
import { type CountedSubject, countSubjects } from './count-subjects'

/** A filesystem, a kernel, a machine … that the archive has runs of. */
export interface SubjectRow extends Omit<CountedSubject, 'order' | 'runId' | 'newest'> {
  /** what it is called */
  readonly name: string
  /** of a machine: what is stated of it, by part, and the subject of a mail that does so */
  readonly system: System | null
  readonly subject: string | null
}

export interface FoundSubjects {
  readonly rows: readonly SubjectRow[]
  readonly total: number
  readonly page: number
  readonly pages: number
}

/** One page of all that the archive has of a kind. */
export async function findSubjects(archive: Archive, key: SubjectKey, filter: SubjectsFilter): Promise<FoundSubjects> {
  const all = sorted(await countSubjects(archive, key), filter)
  const pages = Math.max(1, Math.ceil(all.length / filter.rows))
  const page = Math.min(filter.page, pages)
  const rows = all.slice((page - 1) * filter.rows, page * filter.rows)
  return { rows: await toRows(archive, key, rows), total: all.length, page, pages }
}

/** So many rows are made at once. */
const STEP = 500

/** All of them, whatever page a filter asks for. */
export async function* allSubjects(
  archive: Archive,
  key: SubjectKey,
  filter: SubjectsFilter,
): AsyncGenerator<readonly SubjectRow[], undefined> {
  const all = sorted(await countSubjects(archive, key), filter)
  for (let at = 0; at < all.length; at += STEP) yield await toRows(archive, key, all.slice(at, at + STEP))
}

/** A subject with the day of its newest message. */
export interface NewSubject extends SubjectRow {
  /** ISO 8601; null: no message states one */
  readonly date: string | null
}

/** Those that the newest messages are about. */
export async function newestSubjects(archive: Archive, key: SubjectKey, limit: number): Promise<readonly NewSubject[]> {
  const latest = (line: CountedSubject) => line.newest ?? Number.NEGATIVE_INFINITY
  const lines = (await countSubjects(archive, key))
    .toSorted((a, b) => (latest(a) === latest(b) ? compare(a.order, b.order) : latest(b) - latest(a)))
    .slice(0, limit)
  const rows = await toRows(archive, key, lines)
  const dates = lines.map(({ newest }) => (newest === null ? null : new Date(newest * 1000).toISOString()))
  return rows.map((row, at) => ({ ...row, date: dates[at] ?? null }))
}

/** Most runs first; by name from A, kernels and years from the newest. */
function sorted(lines: readonly CountedSubject[], { sort }: SubjectsFilter): readonly CountedSubject[] {
  const byRuns = (a: CountedSubject, b: CountedSubject) => b.runs - a.runs || compare(a.order, b.order)
  if (sort === 'name') return lines.toSorted((a, b) => compare(a.order, b.order))
  if (sort === 'date') return lines.toSorted((a, b) => (b.last ?? 0) - (a.last ?? 0) || byRuns(a, b))
  return lines.toSorted(byRuns)
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

async function toRows(
  archive: Archive,
  key: SubjectKey,
  lines: readonly CountedSubject[],
): Promise<readonly SubjectRow[]> {
  const facts =
    key === 'machine'
      ? await readMachines(
          archive,
          lines.map(({ runId }) => runId),
        )
      : null
  return lines.map(({ order, runId, newest, ...line }) => {
    const machine = facts?.get(runId)
    if (machine === undefined) return { ...line, name: line.value, system: null, subject: null }
    return { ...line, name: machineWords(machine).title, system: machine.system, subject: machine.subject }
  })
}
