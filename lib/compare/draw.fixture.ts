import type { Cell } from './cell'
import { figuresOf } from './cell.fixture'
import type { Comparison, Question } from './comparison'
import { drawComparison } from './draw-comparison'
import { machineWords } from './machine-words'
import { planComparison } from './plan-comparison'

const machine = (label: string, cpu: string) =>
  machineWords({ system: { label, cpu }, label: cpu, subject: 'figures', day: null })

/** A comparison of these cells, on machines `a` and `b` that are called System A and System B. */
export function draw(question: Question, cells: readonly Cell[]): Comparison {
  return drawComparison(question, {
    plan: planComparison(cells, question),
    figures: figuresOf(cells),
    machines: new Map([
      ['a', machine('System A', 'Athlon')],
      ['b', machine('System B', 'Xeon')],
    ]),
    totals: {
      runs: cells.length,
      ofRuns: 99,
      messages: 1,
      machines: 1,
      unstated: 0,
      alone: 0,
      comparable: 1,
      cutAt: null,
    },
    pairs: [],
  })
}

/** Panels in short: title, and for each chart its bars as "label text ratio n". */
export const inShort = ({ panels }: Comparison) =>
  panels.map(({ title, differs, charts }) => ({
    title,
    differs,
    charts: charts.map(({ groups }) =>
      groups.map(({ label, isBaseline, points }) => {
        const drawn = points.map(({ place, text, ratio, n }) =>
          [...(place === null ? [] : [`${place}:`]), text, ratio?.toFixed(2) ?? '-', `n${n}`].join(' '),
        )
        return `${isBaseline ? '*' : ''}${label} ${drawn.join(' | ')}`
      }),
    ),
  }))

export const said = ({ verdict }: Comparison): readonly string[] =>
  verdict.map((pieces) => pieces.map(({ text }) => text).join(''))
