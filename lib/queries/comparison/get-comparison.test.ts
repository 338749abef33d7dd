import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Comparison, Question } from '@/lib/compare/comparison'
import { ratioText } from '@/lib/compare/ratio-text'
import type { TemporaryArchive } from '@/lib/db/temporary-archive'
import { ingest } from '@/lib/ingest'
import { aDocument, aMessage, aRun } from '@/lib/ingest/document.fixture'
import { NOTHING_ASKED } from '@/lib/url/question'
import { openSamples } from '../samples.fixture'
import { getComparison } from './get-comparison'
import { settleQuestion } from './settle-question'

let opened: TemporaryArchive

beforeAll(async () => {
  opened = await openSamples()
})
afterAll(() => opened.remove())

async function compare(asked: Partial<Question>): Promise<Comparison> {
  const { question, problems } = await settleQuestion(opened.archive, { ...NOTHING_ASKED, ...asked })
  expect(problems).toEqual([])
  if (question === null) throw new Error('the archive is empty')
  return getComparison(opened.archive, question)
}

/** "label: text ratio" of every bar, "label: place text ratio, …" of every line. */
const drawn = ({ panels }: Comparison) =>
  panels.map(({ charts }) =>
    charts.map(({ groups }) =>
      groups.map(({ label, isBaseline, points }) => {
        const said = points.map(({ place, text, ratio, n }) =>
          [place, text, ratioText(ratio, isBaseline), `n${n}`].filter((one) => one !== null).join(' '),
        )
        return `${label}: ${said.join(', ')}`
      }),
    ),
  )

