import { NO_HEAD } from '../headers'
import { isBlank, type Layout, type Span, skipBlank, trimBlank } from './layout'

/**
 * Several pages of a public-inbox archive after each other, or such a page and other text. Each page has its head and its
 * foot; what stands outside of them is no page's furniture.
 *
 *     All of lore.kernel.org
 *      help / color / mirror / Atom feed
 *     …
 *     This is an external index of several public inboxes,
 *     see mirroring instructions on how to clone and mirror
 *     all data and code used by this external index.
 */
const HEAD = /^\s*help \/ color \/ mirror\b/
const FOOT = /^(?:This is an external index of|This is a public inbox, see)/
const FOOT_GOES_ON = /^(?:see mirroring|all data and code|for how to clone|as well as URLs)/

export const lorePages: Layout = {
  name: 'lore pages',
  split(lines) {
    const cuts = [0, ...lines.flatMap((_, at) => cutsAt(lines, at)), lines.length].toSorted((a, b) => a - b)
    const spans: Span[] = []
    for (let i = 1; i < cuts.length; i++) {
      const end = trimBlank(lines, cuts[i] ?? 0, cuts[i - 1])
      const first = skipBlank(lines, cuts[i - 1] ?? 0)
      if (first < end) spans.push({ first, end })
    }
    return spans.length < 2 ? null : spans
  },
  // A page is read by the layout of what it shows.
  read: (lines) => ({ head: NO_HEAD, body: lines }),
}

/** Where a page begins or ends, seen from the line that gives it away. */
function cutsAt(lines: readonly string[], at: number): number[] {
  const line = lines[at] ?? ''
  if (HEAD.test(line)) return [isBlank(lines[at - 1]) ? at : at - 1]
  if (!FOOT.test(line)) return []
  let end = at + 1
  while (FOOT_GOES_ON.test(lines[end] ?? '')) end++
  return [end]
}
