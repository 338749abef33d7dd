/** One place of a sweep, or one kernel, along a drawing. */
export interface PlotPlace {
  readonly name: string
  /** from 0, the first, to 1, the last; a single place stands in the middle */
  readonly share: number
  /** where there is room for its name: in every drawing, in one of 460 pixels and more, in none */
  readonly named: 'always' | 'roomy' | 'never'
}

export interface NumberAxis {
  readonly places: readonly PlotPlace[]
  readonly scale: 'linear' | 'log'
}

/** Numbers to scale: on the log axis where they stand more evenly on it (1, 2, 4, 8), else on the plain one. Ascending. */
export function numberAxis(values: readonly number[]): NumberAxis {
  const linear = sharesOf(values)
  const log = (values[0] ?? 0) > 0 ? sharesOf(values.map(Math.log)) : linear
  const scale = unevenness(log) < unevenness(linear) ? 'log' : 'linear'
  return { scale, places: nameThem(values.map(String), scale === 'log' ? log : linear, () => false) }
}

/** Names in an order of their own, evenly. `isLandmark`: is named before others where there is no room for all. */
export const orderAxis = (names: readonly string[], isLandmark: (name: string) => boolean): readonly PlotPlace[] =>
  nameThem(names, sharesOf(names.map((_, at) => at)), isLandmark)

function sharesOf(values: readonly number[]): readonly number[] {
  const [first = 0, last = 0] = [values[0], values.at(-1)]
  return values.map((value) => (values.length < 2 ? 0.5 : (value - first) / (last - first)))
}

/** How many times the widest gap is the narrowest. */
function unevenness(shares: readonly number[]): number {
  const gaps = shares.slice(1).map((share, at) => share - (shares[at] ?? 0))
  return gaps.length < 2 ? 1 : Math.max(...gaps) / Math.min(...gaps)
}

/** Rooms that a drawing's places have, and what a character of a name and the gap between two take of them. Pixels. */
const NARROW = 230
const ROOMY = 420
const CHARACTER = 7
const GAP = 8

/** The ends first, then landmarks, then whatever has room between them. */
function nameThem(
  names: readonly string[],
  shares: readonly number[],
  isLandmark: (name: string) => boolean,
): readonly PlotPlace[] {
  const rank = (at: number) => (at === names.length - 1 ? 0 : at === 0 ? 1 : isLandmark(names[at] ?? '') ? 2 : 3)
  const order = names.map((_, at) => at).sort((a, b) => rank(a) - rank(b) || b - a)
  const halves = names.map((name) => (name.length * CHARACTER + GAP) / 2)
  const addTo = (named: ReadonlySet<number>, room: number): ReadonlySet<number> => {
    const all = new Set(named)
    const apart = (a: number, b: number) => Math.abs((shares[a] ?? 0) - (shares[b] ?? 0)) * room
    for (const at of order)
      if ([...all].every((one) => apart(at, one) >= (halves[at] ?? 0) + (halves[one] ?? 0))) all.add(at)
    return all
  }
  const always = addTo(new Set(), NARROW)
  const roomy = addTo(always, ROOMY)
  return names.map((name, at) => ({
    name,
    share: shares[at] ?? 0,
    named: always.has(at) ? 'always' : roomy.has(at) ? 'roomy' : 'never',
  }))
}
