import { describe, expect, it } from 'vitest'
import { aCell, aQuestion } from './cell.fixture'
import type { Comparison, Point } from './comparison'
import { draw } from './draw.fixture'
import { withoutRemoved } from './without-removed'

const ids = (count: number, from: number) => Array.from({ length: count }, (_, at) => from + at)

/** 2.4.8 with one figure, 2.4.9 with two and 2.4.10 with nine, of which six are listed; all in the mail `m`. */
const whole = draw(aQuestion('kernel'), [
  aCell('2.4.8', 10),
  aCell('2.4.9', 20, { runs: ids(2, 500), figures: ids(2, 500) }),
  aCell('2.4.10', 40, { runs: ids(9, 600), figures: ids(9, 600) }),
])

/** The same with one figure of 2.4.8 in the mail `n`. */
const ofTwo: Comparison = JSON.parse(JSON.stringify(whole), (_, value) =>
  typeof value?.runLabel === 'string' && !/ (?:50|60)\d$/.test(value.runLabel) ? { ...value, messageId: 'n' } : value,
)

const pointsOf = ({ panels }: Comparison): readonly Point[] =>
  panels.flatMap(({ charts }) => charts.flatMap(({ groups }) => groups.flatMap(({ points }) => points)))

const textsOf = (comparison: Comparison) => pointsOf(comparison).map(({ text }) => text)

describe('withoutRemoved', () => {
  it('leaves everything where nothing was taken back', () => expect(withoutRemoved(ofTwo, new Set())).toBe(ofTwo))

  it('takes a figure of a message that is gone, and leaves those of the others', () => {
    const [first, second] = textsOf(withoutRemoved(ofTwo, new Set(['n'])))
    expect([first, second]).toEqual(['removed', textsOf(ofTwo)[1]])
  })

  it('takes a mean whose figures are not all listed: one of them may be gone', () => {
    const points = pointsOf(withoutRemoved(ofTwo, new Set(['n'])))
    expect(pointsOf(ofTwo).map(({ figures, figuresTotal }) => [figures.length, figuresTotal])).toContainEqual([6, 9])
    expect(points[2]).toMatchObject({ text: 'removed', mean: null, min: null, max: null, ratio: null })
  })

  it('leaves nothing of the only message', () => {
    const gone = withoutRemoved(whole, new Set(['m']))
    expect(new Set(textsOf(gone))).toEqual(new Set(['removed']))
    expect([gone.baseline, gone.equal]).toEqual([null, {}])
  })
})
