type Way = 'x' | 'y'

const WAYS: Readonly<Record<string, readonly [way: Way, forward: 1 | -1]>> = {
  ArrowLeft: ['x', -1],
  ArrowRight: ['x', 1],
  ArrowUp: ['y', -1],
  ArrowDown: ['y', 1],
}

/** Figures of one place stand exactly over one another, but for rounding. Pixels. */
const SAME_PLACE = 1

/**
 * The drawn figure that an arrow key leads to from `figure`: along its own line to the next place, or up and down to the nearest one
 * of the same place, which for bars is the bar above or below. Null for any other key, and at the end.
 */
export function figureBeside(figure: SVGElement, key: string): SVGElement | null {
  const [way, forward] = WAYS[key] ?? []
  if (way === undefined || forward === undefined) return null
  const own = way === 'x' ? figure.parentElement : figure.closest('.chart')
  const here = centreOf(figure)
  const ahead = [...(own?.querySelectorAll<SVGElement>('a[data-fig]') ?? [])].flatMap((one) => {
    const there = centreOf(one)
    const far = (there[way] - here[way]) * forward
    return far > 0 && (way === 'x' || Math.abs(there.x - here.x) < SAME_PLACE) ? [{ one, far }] : []
  })
  return ahead.sort((a, b) => a.far - b.far)[0]?.one ?? null
}

function centreOf(figure: SVGElement): Readonly<Record<Way, number>> {
  const { left, width, top, height } = figure.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
