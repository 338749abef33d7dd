import type { ChangeLine, ProposalLine, RemovedLine } from './lines'
import type { StoreRow } from './store-row'

/** What was taken back there stays out here; a message that stands here stays: its operator decides. */
export const storeRemoved: StoreRow<RemovedLine> = async (transaction, { removedAt, ...line }) => {
  if ((await transaction.message.count({ where: { key: line.key } })) > 0)
    return { kept: `${line.id} was taken back in the export and stands here` }
  if ((await transaction.tombstone.count({ where: { key: line.key } })) > 0) return 'known'
  await transaction.tombstone.create({ data: { ...line, removedAt: new Date(removedAt) } })
  return 'new'
}

/** A line of the log is known by all that it says. */
export const storeChange: StoreRow<ChangeLine> = async (transaction, { message, runs, at, ...line }) => {
  const row = { ...line, messageId: message, runs: JSON.stringify(runs), at: new Date(at) }
  if ((await transaction.change.count({ where: row })) > 0) return 'known'
  await transaction.change.create({ data: row })
  return 'new'
}

/** Of a message that is not here a proposal says nothing. */
export const storeProposal: StoreRow<ProposalLine> = async (transaction, { message, runs, at, ...line }) => {
  if ((await transaction.proposal.count({ where: { id: line.id } })) > 0) return 'known'
  if ((await transaction.message.count({ where: { id: message } })) === 0)
    return { kept: `proposal ${line.id} is about a message that is not here` }
  await transaction.proposal.create({
    data: { ...line, messageId: message, runs: JSON.stringify(runs), at: new Date(at) },
  })
  return 'new'
}
