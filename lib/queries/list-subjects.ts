import type { Archive } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import type { SubjectKey } from '@/lib/url/subject-href'
import { countsSql } from './counts-sql'
import type { Stretch } from './list-runs'
import type { Place } from './ordered'
import { readJson } from './read-json'
import { remember } from './remember'

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

/** Where a kind of subject stands: its value, what it is sorted by, and the runs `r` that state it. */
interface Source {
  readonly value: Prisma.Sql
  readonly order: Prisma.Sql
  readonly from: Prisma.Sql
}

const ofRun = (value: Prisma.Sql, order = value): Source => ({ value, order, from: Prisma.sql`Run r` })
const ofMessage = (value: Prisma.Sql): Source => ({
  ...{ value, order: value },
  from: Prisma.sql`Run r JOIN Message g ON g.id = r.messageId`,
})

const SOURCES: Readonly<Record<SubjectKey, Source>> = {
  tool: ofRun(Prisma.sql`r.tool`),
  filesystem: ofRun(Prisma.sql`r.filesystem`),
  kernel: ofRun(Prisma.sql`r.kernel`, Prisma.sql`r.kernelOrder`),
  option: {
    ...ofRun(Prisma.sql`o.option`),
    from: Prisma.sql`MountOption o JOIN Run r ON r.id = o.runId`,
  },
  poster: ofMessage(Prisma.sql`g.author`),
  list: ofMessage(Prisma.sql`g.list`),
}

type Row = readonly [order: string, value: string, runs: number, messages: number]

/** The filesystems, kernels … that runs of the archive state, kernels in their order and all else by name, stretch by stretch (lib/queries/ordered). */
export async function listSubjects(
  archive: Archive,
  key: SubjectKey,
  { behind, limit }: Stretch,
): Promise<SubjectsStretch> {
  const all = await remember(archive, JSON.stringify(['subjects', key]), () => countSubjects(archive, key))
  const rest = behind === null ? all : all.filter((row) => compare(row, behind) > 0)
  const shown = rest.slice(0, limit)
  return {
    subjects: shown.map(([, value, runs, messages]) => ({ value, runs, messages })),
    total: all.length,
    end: rest.length > limit ? (shown.at(-1)?.slice(0, 2) ?? null) : null,
  }
}

async function countSubjects(archive: Archive, key: SubjectKey): Promise<readonly Row[]> {
  const { value, order, from } = SOURCES[key]
  const rows = await readJson<Row>(
    archive,
    Prisma.sql`json_array(min(${order}), ${value}, count(*), count(DISTINCT r.messageId))`,
    Prisma.sql`FROM ${from} WHERE ${countsSql} AND ${value} IS NOT NULL GROUP BY ${value}`,
  )
  return rows.toSorted(compare)
}

/** By what they are sorted by, then by value. */
function compare(a: Place, b: Place): number {
  const differing = [0, 1].find((at) => a[at] !== b[at])
  if (differing === undefined) return 0
  return String(a[differing]) < String(b[differing]) ? -1 : 1
}
