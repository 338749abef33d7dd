import type { Finding } from '@/lib/model'
import type { FindingKind, Reading } from './finding-kind'

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
        message: `${where} like ${tool} and could not be read: ${why.replace(/[.\s]+$/, '')}.`,
        runs: [],
        lines: from === to ? [from] : [from, to],
      }
    })
  },
}
