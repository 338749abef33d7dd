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
  const settled = runs.map(() => ({ own: [] as Measurement[], moved: [] as Measurement[], aside: [] as AsideFigure[] }))
  runs.forEach((run, index) => {
    run.measurements.forEach((figure, at) => {
      const to = ownerOf(figure.line, index, runs)
      if (to === index) settled[index]?.own.push(figure)
      else {
        settled[index]?.aside.push({ ...figure, at, to: to === null ? null : to + 1 })
        if (to !== null) settled[to]?.moved.push(figure)
      }
    })
  })
  return settled.map(({ own, moved, aside }) => ({ measurements: [...own, ...moved], aside }))
}

/** Index of the run that a figure of run `index` belongs to. */
function ownerOf(line: number, index: number, runs: readonly LinedRun[]): number | null {
  const own = runs[index]
  if (own === undefined || (own.said !== null && holds(own.said, line))) return index
  const other = runs.findIndex(
    ({ tool, said, lines }) => tool === own.tool && said !== null && holds(said, line) && !holds(lines, line),
  )
  if (other >= 0) return other
  return own.said === null ? index : null
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
