/** A run among all runs of the archive that have its figures. */
export interface EqualRun {
  readonly id: number
  readonly messageId: string
  readonly ordinal: number
  readonly quoted: boolean
  /** seconds since 1970; null where the message states no date */
  readonly time: number | null
  readonly figures: number
  /** a person says that it is no result */
  readonly dismissed: boolean
}

export interface Link {
  readonly id: number
  readonly originalId: number | null
  readonly equalsId: number | null
}

/** So many equal figures in two messages are not a coincidence, also where neither is marked as a quotation. */
const ENOUGH = 4

/** The one that was not quoted; of several the earliest; the rest only so that the order of saving makes no difference. */
function byOrigin(a: EqualRun, b: EqualRun): number {
  if (a.quoted !== b.quoted) return a.quoted ? 1 : -1
  const [left, right] = [a.time ?? Number.POSITIVE_INFINITY, b.time ?? Number.POSITIVE_INFINITY]
  if (left !== right) return left < right ? -1 : 1
  if (a.messageId !== b.messageId) return a.messageId < b.messageId ? -1 : 1
  return a.ordinal - b.ordinal
}

/**
 * Says of runs with the same figures which is the original. In its own message the later ones equal the first; in other
 * messages they are the original seen again, the second with the second where the original's message has two. A quotation
 * whose original is not in the archive stands in for it until it comes. Of equal runs of a message one that is no result stands
 * for no other.
 */
export function linkRuns(equal: readonly EqualRun[]): readonly Link[] {
  const runs = equal.filter(({ figures }) => figures > 0).sort(byOrigin)
  const home = runs.filter((run) => run.messageId === runs[0]?.messageId).sort((a, b) => a.ordinal - b.ordinal)
  const seen = new Map<string, EqualRun[]>()
  const inOrder = runs.toSorted((a, b) => a.ordinal - b.ordinal)
  for (const run of inOrder) seen.set(run.messageId, [...(seen.get(run.messageId) ?? []), run])
  return inOrder.map((run) => {
    const ofMessage = seen.get(run.messageId) ?? []
    const first = ofMessage.find(({ dismissed }) => !dismissed)
    const equalsId = run.dismissed || first === undefined || first.id === run.id ? null : first.id
    const away = run.messageId !== home[0]?.messageId && (run.quoted || run.figures >= ENOUGH)
    const original = away ? (home[ofMessage.indexOf(run)] ?? home[0]) : undefined
    return { id: run.id, originalId: original?.id ?? null, equalsId }
  })
}
