import type { Who } from '@/lib/access/who-asks'
import type { Archive } from '@/lib/db/client'
import { inTransaction } from '@/lib/db/in-transaction'
import { correct } from './correct-runs'
import { log } from './log'

/**
 * Accepts a proposal, which puts the condition right, or declines it. false: somebody has decided it before.
 * @throws BadCorrection
 */
export async function decideProposal(archive: Archive, who: Who, id: string, accept: boolean): Promise<boolean> {
  return inTransaction(archive, async (transaction) => {
    const state = accept ? 'accepted' : 'declined'
    const decided = await transaction.proposal.updateMany({ where: { id, state: 'waiting' }, data: { state } })
    if (decided.count === 0) return false
    const proposal = await transaction.proposal.findUniqueOrThrow({ where: { id } })
    const { messageId, field, value, reason } = proposal
    const wanted = { messageId, field, reason, runs: JSON.parse(proposal.runs) as number[] }
    if (accept) await correct(transaction, who, { ...wanted, value }, 'accept')
    else await log(transaction, { ...wanted, action: 'decline', who, before: null, after: value }, new Date())
    return true
  })
}
