import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Comparison } from '@/lib/compare/comparison'
import type { PairSummary } from '@/lib/compare/pair-summary'
import { openTemporaryArchive, type TemporaryArchive } from '@/lib/db/temporary-archive'
import { ingest } from '@/lib/ingest'
import { type Asked, NOTHING_ASKED } from '@/lib/url/question'
import { getComparison } from './get-comparison'
import { settleQuestion } from './settle-question'
import { workedExample } from './worked-example.fixture'

let opened: TemporaryArchive
beforeAll(async () => {
  opened = await openTemporaryArchive()
  await ingest(opened.archive, workedExample(), [])
})
afterAll(() => opened.remove())

async function ask(of: Partial<Asked> = {}): Promise<{ comparison: Comparison; summary: PairSummary }> {
  const asked = { ...NOTHING_ASKED, tool: 'tiobench', by: 'option.noatime', ...of }
  const { question } = await settleQuestion(opened.archive, asked)
  if (question === null) throw new Error('the archive has runs')
  const comparison = await getComparison(opened.archive, question)
  const [summary] = comparison.pairs
  if (summary === undefined) throw new Error('there are pairs')
  return { comparison, summary }
}

/** As many digits as double arithmetic keeps of such sums: the demand is 1e-9. */
const DIGITS = 11

function expectInterval(interval: readonly [number, number] | null | undefined, low: number, high: number): void {
  expect(interval?.[0]).toBeCloseTo(low, DIGITS)
  expect(interval?.[1]).toBeCloseTo(high, DIGITS)
}

// Every figure below is of R 4.2.2, printed by worked-example.R beside this file.
describe('a worked example of fifteen machines', () => {
  it('has the mean, interval, spread and signs that R works out', async () => {
    const { summary } = await ask()
    expect(summary.ratio).toBeCloseTo(1.09064366214415, DIGITS)
    expectInterval(summary.interval, 1.020398308257832, 1.165724784281632)
    expect(summary.spread?.deviation).toBeCloseTo(1.110467945598271, DIGITS)
    expect(summary.spread?.low).toBeCloseTo(0.9, DIGITS)
    expect(summary.spread?.high).toBeCloseTo(1.261520759974765, DIGITS)
    expect(summary).toMatchObject({ machines: 12, pairsTotal: 16, improved: 10, worsened: 2, inMemory: 1 })
  })

  it('says what was left out, and why', async () => {
    const { summary } = await ask()
    expect(Object.fromEntries(summary.gaps.map(({ gap, pairs }) => [gap, pairs]))).toEqual({
      'too-fast': 1,
      zero: 1,
      'equal-runs': 1,
    })
  })

  it('has the ratio of every machine, and what else differs in its pairs', async () => {
    const { summary } = await ask()
    const said = summary.pairs.map(({ ratio, alsoDiffersIn }) => [ratio.toFixed(9), ...alsoDiffersIn])
    expect(said).toEqual([
      ['1.100000000'],
      ['0.950000000'],
      ['1.261520760'],
      ['1.124509919'],
      // 22/20, 21/18, 19/15, 15/10
      ['1.100000000'],
      ['1.166666667'],
      ['1.266666667'],
      ['1.500000000'],
      // 44/40, 66/55
      ['1.100000000'],
      ['1.200000000'],
      ['1.200000000', 'kernel'],
      ['1.014285714', 'params.fileSize'],
      ['0.900000000'],
      ['1.012500000', 'message'],
      ['1.066666667'],
      ['1.125000000'],
    ])
    expect(summary.alsoDiffersIn).toEqual(['kernel', 'params.fileSize', 'message'])
  })

  it('gives repeats their interval, and a test where there are enough', async () => {
    const pairs = (await ask()).summary.pairs.filter(({ n }) => n > 1)
    expect(pairs.map(({ baseN, n }) => [baseN, n])).toEqual([
      [3, 3],
      [4, 5],
    ])
    expectInterval(pairs[0]?.interval, 1.193888879982169, 1.332983876917488)
    expectInterval(pairs[1]?.interval, 1.084130067183043, 1.166393772470768)
    expect(pairs.map(({ rankTest }) => rankTest)).toEqual([{ p: null }, { p: expect.closeTo(2 / 126, DIGITS) }])
  })

  it('leaves out what measures memory, when asked to', async () => {
    const { summary } = await ask({ memory: 'out' })
    expect(summary).toMatchObject({ machines: 11, inMemory: 0 })
    expect(summary.ratio).toBeCloseTo(1.087572874112333, DIGITS)
    expectInterval(summary.interval, 1.010495661132384, 1.170529277859018)
  })

  it('leaves out pairs of two kernels, when they must be equal', async () => {
    const { summary } = await ask({ equal: ['kernel'] })
    expect(summary).toMatchObject({ machines: 11, alsoDiffersIn: ['params.fileSize', 'message'] })
    expect(summary.gaps).toContainEqual({ gap: 'must-be-equal', pairs: 1 })
    expect(summary.ratio).toBeCloseTo(1.081210616039429, DIGITS)
    expectInterval(summary.interval, 1.007389554993901, 1.160441251789074)
  })
})
