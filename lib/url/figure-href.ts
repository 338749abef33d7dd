/** The address of a figure in its mail: `/messages/ID#L24.31`; without a column the line's: `#L24`. */
export function figureHref(messageId: string, line: number, column?: number): string {
  return `/messages/${messageId}#L${line}${column === undefined ? '' : `.${column}`}`
}
