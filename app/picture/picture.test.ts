import { Resvg } from '@resvg/resvg-js'
import { describe, expect, it } from 'vitest'
import { aCell, aQuestion } from '@/lib/compare/cell.fixture'
import type { Comparison } from '@/lib/compare/comparison'
import { draw } from '@/lib/compare/draw.fixture'
import type { PairSummary } from '@/lib/compare/pair-summary'
import { fontRules } from './font-rules'
import { picturePng } from './picture-png'
import { pictureSvg } from './picture-svg'

const ADDRESS = 'https://archive.example.org/p/3fkq7w'
const kernels = draw(aQuestion('kernel'), [aCell('2.4.8', 5.995), aCell('2.4.10', 13.01), aCell('2.4.12', null)])
const swept = draw(
  aQuestion('kernel'),
  ['2.4.8', '2.4.10'].flatMap((kernel, at) =>
    [1, 2, 4, 8].map((place) => aCell(kernel, place * (at + 1), { sweep: 'threads', place })),
  ),
)
const long = 'rw,noatime,nodiratime,logbufs=8,logbsize=262144,nobarrier,inode64,'
const hostile = draw(
  aQuestion('mountOptions', { hold: [{ field: 'factors.note', value: `\u0000<b>&"\ud800 ${long.repeat(90)}` }] }),
  Array.from({ length: 24 }, (_, at) => aCell(`${long.repeat(40)}${at}`, at + 1)),
)
const figure = kernels.panels[0]?.charts[0]?.groups[0]?.points[0]?.figures[0]
if (figure === undefined) throw new Error('the fixture has a figure')
const pairs: PairSummary = {
  metric: 'seq_write',
  title: 'sequential write',
  unit: 'MB/s',
  better: 'higher',
  value: '2.4.10',
  baseValue: '2.4.8',
  mail: true,
  pairs: [0.5, 1.1, 2].map((ratio, at) => ({
    title: `Machine ${at}`,
    value: '2.4.10',
    baseValue: '2.4.8',
    base: figure,
    other: { ...figure, line: figure.line + at },
    ratio,
    baseText: '10',
    otherText: String(10 * ratio),
    interval: at === 0 ? null : ([ratio * 0.9, ratio * 1.1] as const),
    rankTest: null,
    alsoDiffersIn: [],
    measuresMemory: false,
    baseN: 2,
    n: 3,
    machine: String(at),
    besides: '',
  })),
  pairsTotal: 40,
  machines: 3,
  improved: 2,
  worsened: 1,
  ratio: 1.03,
  interval: [0.2, 5.2],
  spread: null,
  alsoDiffersIn: ['system.memory'],
  inMemory: 0,
  gaps: [],
}

const textsIn = (svg: string): string =>
  svg
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/<\/text>/g, '\n')
    .replace(/<[^>]+>/g, '')

const sizeOf = (svg: string): { readonly width: number; readonly height: number } => {
  const { width, height } = new Resvg(svg, { font: { loadSystemFonts: false } })
  return { width, height }
}

/** Width and height stand in a PNG's first chunk. */
const pointsOf = (png: Uint8Array): readonly [number, number] => {
  const view = new DataView(png.buffer)
  return [view.getUint32(16), view.getUint32(20)]
}

