import type { Block } from '@/lib/formats/format'
import type { Line, Mail } from '@/lib/mail/line'
import type { ReadParagraph } from './fact'
import { filesystemFamily } from './filesystem'
import type { Gap } from './gap'
import { headingsOf } from './heading'
import { type Legend, readLegend } from './legend'
import { indexLegends, namesIn } from './legend-index'
import { type Order, readOrders } from './ordered'
import { type Paragraph, splitParagraphs } from './paragraph'
import { readParagraph } from './read-facts'
import { withSides } from './sides'
import { type Statement, toStatement } from './statement'
import { targetsOf } from './target'

/**
 * The text of one quote depth with its results: what one person wrote. A quotation takes nothing from the reply around it, and
 * the reply nothing from the quotation.
 */
export interface Region {
  readonly gaps: readonly Gap[]
  readonly legends: readonly Legend[]
  readonly orders: readonly Order[]
  /** what prose states anywhere in it, in the order of the text */
  readonly prose: readonly Statement[]
}

export const depthOf = (block: Block, lines: Mail['lines']): number => lines[block.first]?.depth ?? 0

/** The message's regions, one for each quote depth that holds results. */
export function readRegions({ lines }: Mail, blocks: readonly Block[]): readonly Region[] {
  if (blocks.length === 0) return []
  const paragraphs = withoutConfig(withoutUsage(splitParagraphs(lines, blocks)))
  const depths = depthsOf(blocks, paragraphs, lines)
  // whose results stand in quote marks against wrapping sets what else a program printed so as well
  const moved = new Set(
    blocks.map((block) => depthOf(block, lines)).filter((depth, i) => depth !== depths[i] && !depths.includes(depth)),
  )
  return [...new Set(depths)].map((depth) =>
    readRegion(
      paragraphs.filter(
        (paragraph) => paragraph.depth === depth || (moved.has(paragraph.depth) && paragraph.depth === depth + 1),
      ),
      blocks.filter((_, i) => depths[i] === depth),
      lines,
    ),
  )
}

/** "Usage:" over what is set in deeper: how a thing is called, and nothing that was done */
const USAGE = /^(\s*)(?:usage|synopsis|syntax)(?: \w+)?\s*:\s*$/i

function withoutUsage(paragraphs: readonly Paragraph[]): readonly Paragraph[] {
  /** how deep the title stands that is in force, and at which quote depth */
  let title: { readonly column: number; readonly depth: number } | null = null
  return paragraphs.filter(({ text, depth }) => {
    const [head = '', ...rest] = text.split('\n')
    const column = USAGE.exec(head)?.[1]?.length
    if (column !== undefined) title = { column, depth }
    const under = column === undefined ? text.split('\n') : rest
    const isUnder =
      title !== null && depth === title.depth && under.every((line) => line.search(/\S/) > (title?.column ?? 0))
    if (!isUnder) title = null
    return !isUnder
  })
}

