import { wrapLabel } from '@/components/chart/text-room'
import type { Comparison } from '@/lib/compare/comparison'
import { fieldWords } from '@/lib/compare/field-words'
import { dayWords } from './day-words'

/** A line under the picture: what holds for all of it. */
export interface Note {
  readonly head: string
  readonly text: string
  readonly warn: boolean
}

/** A text in at most so many lines: a picture has no room to grow, and says by "…" that it goes on. */
export function linesOf(text: string, width: number, most: number): readonly string[] {
  // what cannot stand there need not be broken into lines either
  if (text === '' || most === 0) return []
  const lines = wrapLabel(text.slice(0, (width + 1) * (most + 1)), width)
  if (lines.length <= most) return lines
  return [...lines.slice(0, most - 1), `${(lines[most - 1] ?? '').slice(0, width - 1)}…`]
}

/** One line of at most so many characters. */
export const oneLine = (text: string, width: number): string =>
  text.length <= width ? text : `${text.slice(0, width - 1).trimEnd()}…`

const named = (fields: readonly string[]): string => fields.map(fieldWords).join(', ')

/** What differs, and whether unlike machines share an axis: it goes wherever the picture goes. */
export function notesOf({
  differsBetween,
  differsWithin,
  notLikeWithLike,
  panels,
  question,
}: Comparison): readonly Note[] {
  const several = panels.length > 1
  return [
    ...(notLikeWithLike ? [{ head: 'not like with like', text: named(differsBetween), warn: true }] : []),
    ...(differsWithin.length > 0 ? [{ head: 'also differs in', text: named(differsWithin), warn: true }] : []),
    ...(differsWithin.length === 0 && !notLikeWithLike
      ? [
          {
            head: 'differs only in',
            text: `${fieldWords(question.by)}${several ? ', within each machine' : ''}`,
            warn: false,
          },
        ]
      : []),
    ...(several && differsBetween.length > 0
      ? [{ head: 'also differs in', text: `${named(differsBetween)}, between the panels`, warn: true }]
      : []),
  ]
}

/** "IOlore; figures of 24 Jan 2011" */
export function datesOf(comparison: Comparison): string {
  const figures = comparison.panels
    .flatMap((panel) => panel.charts.flatMap((chart) => chart.groups))
    .flatMap((group) => group.points.flatMap((point) => point.figures))
  const days = [...new Set(figures.flatMap((figure) => figure.date ?? []))].sort()
  const [first] = days
  const last = days.at(-1)
  if (first === undefined || last === undefined) return 'IOlore'
  return `IOlore; figures of ${first === last ? dayWords(first) : `${dayWords(first)} to ${dayWords(last)}`}`
}
