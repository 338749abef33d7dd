import type { Line } from '../mail/line'
import { type Block, type Format, isBlock, type NearMiss } from './format'
import { formats } from './index'
import { joinAbove } from './join-above'
import { joinSweeps } from './join-sweeps'

/** What a message holds: the results in it, and what looks like one and could not be read. */
export interface Found {
  readonly blocks: readonly Block[]
  readonly nearMisses: readonly (NearMiss & { readonly tool: string })[]
}

/** One test a line for all formats: most lines of most mails are prose. */
const ANY = new RegExp(formats.map(({ signature }) => `(?:${signature.source})`).join('|'))

/** Finds the benchmark results in a message's lines. Never throws, whatever the text. */
export function findBlocks(lines: readonly Line[]): Found {
  const blocks: Block[] = []
  const nearMisses: Found['nearMisses'][number][] = []
  for (let i = 0; i < lines.length; ) {
    const line = lines[i]
    const found = line && ANY.test(line.text) ? readAt(lines, i) : null
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
  const joined = formats.reduce((all, format) => joinOwn(format, all, lines), blocks)
  const sorted = joined.toSorted((a, b) => a.first - b.first)
  return {
    blocks: joinSweeps(joinAbove(sorted, lines), lines),
    nearMisses: nearMisses.filter(outside(blocks)),
  }
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
function readAt(lines: readonly Line[], at: number): Block | Found['nearMisses'][number] | null {
  let nearMiss: Found['nearMisses'][number] | null = null
  for (const format of formats) {
    if (!format.signature.test(lines[at]?.text ?? '')) continue
    const read = format.read(lines, at)
    if (read && isBlock(read)) return read
    if (read) nearMiss ??= { ...read, tool: format.tool }
  }
  return nearMiss
}

function joinOwn(format: Format, blocks: Block[], lines: readonly Line[]): Block[] {
  if (!format.join) return blocks
  const own = blocks.filter((block) => block.format === format)
  return own.length < 2 ? blocks : [...blocks.filter((block) => block.format !== format), ...format.join(own, lines)]
}