/** A kernel's whole configuration: how one was built, and nothing of it was varied. */
const CONFIG = /^[\s>]*(?:# )?CONFIG_[A-Z\d_]+(?:=| is not set)/
const WHOLE_CONFIG = 40

function withoutConfig(paragraphs: readonly Paragraph[]): readonly Paragraph[] {
  const isOfConfig = (line: string) => CONFIG.test(line) || /^[\s>]*#/.test(line)
  const listings = paragraphs.filter(({ text }) => text.includes('CONFIG_') && text.split('\n').every(isOfConfig))
  const count = listings.reduce((sum, { text }) => sum + text.split('\n').length, 0)
  if (count < WHOLE_CONFIG) return paragraphs
  const left = new Set(listings)
  return paragraphs.filter((paragraph) => !left.has(paragraph))
}

/** "On Monday Ann wrote:", "Ann schrieb:", "Ann said" */
const ATTRIBUTION = /\b(?:wrote|writes|said|says|schrieb|a [eé]crit|skrev|escribi[oó])\b.{0,40}:?\s*$/i

/**
 * Whose result it is: the quote depth it stands at. Where nothing is written at that depth, or where the mail answers nobody,
 * the result alone was set in quote marks, against wrapping: it belongs to the text over it.
 */
function depthsOf(
  blocks: readonly Block[],
  paragraphs: readonly Paragraph[],
  lines: readonly Line[],
): readonly number[] {
  const written = new Set(paragraphs.map(({ depth }) => depth))
  const answers = lines.some(({ text }) => text.length < 200 && ATTRIBUTION.test(text))
  let next = 0
  return blocks.map((block) => {
    const depth = depthOf(block, lines)
    while (next < paragraphs.length && (paragraphs[next]?.first ?? 0) < block.first) next++
    const above = paragraphs[next - 1]
    const isKept = written.has(depth) && (answers || !isTitle(above, block))
    return isKept || above === undefined || above.depth !== depth - 1 ? depth : above.depth
  })
}

/** "2.6.19.1, SATA:" on the line over a result, or with a blank line between */
const isTitle = (above: Paragraph | undefined, block: Block): boolean =>
  above !== undefined && block.first - above.last <= 2 && /:\s*$/.test(above.text)

function readRegion(paragraphs: readonly Paragraph[], blocks: readonly Block[], lines: Mail['lines']): Region {
  const labels = namesOf(blocks)
  const legends = new Map(
    paragraphs.flatMap((paragraph) => {
      const legend = readLegend(paragraph, lines, labels)
      return legend === null ? [] : [[paragraph, legend] as const]
    }),
  )
  const read = readOnce(lines)
  const region = readTexts(paragraphs, legends, blocks, lines, read)
  const names = new Set([...labels, ...region.gaps.flatMap(({ headings }) => headings.map(({ text }) => text))])
  const index = indexLegends([...legends.values()])
  const meant = new Set([...names].flatMap((name) => index.legendsOf(name)))
  const used = new Map([...legends].filter(([, legend]) => meant.has(legend)))
  // a list that no name refers to is a description: "1) four disks 2) xfs"
  return used.size === legends.size ? region : readTexts(paragraphs, used, blocks, lines, read)
}

/** Reads a paragraph, and remembers what it read. */
function readOnce(lines: Mail['lines']): (paragraph: Paragraph) => ReadParagraph {
  const known = new Map<Paragraph, ReadParagraph>()
  return (paragraph) => {
    const read = known.get(paragraph) ?? readParagraph(paragraph, lines)
    known.set(paragraph, read)
    return read
  }
}

function readTexts(
  paragraphs: readonly Paragraph[],
  legends: ReadonlyMap<Paragraph, Legend>,
  blocks: readonly Block[],
  lines: Mail['lines'],
  readOne: (paragraph: Paragraph) => ReadParagraph,
): Region {
  const read = paragraphs.filter((one) => !legends.has(one)).map(readOne)
  const texts = between(read, blocks)
  const headings = withSides(texts.map((text, i) => headingsOf(text, lines, blocks[i]?.first ?? 0)))
  const used = new Set(headings.flatMap((own) => own.flatMap(({ facts }) => facts)))
  const state = (one: ReadParagraph) => toStatement(one, used) ?? []
  const prose = texts.map((text) => text.flatMap(state))
  const after = read.slice(texts.reduce((sum, text) => sum + text.length, 0)).flatMap(state)
  const targets = targetsOf(blocks, lines)
  return {
    gaps: blocks.map((block, i) => ({
      block,
      target: targets[i] ?? null,
      headings: headings[i] ?? [],
      isTold: (texts[i] ?? []).some(({ paragraph }) => paragraph.wrapped),
      hasSentence: (texts[i] ?? []).some(({ passages }) => passages.some(({ passage }) => SENTENCE.test(passage.text))),
      absent: (texts[i] ?? []).flatMap(({ paragraph }) => absentIn(paragraph.text)),
      prose: (prose[i] ?? []).toReversed(),
    })),
    legends: [...legends.values()],
    orders: readOrders(read, lines),
    prose: [...prose.flat(), ...after],
  }
}

/** Four words and more, as people write them one behind the other: "Only left out the barrier, and it is faster" */
const SENTENCE = /^\W{0,4}[A-Za-z][A-Za-z']*,?(?: [A-Za-z][\w'()-]*,?){3}/

const WITHOUT = /\b(?:without|w\/o)\s+(\w+)|\bno\s+(\w+)\s+(?:(?:is|was)\s+)?(?:involved|in between|in the middle)\b/gi

const absentIn = (text: string): readonly string[] =>
  [...text.matchAll(WITHOUT)].flatMap((match) => filesystemFamily(match[1] ?? match[2] ?? '') ?? [])

/** The paragraphs over each result, back to the one before it. */
function between(read: readonly ReadParagraph[], blocks: readonly Block[]): readonly (readonly ReadParagraph[])[] {
  let from = 0
  return blocks.map(({ first }) => {
    let to = from
    while (to < read.length && (read[to]?.paragraph.first ?? 0) < first) to++
    const text = read.slice(from, to)
    from = to
    return text
  })
}

/** The names that the results carry themselves. */
const namesOf = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap(({ runs }) =>
    runs.flatMap(({ printed }) =>
      printed.filter(({ field }) => field === 'label' || field === 'kernel').flatMap(({ value }) => namesIn(value)),
    ),
  )
