import type { Chart } from './comparison'

/** Whether a figure's place must be said beside it: over a sweep, and where bars have different ones. Else all have the same. */
export function showsPlaces({ placeName, sweep, groups }: Chart): boolean {
  if (placeName === null) return false
  return sweep !== null || new Set(groups.flatMap(({ points }) => points.map(({ place }) => place))).size > 1
}
