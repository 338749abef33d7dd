import { describe, expect, it } from 'vitest'
import { aCell, aQuestion } from './cell.fixture'
import { draw } from './draw.fixture'
import { figureKey, findChanges, type Left } from './find-changes'

const question = aQuestion('factors.max-readahead', { base: '511' })
const base = aCell('511', 32)
const other = aCell('3', 34)
const kept = draw(question, [base, other])
const inWords = (today: ReturnType<typeof draw>, { gone, dismissed }: Partial<Left> = {}) =>
  findChanges(kept, today, { gone: gone ?? new Set(), dismissed: dismissed ?? new Set() }).map(
    ({ label, wasLabel, what, changed }) => [label, wasLabel, what, changed],
  )

describe('findChanges', () => {
  it('finds none in the same figures', () => {
    expect(inWords(draw(question, [other, base]))).toEqual([
      ['3', null, 'same', false],
      ['511', null, 'same', false],
    ])
  })

  it('knows a point again whose condition was corrected', () => {
    const corrected = { ...other, value: '31' }
    expect(inWords(draw(question, [base, corrected]))[0]).toEqual(['31', '3', 'a condition was corrected', true])
  })

  it('knows a point again whose runs joined those of another', () => {
    const joined = {
      ...base,
      mean: 33,
      runs: [...base.runs, ...other.runs],
      figures: [...base.figures, ...other.figures],
    }
    expect(inWords(draw(question, [joined]))).toEqual([
      ['511', '3', 'a condition was corrected, 1 run more', true],
      ['511', null, '1 run more', true],
    ])
  })

  it('sees a further run, and that the ratios to it changed', () => {
    const more = { ...base, mean: 33, min: 32, max: 34, runs: [...base.runs, 701], figures: [...base.figures, 701] }
    expect(inWords(draw(question, [more, other]))).toEqual([
      ['3', null, 'the baseline changed', true],
      ['511', null, '1 run more', true],
    ])
  })

  it('sees a figure that is read otherwise', () => {
    expect(inWords(draw(question, [base, { ...other, mean: 35, text: '35' }]))[0]).toEqual([
      '3',
      null,
      'the figure is read otherwise',
      true,
    ])
  })

  it('sees what is new and what is gone', () => {
    const fresh = aCell('7', 30)
    expect(inWords(draw(question, [base, fresh]))).toEqual([
      ['3', null, 'not among the runs of today', true],
      ['511', null, 'same', false],
      ['7', null, 'new since', true],
    ])
    expect(inWords(draw(question, []), { gone: new Set(['m']) })[0]).toEqual(['3', null, 'its message is gone', true])
  })

  it('says of a figure that it was set aside', () => {
    const figures = kept.panels
      .flatMap(({ charts }) => charts.flatMap(({ groups }) => groups))
      .flatMap(({ label, points }) => (label === '3' ? points.flatMap((point) => point.figures) : []))
    expect(figures).toHaveLength(1)
    const dismissed = new Set(figures.map(figureKey))
    expect(inWords(draw(question, [base]), { dismissed })[0]).toEqual([
      '3',
      null,
      'set aside since: not a result',
      true,
    ])
  })

  it('is made of data that JSON keeps', () => {
    const read: typeof kept = JSON.parse(JSON.stringify(kept))
    expect(findChanges(read, kept).filter(({ changed }) => changed)).toEqual([])
  })
})
