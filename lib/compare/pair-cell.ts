import type { Cell } from './cell'

/**
 * The figures of one message that were measured in one way: what pairs are made of. An archive of 100,000 runs has tens of
 * thousands of them behind one answer, so they share what is equal (`conditions`, `params`) and have nothing that only a drawing needs.
 */
export interface PairCell
  extends Pick<
    Cell,
    | 'machine'
    | 'value'
    | 'conditions'
    | 'params'
    | 'metric'
    | 'unit'
    | 'status'
    | 'sweep'
    | 'place'
    | 'counted'
    | 'digits'
  > {
  readonly messageId: string
  /** whose mail it is: pairs of one machine are looked for in one poster's mails */
  readonly poster: string
  /** what was measured (measurementKey): only cells of one can be set against each other */
  readonly measurement: string
  /** the figures, in `unit`; empty unless `status` is `ok` */
  readonly values: readonly number[]
  /** the smallest ids of its runs and figures: the first in the text */
  readonly run: number
  readonly figure: number
  /** the file fits into the stated memory */
  readonly measuresMemory: boolean
}

/** How much was worked on. It may differ between the sides of a pair, said so; any other setting is another measurement. */
export const AMOUNTS: readonly string[] = ['fileSize', 'fileSizeKiB', 'files', 'bytes', 'transactions']

/** Equal for figures that say something of each other: of one metric, at one place of a sweep, in equal settings. */
export function measurementKey({
  metric,
  sweep,
  place,
  params,
}: Pick<PairCell, 'metric' | 'sweep' | 'place' | 'params'>) {
  const settings = Object.entries(params).filter(([name]) => !AMOUNTS.includes(name))
  return JSON.stringify([metric, sweep, place, settings.sort(([a], [b]) => (a < b ? -1 : 1))])
}
