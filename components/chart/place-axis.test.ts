import { describe, expect, it } from 'vitest'
import { numberAxis, orderAxis } from './place-axis'

describe('numberAxis', () => {
  it.each<[readonly number[], string, readonly number[]]>([
    [[1, 2, 4, 8], 'log', [0, 0.33, 0.67, 1]],
    [[1, 10, 100], 'log', [0, 0.5, 1]],
    [[1, 2, 3, 4, 5], 'linear', [0, 0.25, 0.5, 0.75, 1]],
    [[4, 16, 64, 100], 'log', [0, 0.43, 0.86, 1]],
    [[0, 1, 2], 'linear', [0, 0.5, 1]],
    [[1, 2], 'linear', [0, 1]],
    [[7], 'linear', [0.5]],
  ])('%j stands on a %s axis', (values, scale, shares) => {
    const axis = numberAxis(values)
    expect(axis.scale).toBe(scale)
    expect(axis.places.map(({ share }) => Number(share.toFixed(2)))).toEqual(shares)
  })

  it('names what has room, the ends always', () => {
    const places = numberAxis(Array.from({ length: 40 }, (_, at) => at + 1)).places
    const named = places.filter(({ named }) => named === 'always').map(({ name }) => name)
    expect(named.length).toBeLessThan(14)
    expect(named.length).toBeGreaterThan(5)
    expect([named[0], named.at(-1)]).toEqual(['1', '40'])
  })
})

describe('orderAxis', () => {
  it('names releases before what lies between them', () => {
    const names = ['2.4.9', '2.4.10-pre1', '2.4.10-pre2', '2.4.10', '2.4.10-ac1', '2.4.10-ac2', '2.4.11-pre1']
    const places = orderAxis(names, (name) => !name.includes('-'))
    expect(places.filter(({ named }) => named === 'always').map(({ name }) => name)).toEqual([
      '2.4.9',
      '2.4.10',
      '2.4.11-pre1',
    ])
    expect(places.map(({ share }) => Math.round(share * 6))).toEqual([0, 1, 2, 3, 4, 5, 6])
  })
})
