/** A mail's line. Quoted three times it still stands in a window of 80. */
export const WIDTH = 72

/** Text broken at blanks; a word longer than a line (an address) stands alone and is never cut. */
export function wrap(text: string, width = WIDTH): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** One row: what it is about, then its figures. */
export interface TextRow {
  readonly head: string
  readonly cells: readonly string[]
}

/**
 * A table in fixed-width text: heads left, figures right. A head that leaves no room for its figures has a line of its own
 * (several, where it is longer than a line).
 */
export function textTable(title: TextRow, rows: readonly TextRow[]): readonly string[] {
  const all = [title, ...rows]
  const columns = Math.max(...all.map(({ cells }) => cells.length))
  const widths = Array.from({ length: columns }, (_, at) => Math.max(...all.map(({ cells }) => cells[at]?.length ?? 0)))
  const room = Math.max(12, WIDTH - widths.reduce((sum, width) => sum + width + 2, 0))
  const headWidth = Math.min(room, Math.max(...all.map(({ head }) => head.length)))
  return all.flatMap(({ head, cells }) => {
    // The last column is words: where the figure stands.
    const pad = (cell: string, at: number) => (at < columns - 1 ? cell.padStart(widths[at] ?? 0) : cell)
    const figures = cells.map(pad).join('  ')
    const line = (text: string) => `${text.padEnd(headWidth)}  ${figures}`.trimEnd()
    return head.length <= headWidth ? [line(head)] : [...breakHead(head), line('')]
  })
}

/** Mount options have commas and no blanks: broken behind a comma where they are longer than a line. */
function breakHead(head: string): readonly string[] {
  return wrap(head.replace(/,(?=\S)/g, ',\u0000'), Number.POSITIVE_INFINITY).flatMap((text) => {
    const lines: string[] = []
    for (const part of text.split('\u0000')) {
      const last = lines.at(-1)
      if (last !== undefined && last.length + part.length <= WIDTH) lines[lines.length - 1] = last + part
      else lines.push(part)
    }
    return lines
  })
}
