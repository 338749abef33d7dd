import { varyingParams } from './param-words'
import type { ReadRun } from './read-run'

/** A run of few figures in one place: beside others of its kind it is a row, not a table of its own. */
export function isCompact(run: ReadRun): boolean {
  const figures = run.measurements
  return (
    figures.length > 0 &&
    figures.length <= 5 &&
    new Set(figures.map((figure) => figure.metric)).size === figures.length &&
    varyingParams(figures).length === 0 &&
    figures.every((figure) => figure.latencyUs === null)
  )
}

const shape = (run: ReadRun): string =>
  [run.tool, ...run.measurements.map((figure) => `${figure.metric} ${figure.unit}`)].join('\n')

/** Runs in their order, neighbours of one compact shape together. */
export function bundleRuns(runs: readonly ReadRun[]): readonly (readonly ReadRun[])[] {
  const bundles: ReadRun[][] = []
  for (const run of runs) {
    const last = bundles.at(-1)?.at(-1)
    const joins = last !== undefined && isCompact(last) && isCompact(run) && shape(last) === shape(run)
    if (joins) bundles.at(-1)?.push(run)
    else bundles.push([run])
  }
  return bundles
}
