import type { Archive } from '@/lib/db/client'
import type { Found } from './count-found'

/** Of the messages that a filter's runs stand in. */
export interface MessagesOfRuns {
  /** days of the first and the last that states one */
  readonly first: string | null
  readonly last: string | null
  /** the newest, without a date last */
  readonly newest: readonly string[]
}

/** At most `limit` of the newest. */
export async function foundMessages(archive: Archive, found: Found, limit: number): Promise<MessagesOfRuns> {
  const all = timesOf(found).sort(newestFirst)
  const dated = all.filter(({ time }) => !Number.isNaN(time))
  const [first, last] = [dated.at(-1)?.id, dated[0]?.id]
  const days = await archive.message.findMany({
    where: { id: { in: [first, last].flatMap((id) => id ?? []) } },
    select: { id: true, date: true },
  })
  const dayOf = (id: string | undefined) => days.find((one) => one.id === id)?.date?.slice(0, 10) ?? null
  return { first: dayOf(first), last: dayOf(last), newest: all.slice(0, limit).map(({ id }) => id) }
}

interface Dated {
  readonly id: string
  /** NaN: none is stated */
  readonly time: number
}

function timesOf({ inMessages, columns: { segments, dictionaries } }: Found): Dated[] {
  // Every run has the time of its message.
  const times = new Map<number, number>()
  for (const { messages, times: ofRuns } of segments)
    for (const [run, code] of messages.entries()) if (inMessages[code] === 1) times.set(code, ofRuns[run] ?? Number.NaN)
  return [...times].map(([code, time]) => ({ id: dictionaries.messages.valueOf(code) ?? '', time }))
}

function newestFirst(a: Dated, b: Dated): number {
  const [left, right] = [a, b].map(({ time }) => (Number.isNaN(time) ? Number.NEGATIVE_INFINITY : time))
  if (left !== right) return (left ?? 0) < (right ?? 0) ? 1 : -1
  return a.id < b.id ? -1 : 1
}
