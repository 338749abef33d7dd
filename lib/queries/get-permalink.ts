import type { Comparison } from '@/lib/compare/comparison'
import type { Archive } from '@/lib/db/client'

/** A value as kept and as it is today. null: it is not there on that side. */
export interface ChangedValue {
  readonly text: string
  readonly ratio: number | null
  readonly n: number
}

/** One point of the comparison, kept against today. `what` in words: "line 97 is new", "the message is gone", "same". */
export interface Change {
  readonly panel: string
  readonly metric: string
  readonly unit: string | null
  /** the group's label; today's where it was renamed, with `wasLabel` as kept */
  readonly label: string
  readonly wasLabel: string | null
  /** "8 threads"; null without a sweep */
  readonly place: string | null
  readonly kept: ChangedValue | null
  readonly today: ChangedValue | null
  readonly changed: boolean
  readonly what: string
  readonly href: string | null
}

export interface Permalink {
  readonly slug: string
  /** ISO 8601 */
  readonly keptAt: string
  /** version of the parser when it was kept */
  readonly parser: string
  readonly snapshot: Comparison
  /** the same question asked of the archive as it is now */
  readonly today: Comparison
  /** every point; `changed` tells which */
  readonly changes: readonly Change[]
  /** how many of them changed */
  readonly changed: number
  /** messages of the snapshot that are not in the archive any more */
  readonly gone: readonly string[]
}

/** null: no comparison has this address. */
export async function getPermalink(_archive: Archive, _slug: string): Promise<Permalink | null> {
  throw new Error('not written yet')
}

/** Addresses that differ from `slug` in one character, for the page that says that there is none. */
export async function findNearSlugs(_archive: Archive, _slug: string): Promise<readonly string[]> {
  throw new Error('not written yet')
}
