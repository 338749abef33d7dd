import type { Measurement, Params } from '@/lib/model'

/** Parameters that count something: `8 threads`, not `threads 8`. */
const COUNTED = new Set(['threads', 'clients', 'tasks', 'jobs', 'processes', 'files', 'children', 'runs'])

/** `fileSize` → `file size` */
export const paramTitle = (key: string): string => key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** `8 threads`, `1 client`, `file size 8G` */
export function paramWords(key: string, value: string | number): string {
  if (!COUNTED.has(key)) return `${paramTitle(key)} ${value}`
  return `${value} ${String(value) === '1' ? key.replace(/(ss)es$|s$/, '$1') : key}`
}

/** The parameters in which the figures of a run differ: its sweep. */
export function varyingParams(figures: readonly Measurement[]): readonly string[] {
  const values = new Map<string, Set<string | number>>()
  for (const figure of figures) {
    for (const [key, value] of Object.entries(figure.params)) {
      const seen = values.get(key)
      if (seen === undefined) values.set(key, new Set([value]))
      else seen.add(value)
    }
  }
  return [...values].filter(([, seen]) => seen.size > 1).map(([key]) => key)
}

/** What all figures of a run have in common, in words: `file size 8G, 16 files`. */
export function constantWords(figures: readonly Measurement[]): string {
  const varying = varyingParams(figures)
  const constant: Params = Object.assign({}, ...figures.map((figure) => figure.params))
  return Object.entries(constant)
    .filter(([key]) => !varying.includes(key))
    .map(([key, value]) => paramWords(key, value))
    .join(', ')
}

/** Where a figure stands in its run's sweep: `8 threads`; null where there is no sweep. */
export function placeWords(params: Params, varying: readonly string[]): string | null {
  const words = varying.flatMap((key) => {
    const value = params[key]
    return value === undefined ? [] : [paramWords(key, value)]
  })
  return words.length === 0 ? null : words.join(', ')
}
