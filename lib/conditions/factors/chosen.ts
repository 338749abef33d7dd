import { type Extractor, foundAt } from '../extractor'

/** "pid [latency] device roundrobin", "always [madvise] never": how /sys shows several settings and the one in force. */
const CHOSEN =
  /^\s*(?=(?:\S+ ){2})(?:[a-z][\w-]* ){0,8}\[([a-z][\w:-]*)\](?: [a-z][\w-]*){0,8}(?: +\([^()]{0,20}\))?\s*$/
/** words of a sentence, which has no list of settings */
const PROSE = /\b(?:see|for|it|its|in|the|an?|is|are|as|to|of|that|this|and|or|with|on|at|by|from|my|your|we|you|i)\b/i
/** The I/O scheduler is read by its own name. */
const SCHEDULERS = /\b(?:cfq|(?:mq-)?deadline|noop|anticipatory|bfq|kyber)\b/

export const chosen: Extractor = {
  name: 'chosen setting',
  hint: /\[[a-z]/,
  find({ text, kind }) {
    const match =
      kind === 'line' && text.length < 120 && !SCHEDULERS.test(text) && !PROSE.test(text) ? CHOSEN.exec(text) : null
    return match === null
      ? []
      : [
          foundAt(match, match[1] ?? '', {
            field: 'factors.chosen',
            value: match[1] ?? '',
            certainty: 'set',
            headingOnly: true,
          }),
        ]
  },
}
