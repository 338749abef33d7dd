import type { Part } from './picture-parts'
import type { DrawnPlot } from './picture-plot'
import { linesOf } from './picture-words'

/** A part where it stands in the picture. */
export interface Placed {
  readonly part: Part
  readonly title: readonly string[]
  readonly facts: readonly string[]
  readonly plot: DrawnPlot
  readonly x: number
  readonly y: number
  /** from its upper edge to its drawing */
  readonly down: number
}

export interface Placing {
  readonly placed: readonly Placed[]
  readonly height: number
  readonly left: readonly Part[]
}

interface Room {
  readonly width: number
  readonly height: number
  /** lines that the facts of a part may have */
  readonly factLines: number
}

const GAP = 40
const BETWEEN = 28
const TITLE_LINE = 17
const FACT_LINE = 16
/** A drawing is never taller, whatever room there is. */
const TALLEST = 900
/** With less room for its bars or lines a drawing has the width for itself. */
const NARROWEST = 100
/** IBM Plex Sans, a little more than its average character, at 13 and 12 px. */
const TITLE_CHARACTER = 7.2
const FACT_CHARACTER = 6

/** Places row after row as long as there is height; the first row is drawn in any case. */
export function placeParts(rows: readonly (readonly Part[])[], room: Room): Placing {
  const placed: Placed[] = []
  let height = 0
  const waiting = [...rows]
  for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) {
    const top = placed.length === 0 ? 0 : height + BETWEEN
    const next = placeRow(row, top, placed.length === 0 ? room : { ...room, height: TALLEST })
    if (row.length > 1 && next.some(({ plot }) => plot.room < NARROWEST)) {
      waiting.unshift(...row.map((part) => [part]))
      continue
    }
    const bottom = Math.max(...next.map(({ y, down, plot }) => y + down + plot.height))
    if (placed.length > 0 && bottom > room.height) return { placed, height, left: [row, ...waiting].flat() }
    placed.push(...next)
    height = bottom
  }
  return { placed, height, left: [] }
}

function placeRow(row: readonly Part[], y: number, room: Room): readonly Placed[] {
  const width = (room.width - (row.length - 1) * GAP) / row.length
  const heads = row.map((part) => ({
    title: linesOf(part.title, Math.floor(width / TITLE_CHARACTER), 2),
    facts: [
      ...linesOf(part.facts, Math.floor(width / FACT_CHARACTER), room.factLines),
      ...linesOf(part.caption, Math.floor(width / FACT_CHARACTER), 2),
    ],
  }))
  const down = Math.max(...heads.map(({ title, facts }) => title.length * TITLE_LINE + facts.length * FACT_LINE)) + 8
  return row.map((part, at) => {
    const whole = Math.min(TALLEST, room.height - down)
    const drawn = part.draw({ width, height: whole })
    // the word that something was left out takes a line
    const plot = drawn.shown < drawn.total ? part.draw({ width, height: whole - FACT_LINE }) : drawn
    const cut = plot.shown < plot.total ? [`Showing ${plot.shown} of ${plot.total}.`] : []
    const { title = [], facts = [] } = heads[at] ?? {}
    return {
      part,
      title,
      facts: [...facts, ...cut],
      plot,
      x: at * (width + GAP),
      y,
      down: down + cut.length * FACT_LINE,
    }
  })
}
