import type { Block } from '@/lib/formats/format'
import type { Mail } from '@/lib/mail/line'
import { isAside, speaksOfMeasuring } from './aside'
import { type Fact, type ReadParagraph, readParagraph } from './fact'
import { type Heading, headingsOf } from './heading'
import { type Legend, readLegend } from './legend'
import { splitParagraphs } from './paragraph'
import type { Passage } from './passage'

/** A result and the words between it and the one before it. */
export interface Gap {
  readonly block: Block
  readonly headings: readonly Heading[]
  /** facts of the prose in it, by paragraph, the nearest to the result first */
  readonly prose: readonly (readonly Fact[])[]
}

/**
 * The text of one quote depth with its results: what one person wrote. A quotation takes nothing from the reply around it, and
 * the reply nothing from the quotation.
 */
export interface Region {
  readonly gaps: readonly Gap[]
  readonly legends: readonly Legend[]
  /** what is said over the first result, between results, under the last one; facts of headings apart */
  readonly above: readonly ReadParagraph[]
  readonly between: readonly ReadParagraph[]
  readonly below: readonly ReadParagraph[]
}

/** The message's regions, one for each quote depth that holds results. */
export function readRegions({ lines }: Mail, blocks: readonly Block[]): readonly Region[] {
  if (blocks.length === 0) return []
  const paragraphs = splitParagraphs(lines, blocks)
  const depths = new Set(blocks.map((block) => depthOf(block, lines)))
  return [...depths].map((depth) => {
    const own = paragraphs.filter((paragraph) => paragraph.depth === depth)
    const labels = blocks.flatMap(({ runs }) =>
      runs.flatMap(({ printed }) => printed.filter(({ field }) => field === 'label').map(({ value }) => value)),
    )
    const legends = own.flatMap((paragraph) => readLegend(paragraph, lines, labels) ?? [])
    const read = own
      .filter(({ first }) => !legends.some((legend) => legend.first === first))
      .map((paragraph) => readParagraph(paragraph, lines))
    return toRegion(
      read,
      blocks.filter((block) => depthOf(block, lines) === depth),
      legends,
    )
  })
}

export const depthOf = (block: Block, lines: Mail['lines']): number => lines[block.first]?.depth ?? 0

function toRegion(read: readonly ReadParagraph[], blocks: readonly Block[], legends: readonly Legend[]): Region {
  const first = blocks[0]?.first ?? 0
  const last = blocks[blocks.length - 1]?.first ?? 0
  const gaps = blocks.map((block, i) => {
    const from = i === 0 ? -1 : (blocks[i - 1]?.first ?? -1)
    return toGap(
      block,
      read.filter(({ paragraph }) => paragraph.first > from && paragraph.first < block.first),
    )
  })
  const used = new Set(gaps.flatMap(({ headings }) => headings.flatMap(({ facts }) => facts)))
  const rest = read.map((one) => withoutFacts(one, used))
  return {
    gaps,
    legends,
    above: rest.filter(({ paragraph }) => paragraph.first < first),
    between: rest.filter(({ paragraph }) => paragraph.first > first && paragraph.first < last),
    below: rest.filter(({ paragraph }) => paragraph.first > last),
  }
}

function toGap(block: Block, gap: readonly ReadParagraph[]): Gap {
  const headings = headingsOf(gap)
  const used = new Set(headings.flatMap(({ facts }) => facts))
  return { block, headings, prose: gap.toReversed().map((one) => proseOf(withoutFacts(one, used))) }
}

const withoutFacts = ({ paragraph, passages }: ReadParagraph, used: ReadonlySet<Fact>): ReadParagraph => ({
  paragraph,
  passages: passages.map(({ passage, facts }) => ({ passage, facts: facts.filter((fact) => !used.has(fact)) })),
})

/** "on a 5.15 kernel a user reported": prose names kernels for many reasons. */
const isHistory = ({ field, certainty }: Fact, { kind, text }: Passage): boolean =>
  (field === 'kernel' || (field === 'filesystem' && certainty === 'named')) &&
  kind === 'sentence' &&
  !speaksOfMeasuring(text)

/** What prose states of the runs: not what counts in headings only, not what it says of something else. */
export function proseOf({ passages }: ReadParagraph): readonly Fact[] {
  return passages.flatMap(({ passage, facts }) => {
    const stated = facts.filter((fact) => fact.headingOnly !== true && !isHistory(fact, passage))
    return stated.length > 0 && isAside(passage.text)
      ? stated.filter(({ certainty }) => certainty === 'always')
      : stated
  })
}
