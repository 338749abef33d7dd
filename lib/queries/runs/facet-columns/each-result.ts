import { everyResult } from './count-runs'
import type { FacetColumns } from './facet-columns'
import type { Segment } from './segment'

/** Every run that counts: the segment that it is in, and its place there. */
export function eachResult({ segments }: FacetColumns, visit: (segment: Segment, run: number) => void): void {
  for (const segment of segments)
    for (let run = 0; run < segment.ids.length; run++) if (everyResult(segment, run)) visit(segment, run)
}
