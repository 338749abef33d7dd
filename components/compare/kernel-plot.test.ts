import { describe, expect, it } from 'vitest'
import type { Cell } from '@/lib/compare/cell'
import { aCell, aQuestion } from '@/lib/compare/cell.fixture'
import { draw } from '@/lib/compare/draw.fixture'
import { drawingOf } from './kernel-plot'

function plotOf(cells: readonly Cell[], by = 'kernel') {
  const comparison = draw(aQuestion(by), cells)
  const [panel] = comparison.panels
  const chart = panel?.charts[0]
  if (panel === undefined || chart === undefined) throw new Error('there is a chart')
  return drawingOf(comparison, panel, chart)
}

const KERNELS = ['2.4.10', '2.4.9', '2.4.10-pre2', '2.4.9-ac1', '2.4.11']

describe('drawingOf', () => {
  it('draws many kernels as a line in their order, releases named', () => {
    const plot = plotOf(KERNELS.map((kernel, at) => aCell(kernel, 10 + at)))
    expect(plot.placeName).toBe('kernel')
    expect(plot.places.map(({ name }) => name)).toEqual(['2.4.9', '2.4.9-ac1', '2.4.10-pre2', '2.4.10', '2.4.11'])
    expect(plot.series.map(({ label, drawn }) => [label, drawn.map((one) => one?.value)])).toEqual([
      ['seq. write', [11, 13, 12, 10, 14]],
    ])
  })

  it('has a line for each place of a sweep', () => {
    const plot = plotOf(
      KERNELS.flatMap((kernel, at) =>
        [1, 8].map((place) => aCell(kernel, at + place, { sweep: 'threads', place, runs: [at + 1] })),
      ),
    )
    expect(plot.series.map(({ label }) => label)).toEqual(['1 thread', '8 threads'])
    expect(plot.series[1]?.drawn.map((one) => one?.value)).toEqual([9, 11, 10, 8, 12])
  })

  it('leaves a kernel out where it was not measured', () => {
    const plot = plotOf([
      ...KERNELS.map((kernel, at) => aCell(kernel, 10 + at)),
      ...KERNELS.slice(0, 2).map((kernel, at) => aCell(kernel, 20 + at, { conditions: { 'factors.after': 'reboot' } })),
    ])
    const after = plot.series.find(({ label }) => label === 'after reboot')
    expect(after?.drawn.map((one) => one?.value ?? null)).toEqual([21, null, null, 20, null])
  })

  it.each<[string, readonly Cell[], string]>([
    ['three kernels are bars', KERNELS.slice(0, 3).map((kernel) => aCell(kernel, 1)), 'kernel'],
    ['other conditions have no order', KERNELS.map((value) => aCell(value, 1)), 'factors.x'],
  ])('%s', (_, cells, by) => expect(plotOf(cells, by).places).toEqual([]))
})
