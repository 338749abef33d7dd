import { describe, expect, it } from 'vitest'
import { changedFigures, type StoredFigure } from './changed-figures'

const figures = (values: readonly number[], of: Partial<StoredFigure> = {}): readonly StoredFigure[] =>
  values.map((value, at) => ({
    ...{ metric: 'seq_write', params: JSON.stringify({ threads: 2 ** at }), status: 'ok', value },
    ...{ text: String(value), line: at + 1, ...of },
  }))

const ORIGINAL = [153107, 67526, 197319, 12.31]

describe('changedFigures', () => {
  it.each([
    ['two digits that changed places', [153107, 67256, 197319, 12.31], [[67526, 67256]]],
    ['another digit', [153107, 67526, 197319, 12.37], [[12.31, 12.37]]],
    ['a digit too few', [153107, 6756, 197319, 12.31], [[67526, 6756]]],
    ['a digit too many', [1533107, 67526, 197319, 12.31], [[153107, 1533107]]],
    ['a point that was lost', [153107, 67526, 197319, 1231], [[12.31, 1231]]],
  ])('tells of %s', (_, quoted, changes) => {
    const found = changedFigures(figures(quoted), figures(ORIGINAL))
    expect(found?.map(({ original, quoted }) => [original.value, quoted.value])).toEqual(changes)
  })

  it.each<[string, readonly StoredFigure[], readonly StoredFigure[]]>([
    ['the same to the last digit', figures(ORIGINAL), figures(ORIGINAL)],
    ['another figure altogether', figures([153107, 88001, 197319, 12.31]), figures(ORIGINAL)],
    ['more than a quarter changed', figures([153107, 67256, 197391, 12.31]), figures(ORIGINAL)],
    ['a row less', figures(ORIGINAL.slice(0, 3)), figures(ORIGINAL)],
    ['other places', figures([153107, 67256, 197319, 12.31], { params: '{}' }), figures(ORIGINAL)],
    ['another metric', figures([153107, 67256, 197319, 12.31], { metric: 'seq_read' }), figures(ORIGINAL)],
    ['too few digits to be no chance', figures([12, 31, 45, 67]), figures([12, 31, 45, 69])],
    ['two digits of one run that are another run', figures([9, 8, 7, 6, 5]), figures([9, 8, 7, 6, 4])],
    ['what was too fast to measure', figures(ORIGINAL), figures(ORIGINAL, { status: 'too_fast' })],
  ])('keeps silent: %s', (_, quoted, original) => {
    expect(changedFigures(quoted, original)).toBeNull()
  })

  it('pairs figures of one place in their order', () => {
    const same = { params: '{}' }
    const found = changedFigures(figures([1234, 1235, 1236, 1239], same), figures([1234, 1235, 1236, 1237], same))
    expect(found?.map(({ quoted }) => quoted.line)).toEqual([4])
  })
})
