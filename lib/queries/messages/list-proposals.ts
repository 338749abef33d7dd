import type { Archive } from '@/lib/db/client'
import { maskEverywhere } from '@/lib/mask/mask-everywhere'
import { readMask } from '@/lib/mask/read-mask'
import type { Place } from '../sql/ordered'
import type { Stretch } from '../sql/stretch'
import type { WaitingProposal } from './find-changes-of'

/** A proposal, and the message that it is about. */
export interface ListedProposal extends WaitingProposal {
  readonly messageId: string
}

export interface ProposalsStretch {
  readonly proposals: readonly ListedProposal[]
  readonly total: number
  /** where the next stretch begins; null: this is the last */
  readonly end: Place | null
}

/** Proposals that nobody has decided, the longest waiting first, stretch by stretch (lib/queries/sql/ordered). */
export async function listProposals(archive: Archive, { behind, limit }: Stretch): Promise<ProposalsStretch> {
  const found = await archive.proposal.findMany({
    where: { state: 'waiting', ...behindWhere(behind) },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
    take: limit + 1,
  })
  const proposals = found.slice(0, limit).map(({ at, runs, state: _state, ...proposal }) => ({
    ...proposal,
    at: at.toISOString(),
    runs: JSON.parse(runs) as number[],
  }))
  const last = proposals.at(-1)
  return {
    proposals: maskEverywhere(proposals, await readMask(archive)),
    total: await archive.proposal.count({ where: { state: 'waiting' } }),
    end: found.length > limit && last !== undefined ? [last.at, last.id] : null,
  }
}

function behindWhere(behind: Place | null) {
  if (behind === null) return {}
  const [time, id] = behind
  const at = new Date(String(time))
  return { OR: [{ at: { gt: at } }, { at, id: { gt: String(id) } }] }
}
