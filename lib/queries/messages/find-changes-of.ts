import type { Archive } from '@/lib/db/client'
import { maskEverywhere } from '@/lib/mask/mask-everywhere'
import { readMask } from '@/lib/mask/read-mask'

/** A line of the log. */
export interface LoggedChange {
  /** ISO 8601 */
  readonly at: string
  readonly action: string
  readonly who: string
  readonly runs: readonly number[]
  readonly field: string | null
  readonly before: string | null
  readonly after: string | null
  readonly reason: string | null
}

/** A correction that waits for somebody who may make it. */
export interface WaitingProposal {
  readonly id: string
  readonly at: string
  readonly runs: readonly number[]
  readonly field: string
  readonly value: string | null
  readonly reason: string | null
}

export interface ChangesOf {
  readonly waiting: readonly WaitingProposal[]
  /** the newest first */
  readonly changes: readonly LoggedChange[]
}

/** What was changed in a message. Of one that was taken back only that it was: its values are gone with it. */
export async function findChangesOf(archive: Archive, messageId: string): Promise<ChangesOf> {
  const rows = await archive.change.findMany({ where: { messageId }, orderBy: { id: 'desc' } })
  const isThere = (await archive.message.count({ where: { id: messageId } })) > 0
  const waiting = await archive.proposal.findMany({ where: { messageId, state: 'waiting' }, orderBy: { at: 'asc' } })
  const found = {
    waiting: waiting.map(({ id, at, runs, field, value, reason }) => ({
      ...{ id, field, value, reason, at: at.toISOString(), runs: JSON.parse(runs) as number[] },
    })),
    changes: rows
      .filter(({ action }) => isThere || action === 'remove')
      .map(({ at, runs, action, who, field, before, after, reason }) => ({
        ...{ at: at.toISOString(), action, who, runs: JSON.parse(runs) as number[], field, before, after, reason },
      })),
  }
  // The log itself cannot be rewritten.
  return maskEverywhere(found, await readMask(archive))
}
