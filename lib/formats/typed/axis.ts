import type { Grid } from './grid'
import { metricName } from './words'

/** What the rows of a table count through. */
export interface Axis {
  /** name of the parameter: `threads`, `fileSize` … */
  readonly name: string
  /** one place for each row */
  readonly places: readonly (string | number)[]
  /** what the labels name besides: `creat-1`, `creat-3` … */
  readonly metric: string | null
}

const SIZES = /^(?:file ?)?size$/i
const BLOCKS = /^(?:bs|blk[ _]?size|block[ _]?size|record|recsize|io ?size)(?:\s?[([][kmb]+[)\]])?$/i
const COUNTS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/^(?:nr[ _]?)?(?:threads?|thr)$/i, 'threads'],
  [/^(?:nr[ _]?)?clients?$/i, 'clients'],
  [/^(?:nr[ _]?)?tasks?$/i, 'tasks'],
  [/^(?:num)?jobs$/i, 'jobs'],
  [/^(?:nr[ _]?)?(?:procs?|processes)$/i, 'processes'],
  [/^(?:io[ _]?depth|queue[ _]?depth|qd)(?:\/\w+)?$/i, 'ioDepth'],
]
/** `16`, `64k`, `128_32`: a place in a sweep, whatever it is called */
const PLACE = /^\d+(?:[_x/:-]\d+){0,3}\s?(?:[kKmMgG]i?B?)?$/
const COUNT = /^\d{1,6}$/
const SIZE = /^\d+(?:\.\d+)?\s?[kmg]i?b?$/i

/** The parameter that a head names, with what its values look like. null: none that is known. */
export function parameterOf(head: string): { readonly name: string; readonly values: RegExp } | null {
  const words = head.trim().replace(/^#\s*/, '')
  const count = COUNTS.find(([pattern]) => pattern.test(words))?.[1]
  if (count !== undefined) return { name: count, values: COUNT }
  if (SIZES.test(words)) return { name: 'fileSize', values: SIZE }
  return BLOCKS.test(words) ? { name: 'blockSize', values: /^\d+(?:\.\d+)?\s?(?:[kmg]i?)?b?$/i } : null
}

/** A corner that names a parameter, over labels that are its values, alone or behind one name: `creat-1`, `creat-3`. */
export function axisOf({ corner, rows }: Grid): Axis | null {
  const labels = rows.map(({ label }) => label.text)
  const parameter = corner === null ? null : parameterOf(corner.text)
  if (corner !== null && parameter === null && labels.every((label) => PLACE.test(label))) {
    const name = metricName(corner.text)
    return name === '' ? null : { name, places: labels.map(placeOf), metric: null }
  }
  if (parameter === null) return null
  if (labels.every((label) => parameter.values.test(label)))
    return { name: parameter.name, places: labels.map(placeOf), metric: null }
  const parts = labels.map((label) => /^([A-Za-z]\w{1,30})-(\d{1,6})$/.exec(label))
  const name = parts[0]?.[1]
  if (name === undefined || parts.some((part) => part?.[1] !== name)) return null
  return { name: parameter.name, places: parts.map((part) => Number(part?.[2])), metric: name.toLowerCase() }
}

export const placeOf = (words: string): string | number => (COUNT.test(words) ? Number(words) : words)
