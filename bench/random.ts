/** Numbers that look random and are the same every time (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** One of the choices; the first ones come up more often. */
export function pick<T>(random: () => number, choices: readonly T[]): T {
  const choice = choices[Math.floor(random() ** 2 * choices.length)]
  if (choice === undefined) throw new Error('nothing to pick from')
  return choice
}
