/** Where a stretch of a list begins: the values by which the row before it is sorted. */
export type CursorValues = readonly (string | number | null)[]

/** A text for an address, to be handed back as it is. `order`: names the order that the values are of. */
export const writeCursor = (order: string, values: CursorValues): string =>
  Buffer.from(JSON.stringify([order, ...values])).toString('base64url')

/** The values of a cursor. null: it is none, or one of another order. `length`: how many there are. */
export function readCursor(text: string, order: string, length: number): CursorValues | null {
  try {
    const read: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    if (!Array.isArray(read) || read.length !== length + 1 || read[0] !== order) return null
    const values: readonly unknown[] = read.slice(1)
    return values.every(isCursorValue) ? values : null
  } catch {
    return null
  }
}

const isCursorValue = (value: unknown): value is CursorValues[number] =>
  value === null || typeof value === 'string' || typeof value === 'number'
