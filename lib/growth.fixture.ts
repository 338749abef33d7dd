import { expect } from 'vitest'

/**
 * Whether work grows in proportion to its text: docs/decisions/011. No time is judged, only what becomes of it when the
 * text grows eightfold in the same process: work in proportion takes 8 times as long, work that grows with the square 64 times.
 */
const GROWTH = 8
const LIMIT = 24
const LENGTHS = [16_000, 128_000, 1_024_000] as const
/** seconds: less is not worth comparing, the text may grow on */
const ENOUGH = 0.05
/** seconds: as little is noise */
const NOISE = 0.005
const ATTEMPTS = 4

/** Seconds of this process on a processor, whatever else the machine does. */
async function secondsFor(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

/** Work that takes long enough to be compared, or on a megabyte, grows at most a little faster than its text. */
export async function expectLinear(make: (length: number) => string, work: (text: string) => unknown): Promise<void> {
  for (const [i, length] of LENGTHS.entries()) {
    const large = make(length)
    const shorter = LENGTHS[i - 1]
    const taken = await secondsFor(() => work(large))
    if (taken < ENOUGH || shorter === undefined) continue
    const small = make(shorter)
    let growth = taken / Math.max(NOISE, await secondsFor(() => work(small)))
    for (let attempt = 1; growth > LIMIT && attempt < ATTEMPTS; attempt++) {
      const least = Math.max(NOISE, await secondsFor(() => work(small)))
      growth = Math.min(growth, (await secondsFor(() => work(large))) / least)
    }
    expect(growth, `${GROWTH} times ${JSON.stringify(small.slice(0, 60))} …`).toBeLessThan(LIMIT)
    return
  }
}

/** The piece over and over, to that length. */
export const filled = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length)

/** What tempts patterns to look again and again: of digits, blanks, quote marks, rates, pairs, columns. */
export const hostilePieces: readonly string[] = [
  ...['0', ' ', '>', '> ', '=', '.', '\t', '| ', '-', ',', '"', '('],
  ...['1 ', '1.5 ', '1 MB/s ', 'a=1 b=2 ', 'ext3 1 MB/s ', '2.4.10 ', 'x: ', 'with x '],
]
