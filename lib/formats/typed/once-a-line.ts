import type { Line } from '@/lib/mail/line'

/** What a line is read as: a line of a table is asked for again from every line over it that may be its head. */
export function onceALine<T>(read: (line: Line) => T): (line: Line) => T {
  const known = new WeakMap<Line, { readonly read: T }>()
  return (line) => {
    const before = known.get(line)
    if (before !== undefined) return before.read
    const now = read(line)
    known.set(line, { read: now })
    return now
  }
}
