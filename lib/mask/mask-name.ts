import { log } from '@/lib/change/log'
import { newProposalId } from '@/lib/change/new-proposal-id'
import type { Archive } from '@/lib/db/client'
import { inTransaction, type Transaction } from '@/lib/db/in-transaction'
import { patiently } from '@/lib/db/patiently'
import { nameWords } from '@/lib/mail/mask-names'
import { reparseWithin } from '@/lib/reparse'
import { maskStored } from './mask-stored'
import { readMask } from './read-mask'

/** A name that cannot be masked, or is not, in words. */
export class BadName extends Error {
  override readonly name = 'BadName'
}

export interface Masked {
  /** what stands in the place of the name as an author */
  readonly label: string
  /** that named the person, or do again */
  readonly messages: number
}

/** Letters: shorter ones stand in too many mails that are about something else. */
const LEAST = 3
/** Longer than any name. Characters. */
const MOST = 200

/** @throws BadName */
function tidyName(typed: string): string {
  const name = nameWords(typed).join(' ')
  if ((name.match(/\p{L}/gu) ?? []).length < LEAST || name.length > MOST || /\p{Cc}/u.test(name) || isLabel(name))
    throw new BadName(
      `"${typed.slice(0, MOST)}" is no name that could be told from other words. Give it as it stands in the mails.`,
    )
  return name
}

const fold = (name: string): string => nameWords(name).join(' ').toLowerCase()

/** Of a mask, by the name in any spelling of its case and order. */
const findMask = async (transaction: Transaction, name: string) =>
  (await transaction.mask.findMany()).find((known) => fold(known.name) === fold(name)) ?? null

/**
 * Names somebody nowhere any more, on request: as author, in texts, in what was read of them, in the search. What comes later is masked
 * as it comes. The mails as they came stay, and lines and columns are where they were. @throws BadName
 */
export async function maskName(archive: Archive, typed: string, reason: string | null): Promise<Masked> {
  const name = tidyName(typed)
  return patiently(() =>
    inTransaction(archive, async (transaction) => {
      await takeLock(transaction)
      const label = (await findMask(transaction, name))?.label ?? (await addMask(transaction, name, newLabel()))
      const messages = await maskStored(transaction, name, await readMask(transaction))
      await forgetWords(transaction)
      await noteMask(transaction, 'mask', label, reason)
      return { label, messages }
    }),
  )
}

/** Names them again: their mails are read anew. @throws BadName where it is not masked */
export async function unmaskName(archive: Archive, typed: string, reason: string | null): Promise<Masked> {
  return patiently(() =>
    inTransaction(archive, async (transaction) => {
      await takeLock(transaction)
      const known = await findMask(transaction, typed)
      if (known === null) throw new BadName(`"${typed.slice(0, MOST)}" is not masked.`)
      const { name, label } = known
      await transaction.mask.delete({ where: { name } })
      const messages = await findMasked(transaction, label)
      let again = 0
      for (const id of messages) again += (await reparseWithin(transaction, id)).isReworded ? 1 : 0
      await noteMask(transaction, 'unmask', label, reason)
      return { label, messages: again }
    }),
  )
}

/** Stores a mask that is not there yet; gives the label that it has: another one where this one is taken. */
export async function addMask(
  transaction: Transaction,
  name: string,
  wanted: string,
  maskedAt = new Date(),
): Promise<string> {
  const isTaken = (await transaction.mask.count({ where: { label: wanted } })) > 0
  const label = isTaken ? newLabel() : wanted
  await transaction.mask.create({ data: { name, label, maskedAt } })
  return label
}

const LABEL = 'masked poster'
const newLabel = (): string => `${LABEL} ${newProposalId().slice(0, 6)}`

/** Whoever is masked stands under such a name already. */
const isLabel = (name: string): boolean => /^masked(?: poster\b.*)?$|^poster$/i.test(name)

/** Writes before it reads, so that the whole transaction holds the write lock. */
const takeLock = (transaction: Transaction) => transaction.$executeRaw`UPDATE Mask SET name = name WHERE 0`

/** Messages with dots in the place of a name, this one's or another's; their own text has such dots seldom. */
async function findMasked(transaction: Transaction, label: string): Promise<readonly string[]> {
  const found = await transaction.$queryRaw<{ id: string }[]>`
    SELECT id FROM Message WHERE author = ${label} OR instr(text, '··') > 0 OR instr(subject, '··') > 0
      OR id IN (SELECT messageId FROM Finding WHERE instr(text, '··') > 0)`
  return found.map(({ id }) => id)
}

/** The words of what is not there any more stand in the index until its parts are put together anew. */
const forgetWords = (transaction: Transaction) =>
  transaction.$executeRaw`INSERT INTO MessageSearch (MessageSearch) VALUES ('optimize')`

/** In the log stands that it was done, not whom it was about. */
const noteMask = (
  transaction: Transaction,
  action: 'mask' | 'unmask',
  label: string,
  reason: string | null,
): Promise<void> =>
  log(
    transaction,
    { messageId: '', action, who: 'operator', runs: [], field: 'author', before: null, after: label, reason },
    new Date(),
  )
