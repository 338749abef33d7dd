import type { Archive } from '@/lib/db/client'
import { keptFor } from '../../kept/kept-for'
import { byFacet } from '../facet-key'
import { Dictionary } from './dictionary'
import { readRunValues } from './run-values'
import { type Dictionaries, SEGMENT_RUNS, type Segment, toSegment } from './segment'

/** What every run of an archive states, facet by facet, with its figures, in memory: about 140 bytes a run, and every word once. */
export interface FacetColumns {
  readonly segments: readonly Segment[]
  readonly dictionaries: Dictionaries
}

interface Kept {
  readonly segments: Map<number, Segment>
  readonly dictionaries: Dictionaries
  /** the last reading: the next begins behind it */
  reading: Promise<unknown>
}

/** So many segments are read at once. */
const AT_ONCE = 16

/**
 * The columns as the archive is now: segments that were written to since they were read, by this process or another, are read
 * again, the others are not.
 */
export function facetColumns(archive: Archive): Promise<FacetColumns> {
  const known = keptFor<Kept>(archive, 'facet columns', () => ({
    segments: new Map(),
    dictionaries: {
      messages: new Dictionary(),
      machines: new Dictionary(),
      machineLabels: new Dictionary(),
      metrics: new Dictionary(),
      values: byFacet(() => new Dictionary()),
    },
    reading: Promise.resolve(),
  }))
  const columns = known.reading.then(() => refresh(archive, known))
  known.reading = columns.catch(() => undefined)
  return columns
}

async function refresh(archive: Archive, { segments, dictionaries }: Kept): Promise<FacetColumns> {
  // The stamps first: what is written while the runs are read is noticed the next time.
  const rows = await archive.$queryRaw<{ segment: bigint; stamp: string }[]>`
    SELECT segment, CAST(stamp AS TEXT) AS stamp FROM RunSegment ORDER BY segment`
  const stamps = new Map(rows.map(({ segment, stamp }) => [Number(segment), stamp]))
  const stale = [...stamps].filter(([segment, stamp]) => segments.get(segment)?.stamp !== stamp)
  for (const numbers of stretches(stale.map(([segment]) => segment))) {
    const first = numbers[0] ?? 0
    const runs = await readRunValues(archive, first * SEGMENT_RUNS, (first + numbers.length) * SEGMENT_RUNS)
    for (const number of numbers) {
      const own = runs.filter(({ id }) => Math.floor(id / SEGMENT_RUNS) === number)
      segments.set(number, toSegment(stamps.get(number) ?? '', own, dictionaries))
    }
  }
  return { segments: [...segments.values()], dictionaries }
}

/** Numbers that follow each other stand together, at most AT_ONCE. */
function stretches(numbers: readonly number[]): readonly (readonly number[])[] {
  const found: number[][] = []
  for (const number of numbers) {
    const last = found.at(-1)
    if (last !== undefined && last.length < AT_ONCE && last.at(-1) === number - 1) last.push(number)
    else found.push([number])
  }
  return found
}
