import { count } from '@/components/count'
import type { Comparison } from '@/lib/compare/comparison'
import { type Placing, placeParts } from './picture-layout'
import { partsOf } from './picture-parts'
import { linesOf, type Note, notesOf, oneLine } from './picture-words'

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

export const EDGE = 24
export const LINE = 18
export const HEAD_LINE = 22
/** An address of more characters has its line for itself. */
const BESIDE_DATES = 54

/** `whole`: to pass on. `preview`: what a link shows of itself, 1200 x 630 when it is drawn so wide. */
const SHAPES = {
  whole: { width: 720, height: null, parts: 1800, titleLines: 4, factLines: 6, noteLines: 4, addressLines: 6 },
  preview: { width: 720, height: 378, parts: 0, titleLines: 2, factLines: 0, noteLines: 1, addressLines: 1 },
} as const satisfies Readonly<Record<string, Shape>>

export type PictureShape = keyof typeof SHAPES

/** Where everything stands in a picture; pixels from its upper edge. */
export interface Frame {
  readonly width: number
  readonly height: number
  readonly title: readonly string[]
  readonly caption: string
  readonly captionY: number
  readonly placing: Placing
  readonly partsY: number
  /** the line under the drawings */
  readonly foot: number
  readonly notes: readonly Note[]
  readonly addresses: readonly string[]
}

/** Lays out a picture: the drawings have the room that title and notes leave them. `changed`: of a kept comparison, what changed since. */
export function framePicture(
  comparison: Comparison,
  address: string,
  shape: PictureShape,
  changed: string | null,
): Frame {
  const form: Shape = SHAPES[shape]
  const inner = form.width - 2 * EDGE
  const { caption: words, rows } = partsOf(comparison)
  const caption = oneLine(words, Math.floor(inner / 6))
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
  return {
    ...{ width: form.width, height, title, caption, placing, partsY, foot, notes, addresses },
    captionY: top + 20,
  }
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
