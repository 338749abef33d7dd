import { type Extractor, type Found, foundAt } from '../extractor'
import type { Passage } from '../passage'

/** `killall -STOP kupdated` as a heading: the daemon stood still from here on. */
const STOP = /^[\s*#$=-]*(?:kill|killall|pkill)\s+-(?:SIG)?STOP\s+([a-z][\w/-]*)\s*[:.]?\s*(?:\([^)]*\))?\s*$/i
const STOPPED = /\b(?:with\s+)?([a-z]\w*d)\s+(?:was\s+|is\s+|being\s+)?(?:stopped|STOPped|disabled|turned off)\b/i

export const stopped: Extractor = {
  name: 'stopped daemon',
  hint: /stop|disabled|turned off/i,
  find({ text }: Passage): readonly Found[] {
    const match = STOP.exec(text) ?? STOPPED.exec(text)
    if (match === null) return []
    return [
      foundAt(match, match[1] ?? '', {
        field: `factors.${match[1]}`,
        value: 'stopped',
        certainty: 'set',
        headingOnly: true,
      }),
    ]
  },
}
