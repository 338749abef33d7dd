import type { Who } from '@/lib/access/who-asks'
import type { Archive } from '@/lib/db/client'
import { inTransaction, type Transaction } from '@/lib/db/in-transaction'
import { maskEverywhere, maskField } from '@/lib/mask/mask-everywhere'
import { readMask } from '@/lib/mask/read-mask'
import { fieldNamed } from './field-named'
import { type Action, log } from './log'
import { newProposalId } from './new-proposal-id'

/** One thing that is said of some runs of a message, as somebody says that it is. */
export interface WantedCorrection {
  readonly messageId: string
  /** places in the message, from 1 */
  readonly runs: readonly number[]
  /** a condition, or `result` */
  readonly field: string
  /** null: not stated */
  readonly value: string | null
  readonly reason: string | null
}

export interface Outcome {
  /** `proposed`: it waits for somebody who may */
  readonly state: 'corrected' | 'proposed'
  /** how many of the runs there are */
  readonly runs: number
}

/** More that nobody has decided are not kept for one message. */
export const WAITING_AT_MOST = 100

/** So many proposals wait for a message already. */
export class TooManyProposals extends Error {
  override readonly name = 'TooManyProposals'
}

/**
 * Puts it right, or, for anyone who may not, notes it as a proposal; both are in the log. null: the message has none of
 * these runs. @throws BadCorrection for a field that is none or a value that it cannot have, TooManyProposals
 */
export async function correctRuns(archive: Archive, who: Who, wanted: WantedCorrection): Promise<Outcome | null> {
  return inTransaction(archive, (transaction) =>
    who === 'anyone' ? propose(transaction, wanted) : correct(transaction, who, wanted, 'correct'),
  )
}

/** Puts it right inside a transaction. Setting it to what was read is taking back. */
export async function correct(
  transaction: Transaction,
  who: Who,
  asked: WantedCorrection,
  action: Extract<Action, 'correct' | 'accept'>,
): Promise<Outcome | null> {
  const at = new Date()
  // Writes before it reads, so that the whole transaction holds the write lock.
  await transaction.$executeRaw`UPDATE Message SET parser = parser WHERE id = ${asked.messageId}`
  const mask = await readMask(transaction)
  // It was proposed, or its page was opened, before a name in it was masked.
  const wanted = { ...asked, field: maskField(asked.field, mask) }
  const field = fieldNamed(wanted.field)
  const runs = await findRuns(transaction, wanted)
  if (runs.length === 0) return null
  const after = maskEverywhere(field.tidy(wanted.value), mask)
  const runIds = runs.map(({ id }) => id)
  const before = await field.read(transaction, runIds)
  await field.set(transaction, { messageId: wanted.messageId, runIds, at }, after)
  const isTakenBack = action === 'correct' && before.length > 0 && before.every(({ readValue }) => readValue === after)
  const was = new Set(before.map(({ value }) => value))
  await log(
    transaction,
    {
      ...{ messageId: wanted.messageId, who, field: wanted.field, after, reason: wanted.reason },
      action: isTakenBack ? 'take back' : action,
      runs: runs.map(({ ordinal }) => ordinal),
      before: was.size === 1 ? ([...was][0] ?? null) : null,
    },
    at,
  )
  return { state: 'corrected', runs: runs.length }
}

async function propose(transaction: Transaction, wanted: WantedCorrection): Promise<Outcome | null> {
  const { messageId, field, reason } = wanted
  const value = fieldNamed(field).tidy(wanted.value)
  const at = new Date()
  const runs = (await findRuns(transaction, wanted)).map(({ ordinal }) => ordinal)
  if (runs.length === 0) return null
  const waiting = await transaction.proposal.count({ where: { messageId, state: 'waiting' } })
  if (waiting >= WAITING_AT_MOST)
    throw new TooManyProposals(`${waiting} proposals wait for this message already. Nothing was stored.`)
  await transaction.proposal.create({
    data: { id: newProposalId(), messageId, runs: JSON.stringify(runs), field, value, reason, at, state: 'waiting' },
  })
  const change = {
    messageId,
    action: 'propose',
    who: 'anyone',
    runs,
    field,
    before: null,
    after: value,
    reason,
  } as const
  await log(transaction, change, at)
  return { state: 'proposed', runs: runs.length }
}

const findRuns = (transaction: Transaction, { messageId, runs }: WantedCorrection) =>
  transaction.run.findMany({
    where: { messageId, ordinal: { in: [...runs] } },
    select: { id: true, ordinal: true },
    orderBy: { ordinal: 'asc' },
  })
