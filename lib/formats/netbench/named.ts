import type { Line } from '@/lib/mail/line'

export type Named = 'netbench' | 'dbench' | null

const known = new WeakMap<readonly Line[], Named>()

/** Which benchmark of those whose results people type as a list the text names; netbench where it names both. */
export function namedBenchmark(lines: readonly Line[]): Named {
  const before = known.get(lines)
  if (before !== undefined) return before
  let named: Named = null
  for (const { text } of lines) {
    if (/\bnetbench\b/i.test(text)) {
      named = 'netbench'
      break
    }
    if (/\bdbench\b/i.test(text)) named = 'dbench'
  }
  known.set(lines, named)
  return named
}
