import type { Params } from '@/lib/model'
import type { Grid } from './grid-shape'
import { metricName } from './words'

/** What the rows of a table count through. */
export interface Axis {
  /** one place for each row, by the names of its parameters: `threads`, `fileSize` … */
  readonly places: readonly Params[]
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

/**
 * A corner that names a parameter, over labels that are its values, alone or behind one name: `creat-1`, `creat-3`. Two columns
 * of labels of a box, each of them sizes or counts, are two parameters.
 */
export function axisOf({ corner, second, rows }: Grid): Axis | null {
  const labels = rows.map(({ label }) => label.text)
  if (corner !== null && second !== null) return axisOfTwo([corner.text, second.text], labels)
  const parameter = corner === null ? null : parameterOf(corner.text)
  const places = (name: string): Axis => ({ places: labels.map((label) => ({ [name]: placeOf(label) })), metric: null })
  if (corner !== null && parameter === null && labels.every((label) => PLACE.test(label))) {
    const name = metricName(corner.text)
    return name === '' ? null : places(name)
  }
  if (parameter === null) return null
  if (labels.every((label) => parameter.values.test(label))) return places(parameter.name)
  const parts = labels.map((label) => /^([A-Za-z]\w{1,30})-(\d{1,6})$/.exec(label))
  const name = parts[0]?.[1]
  if (name === undefined || parts.some((part) => part?.[1] !== name)) return null
  return { places: parts.map((part) => ({ [parameter.name]: Number(part?.[2]) })), metric: name.toLowerCase() }
}

/** `|  1 MB  |  256 KB  |` under `| Pool block size | dd I/O size |` */
function axisOfTwo(heads: readonly string[], labels: readonly string[]): Axis | null {
  const [first, second] = heads.map((head) => parameterOf(head)?.name ?? metricName(head))
  if (!first || !second || first === second) return null
  const parts = labels.map((label) => label.split(/\s*\|\s*/))
  if (!parts.every((own) => own.length === 2 && own.every((part) => PLACE.test(part)))) return null
  return {
    places: parts.map(([one = '', other = '']) => ({ [first]: placeOf(one), [second]: placeOf(other) })),
    metric: null,
  }
}

export const placeOf = (words: string): string | number => (COUNT.test(words) ? Number(words) : words)
