import { hideAddresses } from './hide-addresses'

/** Lines of a mail with those around them, addresses hidden, quotation marks kept. Numbers count from 1. */
export interface Stretch {
  /** number of the first line in `text` */
  readonly first: number
  readonly text: readonly string[]
  /** lines of the stretch itself, both inside */
  readonly lines: readonly [number, number]
  /** lines of it that are left out behind `text` */
  readonly more: number
}

interface Room {
  /** lines before and behind it */
  readonly around: number
  /** lines of the stretch itself at most */
  readonly most: number
}

/** @param lines first and last of the stretch; what lies outside the text is cut */
export function cutStretch(text: string, [from, to]: readonly [number, number], { around, most }: Room): Stretch {
  const all = text.split('\n')
  const last = Math.min(to, all.length)
  const shown = Math.min(last, from + most - 1)
  const first = Math.max(1, from - around)
  const end = shown < last ? shown : Math.min(all.length, last + around)
  return {
    first,
    text: hideAddresses(all.slice(first - 1, end).join('\n')).split('\n'),
    lines: [from, last],
    more: last - shown,
  }
}
