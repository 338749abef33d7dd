import type { Cited } from '@/lib/compare/as-citation'
import type { Comparison } from '@/lib/compare/comparison'
import type { Archive } from '@/lib/db/client'
import { PARSER } from '@/lib/parse'
import { citeMessages } from '@/lib/queries/comparison/cite-messages'

interface Asked {
  readonly archive: Archive
  readonly comparison: Comparison
  readonly address: string
  readonly origin: string
}

/** What there is to cite of a question: it was asked now, and answers otherwise when the archive does. */
export const citeQuestion = async ({ archive, comparison, address, origin }: Asked): Promise<Cited> => ({
  title: comparison.title,
  address,
  origin,
  at: new Date().toISOString(),
  isKept: false,
  parser: PARSER,
  ...(await citeMessages(archive, comparison)),
})
