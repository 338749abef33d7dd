import type { Extractor, Found } from '../extractor'
import type { Passage } from '../passage'

const NAME = '(cfq|(?:mq-)?deadline|noop|anticipatory|as|bfq|kyber|linus|sfq|none)'
/** "cfq scheduler", "deadline I/O scheduler", "elevator: as", "2.5.63-mm1 cfq" */
const BEFORE = new RegExp(`(?<![\\w=-])${NAME}\\s+(?:i/?o[ -]?)?(?:scheduler|elevator|iosched)`, 'gi')
/** "BFQ is used as IO scheduler": there "as" is no scheduler */
const USED = new RegExp(
  `(?<![\\w=-])${NAME}\\s+(?:(?:is|was|were|being)\\s+)?(?:used\\s+)?as\\s+(?:the\\s+|an\\s+)?(?:i/?o[ -]?)?(?:scheduler|elevator|iosched)`,
  'gi',
)
const AFTER = new RegExp(
  `\\b(?:(?:i/?o[ -]?)?(?:scheduler|iosched)|elevator)\\s*(?:is|was|:|=|set to)?\\s*(?:the\\s+)?["'(]?${NAME}(?![\\w-])`,
  'gi',
)
/** alone over results; "as" and "none" say too little for that */
const ALONE = /(?<![\w=/-])(cfq|(?:mq-)?deadline|noop|anticipatory|bfq|kyber)(?![\w-])/gi

/** fio sets it before it measures: `--ioscheduler=none` */
const GIVEN = /(?:^|\s)(?:--)?ioscheduler=(cfq|(?:mq-)?deadline|noop|anticipatory|bfq|kyber|none)(?![\w-])/g

/** `mq-deadline kyber [bfq] none`: what /sys/block/…/queue/scheduler prints */
const CHOICES = /^[\s#]*(?:[a-z-]+ )*\[(cfq|(?:mq-)?deadline|noop|anticipatory|bfq|kyber|none)\](?: [a-z-]+)*\s*$/

/** "The tests were done with 2.6.12, scheduler is the deadline": said of all that was measured */
const ALL =
  /\b(?:tests?|runs?|results?|benchmarks?|numbers|everything|all)\b(?:[^.;]|\.(?=\d)){0,100}\b(?:were|was|where|are|is|done|made|run|ran|used?|using|with|on)\b/i
/** an item of a description: "I/O scheduler: mq-deadline" */
const ITEM = /^[\s*o+-]*(?:(?:disk|the) )?(?:i\/?o[ -]?)?(?:scheduler|elevator|iosched)\s*(?:is|was|[:=])/i
/** Spoken of, not used. */
const SPOKEN_OF = /\b(?:than|versus|vs\.?|compared|unlike|without|not|if|should|could|would|try|bug|patch)\b/i

/** The I/O scheduler. */
export const scheduler: Extractor = {
  name: 'I/O scheduler',
  hint: /cfq|deadline|noop|anticipatory|bfq|kyber|elevator|sched/i,
  find({ text, kind }: Passage): readonly Found[] {
    const given = [...text.matchAll(GIVEN)]
    const used = [...text.matchAll(USED)]
    const named = [...(used.length > 0 ? used : text.matchAll(BEFORE)), ...text.matchAll(AFTER)]
    const chosen = CHOICES.exec(text)
    const matches =
      given.length > 0 ? given : chosen !== null ? [chosen] : named.length > 0 ? named : [...text.matchAll(ALONE)]
    const [first] = named
    const all =
      first !== undefined && named.length === 1 && (kind === 'line' ? ITEM : ALL).test(text) && !SPOKEN_OF.test(text)
    return matches.map((match) => {
      const value = match[1] ?? ''
      const start = (match.index ?? 0) + match[0].indexOf(value)
      return {
        field: 'factors.elevator',
        value: value.toLowerCase(),
        start,
        length: value.length,
        ...(all || given.length > 0 ? { certainty: 'always' } : { certainty: 'named', headingOnly: true }),
      }
    })
  },
}
