/** What two readings of one run have in common. */
export interface Reading {
  readonly tool: string
  readonly fingerprint: string
  /** first and last line in the message */
  readonly lines: readonly [number, number]
}

export interface Pairing<Before extends Reading, Now extends Reading> {
  readonly pairs: readonly { readonly before: Before; readonly now: Now }[]
  readonly lost: readonly Before[]
  readonly gained: readonly Now[]
}

/** Which run of an earlier reading of a message is which of today's: the one with the same figures, else one of the same tool in the same lines. */
export function pairReadings<Before extends Reading, Now extends Reading>(
  before: readonly Before[],
  now: readonly Now[],
): Pairing<Before, Now> {
  const open = new Set(now)
  const pairs = new Map<Before, Now>()
  const pairUp = (fits: (a: Before, b: Now) => boolean): void => {
    for (const one of before) {
      if (pairs.has(one)) continue
      const other = [...open].find((candidate) => fits(one, candidate))
      if (other === undefined) continue
      pairs.set(one, other)
      open.delete(other)
    }
  }
  pairUp((a, b) => a.fingerprint === b.fingerprint && a.lines[0] === b.lines[0])
  pairUp((a, b) => a.fingerprint === b.fingerprint)
  pairUp((a, b) => a.tool === b.tool && a.lines[0] <= b.lines[1] && b.lines[0] <= a.lines[1])
  return {
    pairs: [...pairs].map(([one, other]) => ({ before: one, now: other })),
    lost: before.filter((one) => !pairs.has(one)),
    gained: now.filter((one) => open.has(one)),
  }
}
