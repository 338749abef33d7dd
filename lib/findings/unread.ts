import type { Finding } from '@/lib/model'
import type { FindingKind, Reading } from './finding-kind'

/** Kinds of finding about lines that look like figures and are not among them. */
export const UNREAD_KINDS: readonly string[] = ['unread', 'figures-left-out']
export const isUnread = (kind: string): boolean => UNREAD_KINDS.includes(kind)

/** What stands around the benchmark in the words of `unread`: whoever looks for one finds it between them. */
export const BEFORE_TOOL = ' like '
export const BEHIND_TOOL = ' and could not be read: '

/** Lines that look like a result and could not be read: never a silent loss. */
export const unread: FindingKind = {
  kind: 'unread',
  about: 'message',
  find({ mail, nearMisses }: Reading): readonly Finding[] {
    return nearMisses.map(({ tool, first, last, why }) => {
      const from = mail.lines[first]?.number ?? first + 1
      const to = mail.lines[last]?.number ?? last + 1
      const where = from === to ? `Line ${from} looks` : `Lines ${from} to ${to} look`
      return {
        kind: 'unread',
        severity: 'warning',
        message: `${where}${BEFORE_TOOL}${tool}${BEHIND_TOOL}${why.replace(/[.\s]+$/, '')}.`,
        runs: [],
        lines: from === to ? [from] : [from, to],
      }
    })
  },
}
