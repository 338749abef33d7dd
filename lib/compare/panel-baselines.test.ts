import { describe, expect, it } from 'vitest'
import { aCell, aQuestion } from './cell.fixture'
import { draw } from './draw.fixture'
import { hasOwnBaselines, panelBaseline, sharedBaseline } from './panel-baselines'

/** Two kernels on machine a, two on machine b; the oldest of each is its baseline. */
const kernels = (ofA: readonly string[], ofB: readonly string[]) =>
  draw(aQuestion('kernel'), [
    ...ofA.map((kernel, at) => aCell(kernel, at + 1)),
    ...ofB.map((kernel, at) => aCell(kernel, at + 1, { machine: 'b' })),
  ])

describe('the baselines of panels', () => {
  it('are one where all have it', () => {
    const comparison = kernels(['2.4.8', '2.4.10'], ['2.4.8', '2.4.12'])
    expect(hasOwnBaselines(comparison)).toBe(false)
    expect(sharedBaseline(comparison)).toBe('2.4.8')
  })

  it("are each panel's own where the machines have no value in common", () => {
    const comparison = kernels(['2.4.8', '2.4.10'], ['2.6.1', '2.6.2'])
    expect(hasOwnBaselines(comparison)).toBe(true)
    expect(sharedBaseline(comparison)).toBeNull()
    expect(comparison.panels.map((panel) => panelBaseline(panel)?.label)).toEqual(['2.4.8', '2.6.1'])
  })

  it('are none where nobody was asked for', () => {
    expect(sharedBaseline(draw(aQuestion('kernel'), []))).toBeNull()
    expect(hasOwnBaselines(draw(aQuestion('kernel'), []))).toBe(false)
  })
})
