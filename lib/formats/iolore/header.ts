/** The first line of a comparison that IOlore wrote; nobody else's text begins so. */
export interface Header {
  readonly tool: string
  /** what is varied: a field as in the addresses of the pages, `mountOptions` */
  readonly by: string
}

/** A line that may open one; what is varied may have a long name, which begins on the next line. */
export const OPENS = /^IOlore comparison: \S{1,60} by(?: \S|$)/
const HEADER = /^IOlore comparison: (\S{1,60}) by (.+)$/

export const writeHeader = ({ tool, by }: Header): string => `IOlore comparison: ${tool} by ${by}`

/** null: another line. */
export function readHeader(text: string): Header | null {
  const [, tool, by] = HEADER.exec(text) ?? []
  return tool === undefined || by === undefined ? null : { tool, by }
}

/** What lines begin with that are not figures. Whatever stands behind them is folded, so that no word of a mail begins a line. */
export const WORDS = {
  machine: 'Machine: ',
  described: 'Described: ',
  equal: 'Equal: ',
  pairs: 'Matched pairs: ',
  changed: 'Changed: ',
  showing: 'Showing ',
  onlyIn: 'Differs only in: ',
  alsoIn: 'Also differs in: ',
  unlike: 'Not like with like',
} as const

/** The columns behind a row's head; the place in a sweep stands before them, where figures have one. */
export const columnsOf = (unit: string): readonly string[] => [unit, 'ratio', 'n', 'line']

export const isTitle = (cells: readonly { readonly text: string }[]): boolean =>
  cells
    .slice(-3)
    .map(({ text }) => text)
    .join(' ') === 'ratio n line' &&
  cells.length >= 4 &&
  cells.length <= 5
