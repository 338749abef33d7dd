import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Comparison } from '@/lib/compare/comparison'
import type { TemporaryArchive } from '@/lib/db/temporary-archive'
import { type Asked, readQuestion } from '@/lib/url/question'
import { openConditions, settle } from './conditions.fixture'
import { getComparison } from './get-comparison'

let opened: TemporaryArchive
beforeAll(async () => {
  opened = await openConditions()
})
afterAll(() => opened.remove())

const settled = (asked: Partial<Asked>) => settle(opened.archive, asked)
const ask = async (asked: Partial<Asked>): Promise<Comparison> =>
  getComparison(opened.archive, await settled({ metrics: ['seq_write'], ...asked }))
const labels = ({ panels }: Comparison) => panels.map(({ charts }) => charts[0]?.groups.map(({ label }) => label))

describe('a varied condition', () => {
  it.each<[string, string, readonly string[]]>([
    ['tiobench', 'option.data', ['data=journal', 'data=ordered', 'data=writeback', 'not stated', 'without data']],
    ['tiobench', 'option.data=journal', ['not stated', 'with data=journal', 'without data=journal']],
    ['tiobench', 'option.noatime', ['not stated', 'with noatime', 'without noatime']],
    // however it is written
    ['tiobench', 'option.nobarrier', ['not stated', 'with nobarrier', 'without nobarrier']],
    ['tiobench', 'option.barrier=0', ['not stated', 'with barrier=0', 'without barrier=0']],
    [
      'iozone',
      'message',
      ['2002-03-01, Re: readahead', '2002-03-04 10:00, Re: readahead', '2002-03-04 18:30, Re: readahead'],
    ],
    ['fio', 'factors.I/O scheduler', ['cfq', 'deadline', 'noop']],
    ['fio', 'factors.depth', ['1', '32', '8']],
    ['fio', 'toolVersion', ['2.1', '3.0']],
    ['dd', 'system.raid', ['RAID 10', 'RAID 5']],
  ])('%s by %s', async (tool, by, values) => {
    const comparison = await ask({ tool, by })
    const words = comparison.panels
      .flatMap(({ charts }) => charts[0]?.groups ?? [])
      .map(({ label }) => label.split(', ')[0])
    const wanted = by === 'message' ? labels(comparison)[0] : [...new Set(words)].sort()
    expect(wanted).toEqual(values)
  })

  it('sets options that say the same into one group', async () => {
    const { panels } = await ask({ tool: 'tiobench', by: 'mountOptions' })
    const groups = panels[0]?.charts[0]?.groups.map(({ value, n }) => [value, n])
    expect(groups).toEqual(
      expect.arrayContaining([
        ['rw', 1],
        ['barrier=0', 2],
        ['nodiratime,noatime', 1],
        [null, 1],
      ]),
    )
  })

  it('calls a panel by the options besides the varied one', async () => {
    const { panels } = await ask({ tool: 'tiobench', by: 'option.nobarrier' })
    expect(panels.map(({ short }) => short)).toContain('no other mount option')
  })

  it('says what else differs without the varied option in it', async () => {
    const { panels } = await ask({ tool: 'postmark', by: 'option.data' })
    const groups = panels[0]?.charts[0]?.groups.map(({ label, alsoDiffersIn, stated }) => [
      label,
      alsoDiffersIn,
      stated,
    ])
    expect(groups).toEqual([
      ['data=ordered', [], { mountOptions: null }],
      ['data=journal', ['mountOptions'], { mountOptions: 'noatime' }],
    ])
  })

  it('is the earliest mail where mails are compared, and knows a mail by its id', async () => {
    const first = await ask({ tool: 'iozone', by: 'message' })
    expect(first.baseline).toBe('2002-03-01, Re: readahead')
    const groups = first.panels[0]?.charts[0]?.groups ?? []
    const id = groups[1]?.value?.split(' ')[0] ?? ''
    const asked = await ask({ tool: 'iozone', by: 'message', base: id })
    expect(asked.baseline).toBe('2002-03-04 10:00, Re: readahead')
  })
})

describe('a range of kernels', () => {
  it.each([
    ['kernel:2.4.10..2.4.20', ['2.4.10', '2.4.17', '2.4.20']],
    ['kernel:..2.4.10', ['2.4.9', '2.4.10-pre2', '2.4.10']],
    ['kernel:2.4.20..', ['2.4.20', '2.6.0-test1', '2.6.35.10-74.fc14']],
    ['kernel:2.4.18..2.4.19', []],
  ])('%s', async (hold, kernels) => {
    const { value } = readQuestion(new URLSearchParams({ hold }))
    const comparison = await ask({ tool: 'dbench', by: 'kernel', hold: value.hold })
    expect(labels(comparison)[0] ?? []).toEqual(kernels)
    expect(comparison.runs).toBe(kernels.length)
  })

  it('stands in the title', async () => {
    const { title } = await ask({ tool: 'dbench', by: 'kernel', hold: [{ field: 'kernel', value: '2.4.10..' }] })
    expect(title).toBe('Seq write of dbench by kernel, kernel 2.4.10 or later')
  })
})

describe('a mail as what is varied', () => {
  it('makes pairs of one poster on one machine, which differ in nothing else but what they say', async () => {
    const { pairs } = await ask({ tool: 'iozone', by: 'message', machines: 'ratio' })
    const all = pairs.flatMap((summary) => summary.pairs)
    expect(all.map(({ alsoDiffersIn }) => alsoDiffersIn)).toEqual(all.map(() => ['kernel']))
  })
})
