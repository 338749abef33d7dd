import type { RunRow } from '@/lib/queries/runs/run-row'

/** A piece of what a run was measured with, and whether the row above (of the same mail) says the same. */
export interface Piece {
  readonly text: string
  readonly ditto: boolean
}

/**
 * Mount options (as a whole: their set is what was varied) and the factors one by one, so that in
 * "max-readahead 511; kupdated stopped; after reboot" only what is new stands out.
 */
export function variation(row: RunRow, above: RunRow | null): readonly Piece[] {
  const before = new Set(above === null ? [] : partsOf(above))
  return partsOf(row).map((text) => ({ text, ditto: before.has(text) }))
}

const partsOf = ({ mountOptions, varied }: RunRow): readonly string[] => [
  ...(mountOptions === null ? [] : [mountOptions]),
  ...(varied === null ? [] : varied.split('; ')),
]
