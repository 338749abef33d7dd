import type { Extractor, Found } from '../extractor'
import type { Passage } from '../passage'

const NUMBERS: Readonly<Record<string, string>> = { two: '2', three: '3', four: '4', eight: '8' }
const TOOL = '(bonnie(?:\\+\\+)?|postmark|dbench|tiobench|iozone|fs_mark|compilebench|dd)'
/** "2 bonnie++ side by side", "four postmark instances in parallel": several at once, each with its own results */
const TOGETHER = new RegExp(
  `(?<![\\w.-])([2-9]|\\d\\d|two|three|four|eight) (?:parallel |concurrent |simultaneous )?(?:instances of |copies of )?${TOOL}(?: ?instances| processes| runs|s|es)?,? (?:side by side|in parallel|at (?:the same time|once)|concurrently|simultaneously)`,
  'i',
)

/** How many of the benchmark ran at once. */
export const instances: Extractor = {
  name: 'instances',
  hint: /side by side|parallel|at the same|at once|concurrent|simultaneous/i,
  find({ text }: Passage): readonly Found[] {
    const flat = text.replace(/\s/g, ' ')
    const match = TOGETHER.exec(flat)
    if (match === null) return []
    const [, words = '', name = ''] = match
    const tool = name.toLowerCase() === 'bonnie' ? 'bonnie++' : name.toLowerCase()
    return [
      {
        field: 'factors.instances',
        value: NUMBERS[words.toLowerCase()] ?? words,
        start: match.index,
        length: words.length,
        certainty: 'always',
        only: { field: 'tool', value: tool },
      },
    ]
  },
}
