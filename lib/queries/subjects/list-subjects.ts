import type { Archive } from '@/lib/db/client'
import type { SubjectKey } from '@/lib/url/subject-href'
import type { Place } from '../sql/ordered'
import type { Stretch } from '../sql/stretch'
import { countSubjects } from './count-subjects'

/** Something that runs of the archive are about, with how many there are. */
export interface SubjectRow {
  readonly value: string
  readonly runs: number
  readonly messages: number
}

export interface SubjectsStretch {
  readonly subjects: readonly SubjectRow[]
  readonly total: number
  /** where the next stretch begins; null: this is the last */
  readonly end: Place | null
}

/** The filesystems, kernels … that runs of the archive state, kernels in their order and all else by name, stretch by stretch (lib/queries/sql/ordered). */
export async function listSubjects(
  archive: Archive,
  key: SubjectKey,
  { behind, limit }: Stretch,
): Promise<SubjectsStretch> {
  const counted = await countSubjects(archive, key)
  const all = counted.map(({ order, value, runs, messages }): Row => [order, value, runs, messages]).toSorted(compare)
  const rest = behind === null ? all : all.filter((row) => compare(row, behind) > 0)
  const shown = rest.slice(0, limit)
  return {
    subjects: shown.map(([, value, runs, messages]) => ({ value, runs, messages })),
    total: all.length,
    end: rest.length > limit ? (shown.at(-1)?.slice(0, 2) ?? null) : null,
  }
}

type Row = readonly [order: string, value: string, runs: number, messages: number]

/** By what they are sorted by, then by value. */
function compare(a: Place, b: Place): number {
  const differing = [0, 1].find((at) => a[at] !== b[at])
  if (differing === undefined) return 0
  return String(a[differing]) < String(b[differing]) ? -1 : 1
}
