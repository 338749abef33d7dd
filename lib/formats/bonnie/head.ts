import type { Line } from '../../mail/line'
import { isBlank, mayContinue, type Token } from '../tokens'

/** The head of the table: three lines, or as many as mail made of them. */
export interface Head {
  readonly opening: Line
  readonly unit: 'KiB/s' | 'MiB/s'
  /** what the sizes count; null where that column was cut away */
  readonly size: 'MB' | 'GB' | null
  /** SuSE's `(nosync)` */
  readonly sync: Token | null
  readonly last: number
}

/**
 * The line of titles, or that of columns where the titles are gone. bonnie++ has fewer dashes, and `Per Chr`; SuSE's calls putc without locks
 * `CharUnlk`.
 */
export const OPENS =
  /-{7}Sequential Output-{7}|---Sequential Output \(\w+\)--|-(?:Per Char|CharUnlk)- +-+Block-+ +-+Rewrite-/

const PART =
  /-Per Char-|-CharUnlk-|-Block-|-Rewrite-|-Seeks|Rnd Seek|-Random|Random-|Input-|%CPU?\b|[KM]\/sec|\s\/sec|--\d\dk|^\s*-{2,}$/
const SYNC = /Sequential Output \((\w+)\)/

/** Reads the head that opens at `at`. null: only its words. */
export function readHead(lines: readonly Line[], at: number): Head | null {
  const opening = lines[at]
  if (!opening) return null
  let last = at
  for (let i = at + 1; i <= at + 6; i++) {
    const line = lines[i]
    if (!line || isBlank(line) || !mayContinue(line, opening.depth) || !PART.test(line.text)) break
    last = i
  }
  const words = lines
    .slice(at, last + 1)
    .map(({ text }) => text)
    .join(' ')
  if (!/%CP/.test(words) || !/Per Char|CharUnlk/.test(words)) return null
  const size = /(?:^|\s)([MG]B)\s+[KM]\/sec/.exec(words)?.[1]
  const sync = SYNC.exec(opening.text)
  return {
    opening,
    unit: /M\/sec/.test(words) ? 'MiB/s' : 'KiB/s',
    size: size === 'MB' || size === 'GB' ? size : null,
    sync: sync?.[1] ? { text: sync[1], line: opening, start: sync.index + sync[0].length - sync[1].length - 1 } : null,
    last,
  }
}
