import type { Who } from '@/lib/access/who-asks'
import type { Transaction } from '@/lib/db/in-transaction'

export type Action = 'correct' | 'take back' | 'propose' | 'accept' | 'decline' | 'remove' | 'mask' | 'unmask'

/** One line of the log of changes. */
export interface Change {
  /** empty: it is of the whole archive */
  readonly messageId: string
  readonly action: Action
  readonly who: Who
  /** places of the runs in the message */
  readonly runs: readonly number[]
  readonly field: string | null
  readonly before: string | null
  readonly after: string | null
  readonly reason: string | null
}

/** Adds a line, in the transaction of what it tells of: neither stands without the other. */
export async function log(transaction: Transaction, { runs, ...change }: Change, at: Date): Promise<void> {
  await transaction.change.create({ data: { ...change, runs: JSON.stringify(runs), at } })
}
