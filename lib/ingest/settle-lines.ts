import type { Measurement } from '@/lib/model'

/** First and last line of a message, both inside, from 1. */
export type Lines = readonly [first: number, last: number]

/** A run as it was read, and the lines that a person says belong to it; null: those that were read. */
export interface LinedRun {
  readonly tool: string
  readonly measurements: readonly Measurement[]
  readonly lines: Lines
  readonly said: Lines | null
}

/** A figure that was read in a run and does not belong to it. */
export interface AsideFigure extends Measurement {
  /** its index among the run's figures as read */
  readonly at: number
  /** place in the message, from 1, of the run that it belongs to; null: to none */
  readonly to: number | null
}

export interface SettledRun {
  readonly measurements: readonly Measurement[]
  readonly aside: readonly AsideFigure[]
}

const holds = ([first, last]: Lines, line: number): boolean => line >= first && line <= last

/**
 * Whose the figures of a message's runs are, by the lines that a person says. A run keeps its figures within them, and gets those that other
 * runs of its benchmark have in the lines that were added to what was read; its figures outside belong to nobody, or to a run whose lines
 * were added. Without a word of a person everything is as read.
 */
export function settleLines(runs: readonly LinedRun[]): readonly SettledRun[] {
  const claims = runs.flatMap(({ tool, lines, said }, index) => (said === null ? [] : [{ index, tool, lines, said }]))
  const settled = runs.map(() => ({ own: [] as Measurement[], moved: [] as Measurement[], aside: [] as AsideFigure[] }))
  runs.forEach((run, index) => {
    run.measurements.forEach((figure, at) => {
      const to = ownerOf(figure.line, index, run, claims)
      if (to === index) settled[index]?.own.push(figure)
      else {
        settled[index]?.aside.push({ ...figure, at, to: to === null ? null : to + 1 })
        if (to !== null) settled[to]?.moved.push(figure)
      }
    })
  })
  return settled.map(({ own, moved, aside }) => ({ measurements: [...own, ...moved], aside }))
}

/** What a person says of the lines of the run `index`. Of thousands of runs there are few. */
interface Claim extends Pick<LinedRun, 'tool' | 'lines'> {
  readonly index: number
  readonly said: Lines
}

/** Index of the run that a figure of run `index` belongs to. */
function ownerOf(
  line: number,
  index: number,
  { tool, said }: Pick<LinedRun, 'tool' | 'said'>,
  claims: readonly Claim[],
): number | null {
  if (said !== null && holds(said, line)) return index
  const other = claims.find((claim) => claim.tool === tool && holds(claim.said, line) && !holds(claim.lines, line))
  if (other !== undefined) return other.index
  return said === null ? index : null
}

/**
 * The first line that a person says of two runs of a benchmark and that was not read in both; null: none. Runs that stand side by side share
 * the lines that they were read in.
 */
export function claimedTwice(run: LinedRun, other: LinedRun): number | null {
  if (run.said === null || other.said === null || run.tool !== other.tool) return null
  const [first, last] = [Math.max(run.said[0], other.said[0]), Math.min(run.said[1], other.said[1])]
  if (first > last) return null
  // Both were read in what lies between the later beginning and the earlier end.
  const [from, to] = [Math.max(run.lines[0], other.lines[0]), Math.min(run.lines[1], other.lines[1])]
  if (from > to || first < from || first > to) return first
  return last > to ? to + 1 : null
}

/** The figures of each run of a message as they were read, out of those that it has and those that do not belong to it. */
export function asRead(runs: readonly SettledRun[]): readonly (readonly Measurement[])[] {
  const moved = new Set(
    runs.flatMap(({ aside }) => aside.flatMap((one) => (one.to === null ? [] : placeIn(one.to, one)))),
  )
  return runs.map(({ measurements, aside }, index) => {
    const own = measurements.filter((figure) => !moved.has(placeIn(index + 1, figure)))
    const read: Measurement[] = []
    const outside = new Map(aside.map(({ at, to: _, ...figure }) => [at, figure]))
    for (let at = 0, next = 0; at < own.length + outside.size; at++) {
      const figure = outside.get(at) ?? own[next++]
      if (figure !== undefined) read.push(figure)
    }
    return read
  })
}

const placeIn = (run: number, { line, column, metric }: Measurement): string => `${run} ${line} ${column} ${metric}`
