import type { Archive } from '@/lib/db/client'
import { maskEverywhere } from '@/lib/mask/mask-everywhere'
import { readMask } from '@/lib/mask/read-mask'

/** Who put something right, when and why. */
export interface CorrectedBy {
  /** `edit link`, `operator`; null: the log does not tell */
  readonly who: string | null
  /** ISO 8601 */
  readonly at: string
  readonly reason: string | null
}

/** A run by its place in its message, from 1. */
interface PlacedRun {
  readonly messageId: string
  readonly ordinal: number
}

/** Says of a run and a field who put it right last. null: nobody, or it is not in the log: corrected before it was saved. */
export type FindCorrection = (run: PlacedRun, field: string) => CorrectedBy | null

export async function readCorrections(archive: Archive, messageIds: readonly string[]): Promise<FindCorrection> {
  const changes = await archive.change.findMany({
    where: { messageId: { in: [...messageIds] }, action: { in: ['correct', 'accept'] } },
    select: { messageId: true, field: true, runs: true, who: true, at: true, reason: true },
    orderBy: { id: 'asc' },
  })
  const mask = await readMask(archive)
  const last = new Map<string, CorrectedBy>()
  for (const { messageId, field, runs, who, at, reason } of changes)
    for (const run of JSON.parse(runs) as readonly number[])
      last.set(keyOf({ messageId, ordinal: run }, field), {
        who,
        at: at.toISOString(),
        reason: maskEverywhere(reason, mask),
      })
  return (run, field) => last.get(keyOf(run, field)) ?? null
}

const keyOf = ({ messageId, ordinal }: PlacedRun, field: string | null): string => `${messageId} ${ordinal} ${field}`
