import { describe, expect, test } from 'vitest'
import type { Chart, Comparison, Group, Panel, Point } from '@/lib/compare/comparison'
import type { Figure } from '@/lib/compare/figure'
import { plotOf } from './plot-of-chart'

const figure = (line: number, text: string, rest: Partial<Figure> = {}): Figure => ({
  runId: line,
  runLabel: `run ${line}`,
  messageId: 'abcdefghjk',
  line,
  column: 8,
  text,
  value: Number(text),
  unit: 'MB/s',
  status: 'ok',
  cpuPercent: null,
  latencyUs: null,
  counted: true,
  equals: null,
  date: '2001-09-26',
  ...rest,
})

const point = (figures: readonly Figure[], rest: Partial<Point> = {}): Point => ({
  place: null,
  mean: figures[0]?.value ?? null,
  text: figures[0]?.text ?? '',
  min: null,
  max: null,
  n: figures.length,
  status: 'ok',
  ratio: null,
  figures,
  figuresTotal: figures.length,
  ...rest,
})

const group = (label: string, points: readonly Point[], isBaseline = false): Group => ({
  label,
  value: label,
  besides: {},
  isBaseline,
  points,
  n: 1,
  alsoDiffersIn: [],
  stated: {},
})

function plotted(groups: readonly Group[], chart: Partial<Chart> = {}, by = 'kernel') {
  const whole: Chart = {
    key: 'seq_write',
    metric: 'seq_write',
    short: 'write',
    title: 'sequential write',
    unit: 'MB/s',
    better: 'higher',
    sweep: null,
    placeName: null,
    groups,
    groupsTotal: groups.length,
    ...chart,
  }
  const panel: Panel = {
    key: 'k',
    title: 'puma',
    short: 'puma',
    chartsTotal: 1,
    facts: '',
    equal: {},
    differs: [],
    charts: [whole],
    n: 2,
  }
  const comparison: Comparison = {
    question: {
      tool: 'tiobench',
      metrics: ['seq_write'],
      by,
      hold: [],
      base: null,
      against: 'base',
      values: [],
      equal: [],
      memory: 'marked',
      machines: 'each',
      message: null,
      runs: [],
    },
    title: 'Sequential write',
    baseline: '2.4.8',
    baselineValue: '2.4.8',
    verdict: [],
    limits: '',
    equal: {},
    differsWithin: [],
    runs: 2,
    ofRuns: 2,
    messages: 1,
    machines: 1,
    panels: [panel],
    panelsTotal: 1,
    pairs: [],
    differsBetween: [],
    notLikeWithLike: false,
  }
  return plotOf(comparison, panel, whole)
}

describe('bars', () => {
  test('a single run says what was printed with it, its ratio and its line', () => {
    const plot = plotted([
      group('2.4.8', [point([figure(24, '5.995', { cpuPercent: 98.7 })], { ratio: 1 })], true),
      group('2.4.10', [point([figure(36, '13.01', { cpuPercent: 21.5 })], { ratio: 2.17 })]),
    ])
    const [base, other] = plot.series.map((one) => one.drawn[0])
    expect(base).toMatchObject({ text: '5.995', ratio: null, note: null, href: '/messages/abcdefghjk#L24.8' })
    expect(other?.words).toEqual([
      '13.01 MB/s, CPU 21.5 %',
      '2.4.10, 1 run; ×2.17 of 2.4.8',
      'L36 in the mail of 26 Sep 2001',
    ])
  })

  test('repeats have a range and each of their lines; beside them one run says that it is one', () => {
    const plot = plotted(
      [
        group('511', [
          point([figure(84, '32.3584'), figure(87, '33.28')], {
            mean: 32.8192,
            text: '32.82',
            min: 32.3584,
            max: 33.28,
          }),
        ]),
        group('3', [point([figure(80, '34.6985')])]),
      ],
      {},
      'factors.max-readahead',
    )
    expect(plot.series[0]).toMatchObject({ label: 'max-readahead 511', mail: false })
    expect(plot.series[0]?.drawn[0]).toMatchObject({ range: [32.3584, 33.28], note: '32.36–33.28, n 2', text: '32.82' })
    expect(plot.series[0]?.drawn[0]?.lines.map((line) => line.text)).toEqual(['L84', 'L87'])
    expect(plot.series[1]?.drawn[0]).toMatchObject({ range: null, note: '1 run' })
  })

  test('too fast is no value; what equals an earlier run is not counted', () => {
    const plot = plotted([
      group('a', [
        point([figure(1, '+++++', { value: null, status: 'too_fast' })], { status: 'too_fast', mean: null, n: 0 }),
      ]),
      group('b', [point([figure(2, '67526', { counted: false, equals: 'A2' })], { n: 0 })]),
    ])
    const [fast, equal] = plot.series.map((one) => one.drawn[0])
    expect(fast).toMatchObject({ value: null, text: '+++++', counted: true })
    expect(fast?.words[0]).toBe('+++++: too fast to measure')
    expect(equal).toMatchObject({ counted: false, note: '= A2' })
    expect(equal?.words[1]).toContain('equals A2, not counted')
  })

  test('different places are named at each bar', () => {
    const plot = plotted(
      [
        group('ext2', [point([figure(1, '773')], { place: 44 })]),
        group('reiserfs', [point([figure(2, '532')], { place: 28 })]),
      ],
      { placeName: 'clients' },
    )
    expect(plot.series.map((one) => one.drawn[0]?.note)).toEqual(['44 clients', '28 clients'])
    expect(plot.places).toEqual([])
  })
})

test('lines: every place in its order, nothing where nothing was measured', () => {
  const plot = plotted(
    [
      group('2.4.8', [point([figure(1, '1')], { place: 1 }), point([figure(2, '2')], { place: 8 })], true),
      group('2.4.10', [point([figure(3, '3')], { place: 2, ratio: null })]),
    ],
    { sweep: 'threads', placeName: 'threads' },
  )
  expect(plot.places.map(({ name }) => name)).toEqual(['1', '2', '8'])
  expect(plot.series.map((one) => one.drawn.map((drawn) => drawn?.text ?? null))).toEqual([
    ['1', null, '2'],
    [null, '3', null],
  ])
  const ids = plot.series.flatMap((one) => one.drawn.flatMap((drawn) => drawn?.id ?? []))
  expect(new Set(ids).size).toBe(3)
})
