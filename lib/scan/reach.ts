import type { State } from './pattern-states'

/** Where one stands, and which sets were gone through on the way, a bit for each. */
export interface Reached {
  readonly threads: readonly State[]
  readonly sets: number
}

/** Where one stands from these states on before the next byte comes. `at`: the line's beginning or end is here. */
export function reach(from: readonly State[], at?: 'start' | 'end'): Reached {
  const seen = new Set<State>()
  const threads: State[] = []
  const open = [...from]
  let sets = 0
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    if (seen.has(state)) continue
    seen.add(state)
    if (state.kind === 'fork') open.push(...state.next)
    else if (state.kind === 'fit') sets |= 1 << state.set
    else if (state.kind === at) open.push(state.next)
    else if (state.kind !== 'start') threads.push(state)
  }
  return { threads, sets }
}
