import type { Measurement, Params } from '@/lib/model'

/** What benchmarks sweep: a figure that names one of these has its place there, also where it stands alone. */
const ALWAYS = ['threads', 'clients', 'tasks', 'processes', 'jobs'] as const
/** Settings that are a sweep only where one run goes through several of them: iozone's record sizes. */
const WHERE_VARIED = ['recordSizeKiB', 'fileSizeKiB', 'ioDepth', 'files'] as const

const numberAt = (params: Params, key: string): number | null => {
  const value = params[key]
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

/** The parameter over which a run goes, and where a figure stands in it. */
export interface Place {
  readonly sweep: string | null
  readonly place: number | null
}

const NOWHERE: Place = { sweep: null, place: null }

/** The place of every figure of one run, in their order. */
export function placesOf(measurements: readonly Measurement[]): readonly Place[] {
  const varied = WHERE_VARIED.find((key) => new Set(measurements.map(({ params }) => numberAt(params, key))).size > 1)
  return measurements.map(({ params }) => {
    const sweep = ALWAYS.find((key) => numberAt(params, key) !== null) ?? varied
    if (sweep === undefined) return NOWHERE
    const place = numberAt(params, sweep)
    return place === null ? NOWHERE : { sweep, place }
  })
}
