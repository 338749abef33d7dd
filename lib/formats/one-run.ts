import type { Line } from '../mail/line'
import type { Measurement } from '../model'
import type { Block, BlockRun, Format, Printed } from './format'

/** The stretch of lines that a run was read from: indices into the lines, both inside. */
export type Stretch = readonly [first: number, last: number]

export const runOf = (
  tool: string,
  lines: readonly Line[],
  [first, last]: Stretch,
  measurements: readonly Measurement[],
  printed: readonly Printed[] = [],
): BlockRun => ({
  tool,
  printed,
  measurements,
  lines: [lines[first]?.number ?? 0, lines[last]?.number ?? 0],
  findings: [],
})

/** A block that is one run from its first to its last line. */
export const oneRun = (
  format: Format,
  lines: readonly Line[],
  stretch: Stretch,
  measurements: readonly Measurement[],
  printed: readonly Printed[] = [],
): Block => ({
  format,
  first: stretch[0],
  last: stretch[1],
  runs: [runOf(format.tool, lines, stretch, measurements, printed)],
})
