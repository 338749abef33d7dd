import type { Line } from '../mail/line'
import { anyLineFits } from './any-line-fits'
import { type Block, type Format, isBlock, type NearMiss } from './format'
import { formats } from './index'
import { joinAbove } from './join-above'
import { joinSweeps } from './join-sweeps'

/** What a message holds: the results in it, and what looks like one and could not be read. */
export interface Found {
  readonly blocks: readonly Block[]
  readonly nearMisses: readonly (NearMiss & { readonly tool: string })[]
}

/** Hardly a benchmark prints longer lines, and no person types them. A format need not be linear in them. */
const LONGEST = 4000
/** A line of prose is shorter. */
const LONG = 300
/** What stands for such a line: not blank, and nothing that a format reads. */
const CUT = '…'

/** The lines as a format gets them that has no `longLines`. */
const withoutLong = (lines: readonly Line[]): readonly Line[] =>
  lines.some(({ text }) => text.length > LONGEST)
    ? lines.map((line) => (line.text.length > LONGEST ? { ...line, text: CUT } : line))
    : lines

/** Finds the benchmark results in a message's lines. Never throws, whatever the text, and takes time in proportion to it. */
export const findBlocks = finderOf(formats)

/** What finds the results of these formats, of which the first claim wins. */
export function finderOf(asked: readonly Format[]): (lines: readonly Line[]) => Found {
  const own = asked.filter(({ leftover }) => !leftover)
  const leftovers = asked.filter(({ leftover }) => leftover)
  // One test a line for all formats: most lines of most mails are prose. It takes the square of a line's length.
  const fits = anyLineFits(own.map(({ signature }) => signature))
  const any = (line: string): boolean => line.length > LONG || fits(line)
  return (whole) => {
    const lines = withoutLong(whole)
    const { blocks, nearMisses } = readOwn(own, any, whole, lines)
    for (const format of leftovers) {
      const mayBegin = format.placesIn?.(lines) ?? (() => true)
      for (const read of readersOf(format)) {
        const found = readLeftover(format, read, mayBegin, lines, blocks, nearMisses)
        blocks.push(...found.blocks)
        nearMisses.push(...found.nearMisses)
      }
    }
    const joined = asked.reduce((all, format) => joinOwn(format, all, lines), blocks)
    const sorted = joined.toSorted((a, b) => a.first - b.first)
    const inOrder = blocks.toSorted((a, b) => a.first - b.first)
    return {
      blocks: joinSweeps(joinAbove(sorted, lines), lines),
      nearMisses: nearMisses.toSorted((a, b) => a.first - b.first).filter(outside(inOrder)),
    }
  }
}

/** `whole`: the lines as they are; `short`: without what is too long for most formats. */
function readOwn(
  own: readonly Format[],
  any: (line: string) => boolean,
  whole: readonly Line[],
  short: readonly Line[],
) {
  const blocks: Block[] = []
  const nearMisses: Found['nearMisses'][number][] = []
  for (let i = 0; i < whole.length; ) {
    const found = any(whole[i]?.text ?? '') ? readAt(own, whole, short, i) : null
    if (found && isBlock(found)) {
      const free = (blocks[blocks.length - 1]?.last ?? -1) + 1
      blocks.push({ ...found, first: Math.max(found.first, free) })
      i = Math.max(found.last, i) + 1
    } else {
      // the same head from its second line on is no second near miss
      if (found && found.first > (nearMisses[nearMisses.length - 1]?.last ?? -1)) nearMisses.push(found)
      i++
    }
  }
  return { blocks, nearMisses }
}

/** How a leftover format is asked: first what it knows by its shape, then about what that left. */
const readersOf = ({ read, readRest }: Format): readonly Format['read'][] =>
  readRest === undefined ? [read] : [read, readRest]

/** What a format without a layout of its own reads between the blocks and near misses (each in order) of all others. */
function readLeftover(
  format: Format,
  readAt: Format['read'],
  mayBegin: (at: number) => boolean,
  lines: readonly Line[],
  blocks: readonly Block[],
  misses: Found['nearMisses'],
): { readonly blocks: readonly Block[]; readonly nearMisses: Found['nearMisses'] } {
  const found: Block[] = []
  const nearMisses: Found['nearMisses'][number][] = []
  const claimed = [...blocks, ...misses.filter(({ isOpen, tool }) => !isOpen && tool !== format.tool)].toSorted(
    (a, b) => a.first - b.first,
  )
  let next = 0
  for (let i = 0; i < lines.length; i++) {
    while ((claimed[next]?.last ?? Number.POSITIVE_INFINITY) < i) next++
    const to = claimed[next]?.first ?? lines.length
    if (i >= to) {
      i = claimed[next]?.last ?? i
      continue
    }
    if (!mayBegin(i) || !format.signature.test(lines[i]?.text ?? '')) continue
    const read = readAt(lines, i)
    if (read === null || read.last >= to || read.first <= (found.at(-1)?.last ?? -1)) continue
    if (isBlock(read)) found.push(read)
    else nearMisses.push({ ...read, tool: format.tool })
    i = Math.max(read.last, i)
  }
  return { blocks: found, nearMisses }
}

/** Tells the near misses (in order) that touch none of the blocks (in order). */
function outside(blocks: readonly Block[]): (miss: NearMiss) => boolean {
  let i = 0
  return (miss) => {
    while ((blocks[i]?.last ?? Number.POSITIVE_INFINITY) < miss.first) i++
    return (blocks[i]?.first ?? Number.POSITIVE_INFINITY) > miss.last
  }
}

/** The first format in the list that claims the line; else the first that nearly does. */
function readAt(
  own: readonly Format[],
  whole: readonly Line[],
  short: readonly Line[],
  at: number,
): Block | Found['nearMisses'][number] | null {
  let nearMiss: Found['nearMisses'][number] | null = null
  for (const format of own) {
    const lines = format.longLines ? whole : short
    if (!format.signature.test(lines[at]?.text ?? '')) continue
    const read = format.read(lines, at)
    if (read && isBlock(read)) return read
    if (read) nearMiss ??= { ...read, tool: format.tool }
  }
  return nearMiss
}

function joinOwn(format: Format, blocks: Block[], lines: readonly Line[]): Block[] {
  if (!format.join) return blocks
  const ofFormat = blocks.filter((block) => block.format === format)
  if (ofFormat.length < 2) return blocks
  return [...blocks.filter((block) => block.format !== format), ...format.join(ofFormat, lines)]
}