describe('a picture as SVG', () => {
  it('says by itself what it shows: title, unit, n, what differs, where it is found', async () => {
    const said = textsIn(await pictureSvg({ comparison: kernels, address: ADDRESS }))
    for (const words of [
      'Sequential write of tiobench by kernel',
      'MB/s, from zero; 1 run each; higher is better',
      'System A',
      '13.01×2.17',
      '+++++',
      'differs only in kernel',
      ADDRESS,
    ])
      expect(said).toContain(words)
    expect(said).not.toContain('not shown')
  })

  it('brings its type along', async () => {
    const svg = await pictureSvg({ comparison: kernels, address: ADDRESS }, await fontRules())
    expect(
      svg.match(/@font-face\{font-family:"IBM Plex (?:Sans|Mono)";[^}]*base64,[A-Za-z0-9+/=]{9999,}\)\}/g),
    ).toHaveLength(3)
  })

  it('draws pairs, first where only ratios are asked for', async () => {
    const order = async (comparison: Comparison) => {
      const said = textsIn(await pictureSvg({ comparison, address: ADDRESS }))
      expect(said).toContain('95 % interval 0.20 to 5.2')
      expect(said).toContain('Showing 3 of 40.')
      expect(said).toContain('Also differs in: RAM')
      return said.indexOf('2.4.10 against 2.4.8') < said.indexOf('System A')
    }
    const each = { ...kernels, pairs: [pairs] }
    expect(await order(each)).toBe(false)
    expect(await order({ ...each, question: { ...each.question, machines: 'ratio' } })).toBe(true)
  })

  it('says that unlike machines share an axis, and what changed since', async () => {
    const comparison = { ...kernels, notLikeWithLike: true, differsBetween: ['system.cpu'] }
    const said = textsIn(await pictureSvg({ comparison, address: ADDRESS, changed: '2 values since it was kept' }))
    expect(said).toContain('not like with like CPU')
    expect(said).toContain('changed 2 values since it was kept')
    expect(said).not.toContain('differs only in')
  })

  it('is bounded whatever it shows, says what it leaves out, and is XML', async () => {
    const panel = hostile.panels[0]
    if (panel === undefined) throw new Error('the fixture has a panel')
    const wide = {
      ...hostile,
      panels: [1, 2, 3, 4].map((key) => ({ ...panel, key: String(key), facts: long.repeat(99), chartsTotal: 30 })),
      panelsTotal: 44,
      differsWithin: Array.from({ length: 99 }, (_, at) => `factors.number ${at}`),
    }
    for (const shape of ['whole', 'preview'] as const) {
      const svg = await pictureSvg({ comparison: wide, address: `${ADDRESS}?${'hold=x&'.repeat(999)}`, shape })
      const { width, height } = sizeOf(svg)
      expect([width, height <= 2300]).toEqual([720, true])
      expect(textsIn(svg)).toMatch(/not shown \d+ charts, 40 panels/)
      expect(textsIn(svg)).toMatch(/Showing \d+ of 24\./)
    }
  })

  it('shows every metric at one look where there are many', async () => {
    const metrics = ['seq_read', 'seq_write', 'random_read']
    const cells = metrics.flatMap((metric, at) => [
      aCell('2.4.8', 10, { metric, runs: [1] }),
      aCell('2.4.10', 4 * (at + 1), { metric, runs: [2] }),
    ])
    const comparison = draw(aQuestion('kernel', { metrics }), cells)
    for (const shape of ['whole', 'preview'] as const) {
      const said = textsIn(await pictureSvg({ comparison, address: ADDRESS, shape }))
      expect(said).toContain('All metrics at one look')
      for (const ratio of ['×0.40', '×0.80', '×1.20']) expect(said).toContain(ratio)
    }
  })

  it('draws many kernels along their axis, as the page does', async () => {
    const names = ['2.4.8', '2.4.9', '2.4.10-pre2', '2.4.10', '2.4.12']
    const comparison = draw(
      aQuestion('kernel'),
      names.map((kernel, at) => aCell(kernel, 5 + at)),
    )
    const svg = await pictureSvg({ comparison, address: ADDRESS })
    expect(svg).toMatch(/<path class="l" d="M[^"]*L[^"]*L[^"]*L[^"]*L/)
    expect(svg).not.toContain('class="bar')
    expect(textsIn(svg)).toContain('2.4.12')
  })

  it('of an empty comparison is no error', async () => {
    expect(sizeOf(await pictureSvg({ comparison: draw(aQuestion('kernel'), []), address: ADDRESS })).width).toBe(720)
  })
})

describe('a picture as PNG', () => {
  it.each([
    ['bars', kernels],
    ['lines', swept],
    ['pairs', { ...kernels, pairs: [pairs], question: { ...kernels.question, machines: 'ratio' as const } }],
  ])('%s: twice as many points as the drawing, and as a preview 1200 x 630', async (_, comparison) => {
    const { width, height } = sizeOf(await pictureSvg({ comparison, address: ADDRESS }))
    expect(pointsOf(await picturePng({ comparison, address: ADDRESS }))).toEqual([2 * width, 2 * height])
    expect(pointsOf(await picturePng({ comparison, address: ADDRESS, shape: 'preview' }))).toEqual([1200, 630])
  })

  it('has its letters on a server without any font', async () => {
    const draws = (title: string) => picturePng({ comparison: { ...kernels, title }, address: ADDRESS })
    const [one, other] = await Promise.all([draws('Iii'), draws('Www')])
    expect(Buffer.compare(one, other)).not.toBe(0)
  })
})
