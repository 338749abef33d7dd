import type { BlockRun } from '@/lib/formats/format'
import type { Fact, ReadParagraph } from './fact'
import type { Gap } from './region'

/** "2.4.9 is the upper line of each pair, 2.4.10 the lower": what the first and the second of two results were measured on. */
export interface Order {
  /** index of the line from which on it holds */
  readonly from: number
  readonly upper: readonly Fact[]
  readonly lower: readonly Fact[]
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

/** Both orders must be stated: one alone says nothing of the other result. */
export function readOrders(paragraphs: readonly ReadParagraph[]): readonly Order[] {
  return paragraphs
    .filter(({ paragraph }) => UPPER.test(paragraph.text) && LOWER.test(paragraph.text))
    .flatMap(({ passages }) =>
      passages.flatMap(({ passage, facts }): readonly Order[] => {
        if (facts.length < 2) return []
        const match = NAME_FIRST.exec(passage.text) ?? PLACE_FIRST.exec(passage.text)
        const named = (words = '') => facts.filter(({ text }) => text === words.replace(/[.,;:]+$/, ''))
        const [upper, lower] = [named(match?.[1]), named(match?.[2])]
        return upper.length > 0 && lower.length > 0 ? [{ from: passage.index, upper, lower }] : []
      }),
    )
}

/** What an order says of each run: only where every heading under it has exactly two. */
export function orderedFacts(gaps: readonly Gap[], orders: readonly Order[]): ReadonlyMap<BlockRun, readonly Fact[]> {
  const order = orders[0]
  const facts = new Map<BlockRun, readonly Fact[]>()
  if (order === undefined || orders.length > 1) return facts
  const groups: BlockRun[][] = []
  for (const { block, headings } of gaps.filter((gap) => gap.block.first > order.from))
    if (headings.length > 0 || groups.length === 0) groups.push([...block.runs])
    else groups.at(-1)?.push(...block.runs)
  if (groups.some((group) => group.length !== 2)) return facts
  for (const [upper, lower] of groups) {
    if (upper !== undefined) facts.set(upper, order.upper)
    if (lower !== undefined) facts.set(lower, order.lower)
  }
  return facts
}
