import { layouts } from './layouts'
import type { Layout } from './layouts/layout'

/** One message's own part of the input. */
export interface Part {
  readonly raw: string
  /** the lines of `raw` without their ends */
  readonly lines: readonly string[]
  readonly layout: Layout
}

/** A page within a page within a page: deeper is nobody's mail. */
const DEEPEST = 6

/**
 * The messages of an input, in its order. Each part is split again until nothing comes off it, so that a part read alone
 * gives the same one message.
 */
export function splitMessages(input: string, depth = 0): readonly Part[] {
  const rawLines = input.split('\n')
  const lines = input.includes('\r') ? rawLines.map(withoutReturn) : rawLines
  for (const layout of layouts) {
    const spans = layout.split(lines)
    if (spans === null) continue
    const [only] = spans
    const isWhole = spans.length === 1 && only?.first === 0 && only.end === lines.length
    if (isWhole || depth === DEEPEST) return [{ raw: input, lines, layout }]
    return spans.flatMap(({ first, end }) => splitMessages(rawLines.slice(first, end).join('\n'), depth + 1))
  }
  return []
}

/** `\r\n`, and `\r\r\n` of a mail that was converted twice. A `\r` inside the line is a progress line's and stays. */
function withoutReturn(line: string): string {
  let end = line.length
  while (line.charCodeAt(end - 1) === 13) end--
  return end === line.length ? line : line.slice(0, end)
}