describe('getComparison on the samples', () => {
  it('compares block writes by mount options, each machine by itself', async () => {
    const comparison = await compare({ tool: 'bonnie++', metrics: ['seq_output_block'], by: 'mountOptions' })
    expect(drawn(comparison)).toEqual([
      [
        [
          'rw,noatime: 153107 ×1 n1',
          'rw,noatime,delaylog: 67526 ×0.44 n1',
          'rw,noatime,delaylog,logbsize=262144: 67526 ×0.44 n0',
        ],
      ],
      [
        [
          'rw,noatime: 198720 ×1 n1',
          'rw,noatime,delaylog: 197319 ×0.99 n1',
          'rw,noatime,delaylog,logbsize=262144: 175802 ×0.88 n1',
        ],
      ],
    ])
    expect(comparison.panels.map(({ title }) => title)).toEqual(['System A', 'System B'])
    expect([comparison.runs, comparison.ofRuns, comparison.messages, comparison.machines]).toEqual([6, 38, 1, 2])
    expect(comparison.differsWithin).toEqual([])
    expect(comparison.differsBetween).toEqual(
      expect.arrayContaining(['system.cpu', 'system.memory', 'system.raid', 'params.fileSize']),
    )
    const [point] = comparison.panels[0]?.charts[0]?.groups[0]?.points ?? []
    expect(point?.figures[0]).toMatchObject({
      runLabel: 'A1',
      line: 28,
      text: '153107',
      cpuPercent: 19,
      latencyUs: 1_480_000,
      date: '2011-01-24',
    })
    const equal = comparison.panels[0]?.charts[0]?.groups[2]?.points[0]?.figures[0]
    expect(equal).toMatchObject({ runLabel: 'A3', counted: false, equals: 'A2' })
  })

  it('pairs the two machines and gives no interval', async () => {
    const { pairs } = await compare({
      tool: 'bonnie++',
      metrics: ['seq_output_block'],
      by: 'option.delaylog',
      machines: 'ratio',
    })
    expect(pairs.map(({ value, machines, ratio, interval }) => [value, machines, ratio.toFixed(2), interval])).toEqual([
      ['with delaylog', 2, '0.66', null],
    ])
    expect(pairs[0]?.pairs.map(({ title, ratio }) => [title, ratio.toFixed(2)])).toEqual([
      ['System A', '0.44'],
      ['System B', '0.99'],
    ])
  })

  it('compares kernels over threads', async () => {
    const comparison = await compare({ tool: 'tiobench', metrics: ['seq_write'], by: 'kernel' })
    expect(drawn(comparison)).toEqual([
      [
        [
          '2.4.8: 1 21.83 ×1 n1, 2 9.695 ×1 n1, 4 9.568 ×1 n1, 8 5.995 ×1 n1',
          '2.4.10: 1 26.02 ×1.19 n1, 2 25.71 ×2.65 n1, 4 16.69 ×1.74 n1, 8 13.01 ×2.17 n1',
        ],
      ],
    ])
    // The same table quoted in the answer is the same runs seen again.
    expect(comparison.messages).toBe(1)
    expect(comparison.panels[0]?.charts[0]?.sweep).toBe('threads')
  })

  it('compares filesystems at their own numbers of clients', async () => {
    const comparison = await compare({ tool: 'netbench', by: 'filesystem' })
    expect(drawn(comparison)).toEqual([
      [
        [
          'ext2: 44 773 ×1 n1',
          'jfs: 40 683 ×0.88 n1',
          'xfs: 44 661 ×0.86 n1',
          'ext3: 44 660 ×0.85 n1',
          'reiserfs: 28 532 ×0.69 n1',
        ],
      ],
    ])
    expect(comparison.panels[0]?.charts[0]).toMatchObject({ sweep: null, placeName: 'clients' })
    expect(comparison.differsWithin).toEqual(['mountOptions', 'params.clients'])
  })

  it('takes repeats together and states apart', async () => {
    const hold = [
      { field: 'factors.kupdated', value: 'stopped' },
      { field: 'kernel', value: '2.4.8-ac11' },
    ]
    const comparison = await compare({
      tool: 'dbench',
      metrics: ['throughput'],
      by: 'factors.max-readahead',
      base: '511',
      hold,
    })
    expect(drawn(comparison)).toEqual([
      [
        [
          '3: 32 34.6985 ×1.06 n1',
          '511: 32 32.82 ×1 n2',
          '511, after heavy work: 32 25.3106 ×0.77 n1',
          '511, after reboot: 32 30.65 ×0.93 n2',
        ],
      ],
    ])
    const [, repeated, , rebooted] = comparison.panels[0]?.charts[0]?.groups ?? []
    expect(repeated?.points[0]).toMatchObject({ min: 32.3584, max: 33.28, n: 2 })
    expect(rebooted?.points[0]?.figures.map(({ text }) => text)).toEqual(['31.2373', '30.0666'])
  })

  it('pairs a state of one machine over its kernels, patches and settings', async () => {
    const { pairs } = await compare({ tool: 'dbench', metrics: ['throughput'], by: 'factors.kupdated' })
    expect(pairs[0]).toMatchObject({
      value: 'stopped',
      baseValue: 'not stated',
      machines: 1,
      pairsTotal: 6,
      interval: null,
    })
    expect(pairs[0]?.ratio).toBeCloseTo(1.447, 3)
  })

  it('compares a patch', async () => {
    const comparison = await compare({ tool: 'bonnie++', metrics: ['seq_output_block'], by: 'factors.speedup patch' })
    expect(drawn(comparison)).toEqual([[['without speedup patch: 28510 ×1 n1', 'with speedup patch: 39513 ×1.39 n1']]])
  })

  it('gives +++++ an open place and no ratio', async () => {
    const comparison = await compare({ tool: 'bonnie++', metrics: ['seq_stat'], by: 'mountOptions' })
    const points = comparison.panels.flatMap(({ charts }) =>
      charts.flatMap(({ groups }) => groups.flatMap((group) => group.points)),
    )
    expect(points.map(({ text, ratio, status }) => [text, ratio, status])).toEqual(
      Array(6).fill(['+++++', null, 'too_fast']),
    )
  })

  it('answers a question about a part of the machine within a message, and says what else differs', async () => {
    const comparison = await compare({ tool: 'bonnie++', metrics: ['seq_output_block'], by: 'system.memory' })
    expect(comparison.differsWithin).toEqual(expect.arrayContaining(['system.cpu', 'system.raid']))
  })

  it('has no panel where no run fits', async () => {
    const comparison = await compare({ tool: 'bonnie++', by: 'kernel', hold: [{ field: 'filesystem', value: 'jfs' }] })
    expect(comparison).toMatchObject({ runs: 0, panels: [], panelsTotal: 0, verdict: [], ofRuns: 38 })
  })

  it('compares only the runs that were chosen', async () => {
    const runs = await opened.archive.run.findMany({ where: { label: { in: ['A1', 'A2'] } }, select: { id: true } })
    const comparison = await compare({ runs: runs.map(({ id }) => id) })
    expect(comparison.question.by).toBe('mountOptions')
    expect([comparison.runs, comparison.panels.length]).toEqual([2, 1])
  })
})

describe('getComparison over many machines', () => {
  it('gives an interval from three machines on, each counted once', async () => {
    const ratios = [1.1, 1.2, 1.3]
    const messages = ratios.map((ratio, index) =>
      aMessage(`many-${index}@example.org`, [
        aRun([100, 100 + index], { tool: 'iozone', kernel: '2.4.1' }),
        aRun([100 * ratio, (100 + index) * ratio], { tool: 'iozone', kernel: '2.4.2' }),
      ]),
    )
    await ingest(opened.archive, aDocument(...messages), [])
    const { pairs, machines, verdict } = await compare({ tool: 'iozone', by: 'kernel' })
    expect([machines, pairs[0]?.machines, pairs[0]?.pairsTotal, pairs[0]?.improved]).toEqual([3, 3, 6, 3])
    expect(pairs[0]?.ratio).toBeCloseTo((1.1 * 1.2 * 1.3) ** (1 / 3))
    expect(pairs[0]?.interval?.[0]).toBeGreaterThan(0.9)
    const [sentence] = verdict.map((pieces) => pieces.map(({ text }) => text).join(''))
    expect(sentence).toMatch(
      /^From 2.4.1 to 2.4.2, .* over 3 machines shows no clear change: ×1.20 \(geometric mean, 95 % interval 0/,
    )
  })
})
