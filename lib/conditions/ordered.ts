import type { BlockRun } from '@/lib/formats/format'
import type { Line } from '@/lib/mail/line'
import type { Fact, ReadParagraph, ReadPassage } from './fact'
import type { Gap } from './gap'
import { placeIn } from './passage'

/** "2.4.9 is the upper line of each pair, 2.4.10 the lower": what the first and the second of two results were measured on. */
export interface Order {
  /** index of the line from which on it holds */
  readonly from: number
  readonly upper: readonly Fact[]
  readonly lower: readonly Fact[]
  /** "first set", "second set": of each benchmark's results there is one in either */
  readonly sets: boolean
}

const NAME = '([\\w][\\w.+-]*)'
const IS = '\\s*(?:is|are|was|were|=|:)?\\s*(?:always\\s+)?(?:on\\s+|in\\s+)?(?:the\\s+)?'
/** "X is the upper …, Y the lower" */
const NAME_FIRST = new RegExp(
  `${NAME}${IS}(?:upper|first|top)\\b[^.;]{0,40}?[,;]\\s*(?:and\\s+)?${NAME}${IS}(?:lower|second|bottom)\\b`,
  'i',
)
const OF = '(?:\\s+[a-z]+){0,3}?\\s*(?:is|are|was|were|=|:|from|for|with|shows?)\\s*(?:the\\s+|kernel\\s+)*'
/** "the upper line is X, the lower (one) Y" */
const PLACE_FIRST = new RegExp(
  `\\b(?:upper|first|top)${OF}${NAME}\\s*[,;]?\\s*(?:and\\s+)?(?:the\\s+)?(?:lower|second|bottom)(?:\\s+(?:line|one|pair|number|figure|result|row|is|are|from|for|with|was|were))*\\s*[=:]?\\s*${NAME}`,
  'i',
)
const UPPER = /\b(?:upper|first|top)\b/i
const LOWER = /\b(?:lower|second|bottom)\b/i

const STATE = '(unpatched|patched|vanilla|mainline|baseline|unmodified|modified)'
/** "First set is unpatched, second set is the patched kernel" */
const SETS = new RegExp(
  `\\bfirst (?:set|run|batch)(?: of [a-z]+)? (?:is|are|was|were) (?:on |from |with )?(?:the |an? )?${STATE}(?: kernel)?[,;]? (?:and )?(?:the )?second(?: (?:set|run|batch|one))?(?: (?:is|are|was|were))?(?: on| from| with)?(?: the| an?)? ${STATE}\\b`,
  'i',
)

/** Both orders must be stated: one alone says nothing of the other result. */
export function readOrders(paragraphs: readonly ReadParagraph[], lines: readonly Line[]): readonly Order[] {
  return paragraphs
    .filter(({ paragraph }) => UPPER.test(paragraph.text) && LOWER.test(paragraph.text))
    .flatMap(({ passages }) =>
      passages.flatMap(({ passage, facts }): readonly Order[] => {
        const sets = setsIn(passage, lines)
        if (sets !== null) return [sets]
        if (facts.length < 2) return []
        const match = NAME_FIRST.exec(passage.text) ?? PLACE_FIRST.exec(passage.text)
        const named = (words = '') => facts.filter(({ text }) => text === words.replace(/[.,;:]+$/, ''))
        const [upper, lower] = [named(match?.[1]), named(match?.[2])]
        return upper.length > 0 && lower.length > 0 ? [{ from: passage.index, upper, lower, sets: false }] : []
      }),
    )
}

function setsIn(passage: ReadPassage['passage'], lines: readonly Line[]): Order | null {
  const match = SETS.exec(passage.text.replace(/\n/g, ' '))
  const [whole = '', first = '', second = ''] = match ?? []
  if (match === null || first.toLowerCase() === second.toLowerCase()) return null
  const factOf = (word: string, within: number): readonly Fact[] => [
    {
      field: 'factors.patch',
      value: word.toLowerCase(),
      certainty: 'set',
      ...placeIn(passage, match.index + within, word.length, lines),
    },
  ]
  return {
    from: passage.index,
    upper: factOf(first, whole.indexOf(first)),
    lower: factOf(second, whole.lastIndexOf(second)),
    sets: true,
  }
}

/** The runs of each benchmark that has exactly two, each in a result of its own. */
function pairsByTool(gaps: readonly Gap[]): readonly (readonly BlockRun[])[] {
  const byTool = new Map<string, { readonly run: BlockRun; readonly gap: Gap }[]>()
  for (const gap of gaps)
    for (const run of gap.block.runs) byTool.set(run.tool, [...(byTool.get(run.tool) ?? []).slice(0, 2), { run, gap }])
  return [...byTool.values()]
    .filter((own) => own.length === 2 && own[0]?.gap !== own[1]?.gap)
    .map((own) => own.map(({ run }) => run))
}

/** What an order says of each run: only where every heading under it has exactly two. */
export function orderedFacts(gaps: readonly Gap[], orders: readonly Order[]): ReadonlyMap<BlockRun, readonly Fact[]> {
  const order = orders[0]
  const facts = new Map<BlockRun, readonly Fact[]>()
  if (order === undefined || orders.length > 1) return facts
  const under = gaps.filter((gap) => gap.block.first > order.from)
  const groups: BlockRun[][] = []
  for (const { block, headings } of under)
    if (headings.length > 0 || groups.length === 0) groups.push([...block.runs])
    else groups.at(-1)?.push(...block.runs)
  if (!order.sets && groups.some((group) => group.length !== 2)) return facts
  for (const [upper, lower] of order.sets ? pairsByTool(under) : groups) {
    if (upper !== undefined) facts.set(upper, order.upper)
    if (lower !== undefined) facts.set(lower, order.lower)
  }
  return facts
}
