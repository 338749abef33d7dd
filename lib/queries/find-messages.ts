import type { Archive } from '@/lib/db/client'
import type { Page } from '@/lib/url/page'

export interface MessageRow {
  readonly id: string
  readonly subject: string | null
  /** display name only */
  readonly from: string | null
  readonly date: string | null
  /** runs of its own (an original that it quotes is in the archive: not among them) */
  readonly runs: number
  /** runs that it quotes from another message of the archive */
  readonly quoted: number
  /** "bonnie++, dbench on reiserfs, by patch" */
  readonly what: string
  readonly findings: number
}

export interface FoundMessages {
  readonly rows: readonly MessageRow[]
  readonly total: number
  readonly page: number
  readonly pages: number
}

/** Newest first; without a date last. */
export async function findMessages(_archive: Archive, _page: Page): Promise<FoundMessages> {
  throw new Error('not written yet')
}
