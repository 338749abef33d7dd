import { count } from '@/components/count'
import type { Comparison } from '@/lib/compare/comparison'
import { type Placed, type Placing, placeParts } from './picture-layout'
import { partsOf } from './picture-parts'
import { datesOf, linesOf, type Note, notesOf, oneLine } from './picture-words'

/** Pixels and lines of the two shapes that a picture comes in. */
interface Shape {
  readonly width: number
  /** null: as tall as what it shows */
  readonly height: number | null
  /** at most so much for the drawings */
  readonly parts: number
  readonly titleLines: number
  readonly factLines: number
  readonly noteLines: number
  readonly addressLines: number
}

const EDGE = 24
const LINE = 18
const HEAD_LINE = 22
/** An address of more characters has its line for itself. */
const BESIDE_DATES = 54

/** `whole`: to pass on. `preview`: what a link shows of itself, 1200 x 630 when it is drawn so wide. */
const SHAPES = {
  whole: { width: 720, height: null, parts: 1800, titleLines: 4, factLines: 6, noteLines: 4, addressLines: 6 },
  preview: { width: 720, height: 378, parts: 0, titleLines: 2, factLines: 0, noteLines: 1, addressLines: 1 },
} as const satisfies Readonly<Record<string, Shape>>

export type PictureShape = keyof typeof SHAPES

interface Props {
  readonly comparison: Comparison
  /** where the comparison is found: part of the picture */
  readonly address: string
  readonly shape?: PictureShape
  /** of a kept comparison, what changed since; null: nothing */
  readonly changed?: string | null
  /** style for a picture that stands alone, without the page's sheet */
  readonly style?: string
}

/** The comparison as a picture to pass on. What differs and where it comes from are part of it, not beside it. */
export function Picture({ comparison, address, shape = 'whole', changed = null, style }: Props) {
  const form: Shape = SHAPES[shape]
  const inner = form.width - 2 * EDGE
  const { caption, rows } = partsOf(comparison)
  const title = linesOf(comparison.title, Math.floor(inner / 10.2), form.titleLines)
  const top = 36 + (title.length - 1) * HEAD_LINE
  const partsY = top + (caption === '' ? 20 : 42)
  const addresses = linesOf(
    address,
    form.addressLines === 1 ? BESIDE_DATES : Math.floor(inner / 7.3),
    form.addressLines,
  )
  // a short address leaves room for the dates beside it
  const below = addresses.length > 1 || (address.length > BESIDE_DATES && form.addressLines > 1) ? 1 : 0
  const noteLines = (notes: readonly Note[]) => lineNotes(notes, Math.floor(inner / 6.6), form.noteLines)
  const known = [...(changed === null ? [] : [{ head: 'changed', text: changed, warn: true }]), ...notesOf(comparison)]
  const footOf = (lines: number): number => 24 + (lines + addresses.length + below) * LINE
  const placeOver = (notes: readonly Note[]): Placing => {
    const room = form.height === null ? form.parts : form.height - partsY - 14 - footOf(noteLines(notes).length)
    return placeParts(rows, { width: inner, height: room, factLines: form.factLines })
  }
  const missing = leftOut(comparison, placeOver(known))
  const placing = placeOver([...known, ...missing])
  const notes = noteLines([...known, ...leftOut(comparison, placing)])
  const height = form.height ?? partsY + placing.height + 14 + footOf(notes.length)
  const foot = height - footOf(notes.length)
  return (
    <svg
      className="chart pic"
      viewBox={`0 0 ${form.width} ${height}`}
      role="img"
      aria-label={`The comparison as a picture: ${comparison.title}`}
      {...(style === undefined ? {} : { xmlns: 'http://www.w3.org/2000/svg', width: form.width, height })}
    >
      {style !== undefined && <style>{style}</style>}
      <rect className="ground" width={form.width} height={height} />
      <Lines lines={title} className="strong head" y={36} apart={HEAD_LINE} />
      {caption !== '' && (
        <text x={EDGE} y={top + 20}>
          {oneLine(caption, Math.floor(inner / 6))}
        </text>
      )}
      {placing.placed.map((one) => (
        <PlacedPart key={one.part.key} placed={one} top={partsY} />
      ))}
      <line className="grid" x1={EDGE} x2={form.width - EDGE} y1={foot} y2={foot} />
      {notes.map(({ head, text, warn }, at) => (
        <text key={`${head} ${text}`} x={EDGE} y={foot + 20 + at * LINE}>
          <tspan className={warn ? 'strong warn' : 'strong'}>{head}</tspan> {text}
        </text>
      ))}
      <Lines lines={addresses} className="mono tick" y={foot + 24 + notes.length * LINE} apart={LINE} />
      <text className="tick" x={form.width - EDGE} y={height - 16} textAnchor="end">
        {datesOf(comparison)}
      </text>
    </svg>
  )
}

interface LinesProps {
  readonly lines: readonly string[]
  readonly className: string
  readonly y: number
  readonly apart: number
}

function Lines({ lines, className, y, apart }: LinesProps) {
  return lines.map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text, in their order, never moved
    <text key={at} className={className} x={EDGE} y={y + at * apart}>
      {line}
    </text>
  ))
}

function PlacedPart({ placed: { title, facts, plot, x, y, down }, top }: { placed: Placed; top: number }) {
  return (
    <g transform={`translate(${EDGE + x} ${top + y})`}>
      {title.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text, in their order, never moved
        <text key={at} className="lab strong" y={13 + at * 17}>
          {line}
        </text>
      ))}
      {facts.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text, in their order, never moved
        <text key={at} className="tick" y={13 + title.length * 17 + at * 16}>
          {line}
        </text>
      ))}
      <g transform={`translate(0 ${down})`}>{plot.drawing}</g>
    </g>
  )
}

/** The head stands in front of a note's first line only. */
const lineNotes = (notes: readonly Note[], width: number, most: number): readonly Note[] =>
  notes.flatMap(({ head, text, warn }) =>
    linesOf(`${head} ${text}`, width, most).map((line, at) =>
      at === 0 ? { head, text: line.slice(head.length + 1), warn } : { head: '', text: line, warn },
    ),
  )

/** What the picture has no room for: nothing is left out without a word. */
function leftOut({ panels, panelsTotal }: Comparison, { placed, left }: Placing): readonly Note[] {
  const charts = panels.reduce((sum, { chartsTotal }) => sum + chartsTotal, 0)
  const drawn = placed.filter(({ part }) => part.kind === 'chart').length
  const pairs = left.filter(({ kind }) => kind === 'pairs').length
  const words = [
    charts > drawn ? count(charts - drawn, 'chart') : '',
    pairs > 0 ? count(pairs, 'set', 'sets').concat(' of matched pairs') : '',
    panelsTotal > panels.length ? count(panelsTotal - panels.length, 'panel') : '',
  ].filter(Boolean)
  return words.length === 0 ? [] : [{ head: 'not shown', text: words.join(', '), warn: true }]
}
