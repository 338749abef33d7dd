import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Comparison } from '@/lib/compare/comparison'
import { openTemporaryArchive, type TemporaryArchive } from '@/lib/db/temporary-archive'
import { ingest } from '@/lib/ingest'
import { aDocument, aFigure, aMessage, aRun } from '@/lib/ingest/document.fixture'
import type { Run } from '@/lib/model'
import { type Asked, NOTHING_ASKED, readQuestion } from '@/lib/url/question'
import { explainEmptyComparison } from './explain-empty'
import { getComparison } from './get-comparison'
import { offerChoices } from './offer-choices'
import { settleQuestion } from './settle-question'

const SYSTEM = { cpu: 'Athlon 700', memory: '256 MB', storage: 'one IDE disk' }

const options = (value: number, mountOptions: string | null, of: Partial<Run> = {}) =>
  aRun([value, value * 2], {
    filesystem: 'ext3',
    kernel: '2.4.18',
    mountOptions: mountOptions?.split(',') ?? null,
    system: { ...SYSTEM, cpu: 'PIII 500' },
    ...of,
  })

const kernel = (value: number, version: string, of: Partial<Run> = {}) =>
  aRun([value], { tool: 'dbench', kernel: version, filesystem: 'ext2', ...of })

/** Of 256 MB of memory. */
const sized = (value: number, fileSize: string, filesystem = 'ext2') =>
  aRun([], { tool: 'bonnie', filesystem, system: SYSTEM, measurements: [aFigure(value, { params: { fileSize } })] })

let opened: TemporaryArchive

beforeAll(async () => {
  opened = await openTemporaryArchive()
  const documents = [
    aMessage('options@example.org', [
      options(10.1, 'rw'),
      options(11.2, 'defaults,data=ordered'),
      options(12.3, 'data=writeback,rw'),
      options(13.4, 'data=journal'),
      options(14.5, 'barrier=0'),
      options(15.6, 'nobarrier'),
      options(17.8, 'nodiratime,noatime'),
      options(16.7, null),
    ]),
    aMessage('kernels@example.org', [
      ...['2.4.9', '2.4.10-pre2', '2.4.10', '2.4.17', '2.4.20', '2.6.0-test1', '2.6.35.10-74.fc14'].map((version, at) =>
        kernel(50 + at, version),
      ),
      kernel(90, 'my own tree'),
    ]),
    ...(['2002-03-01T10:00:00Z', '2002-03-04T10:00:00Z', '2002-03-04T18:30:00Z'] as const).map((date, at) =>
      aMessage(`series-${at}@example.org`, [kernel(20 + at, `2.5.${at}`, { system: SYSTEM, tool: 'iozone' })], {
        date,
        subject: 'Re: readahead',
        raw: `series ${at}`,
      }),
    ),
    aMessage('factors@example.org', [
      aRun([31], { tool: 'fio', toolVersion: '2.1', factors: { 'I/O scheduler': 'cfq', depth: '1' }, system: SYSTEM }),
      aRun([32], {
        tool: 'fio',
        toolVersion: '3.0',
        factors: { 'I/O scheduler': 'deadline', depth: '8' },
        system: SYSTEM,
      }),
      aRun([33], {
        tool: 'fio',
        toolVersion: '3.0',
        factors: { 'I/O scheduler': 'noop', depth: '32' },
        system: SYSTEM,
      }),
    ]),
    aMessage('two@example.org', [
      options(61, 'rw,data=ordered', { tool: 'postmark' }),
      options(62, 'data=journal,noatime', { tool: 'postmark' }),
    ]),
    aMessage('memory@example.org', [sized(71, '128M'), sized(72, '128M', 'ext3'), sized(73, '1G', 'ext3')], {
      ...{ subject: 'bonnie', date: '2003-05-06' },
    }),
    aMessage('raid@example.org', [
      aRun([41], { tool: 'dd', system: { ...SYSTEM, raid: 'RAID 5' } }),
      aRun([42], { tool: 'dd', system: { ...SYSTEM, raid: 'RAID 10' } }),
    ]),
  ]
  for (const message of documents) await ingest(opened.archive, aDocument(message), [])
})
afterAll(() => opened.remove())

async function settle(asked: Partial<Asked>) {
  const { question, problems } = await settleQuestion(opened.archive, { ...NOTHING_ASKED, ...asked })
  expect(problems).toEqual([])
  if (question === null) throw new Error('the archive is empty')
  return question
}

const ask = async (asked: Partial<Asked>): Promise<Comparison> =>
  getComparison(opened.archive, await settle({ metrics: ['seq_write'], ...asked }))

const labels = ({ panels }: Comparison) => panels.map(({ charts }) => charts[0]?.groups.map(({ label }) => label))

/** "label (runs)", the chosen one with a star. */
const said = (
  some: readonly { readonly label: string; readonly runs: number | null; readonly chosen: boolean }[] = [],
) => some.map(({ label, runs, chosen }) => `${chosen ? '*' : ''}${label}${runs === null ? '' : ` (${runs})`}`)

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

  it('is offered by both ends, with the runs between them', async () => {
    const question = await settle({
      tool: 'dbench',
      by: 'kernel',
      hold: [{ field: 'kernel', value: '2.4.10..2.4.20' }],
    })
    const { range, bases } = await offerChoices(opened.archive, question)
    expect(said(range?.from).slice(0, 5)).toEqual([
      'the oldest',
      '2.4.9 (5)',
      '2.4.10-pre2 (4)',
      '*2.4.10 (3)',
      '2.4.17 (2)',
    ])
    expect(said(range?.to).slice(-2)).toEqual(['2.6.0-test1 (4)', '2.6.35.10-74.fc14 (5)'])
    expect(said(bases)).toEqual(['*the oldest', 'the one before each', '2.4.10 (1)', '2.4.17 (1)', '2.4.20 (1)'])
  })

  it('explains itself where it is empty', async () => {
    const question = await settle({
      tool: 'dbench',
      by: 'kernel',
      hold: [{ field: 'kernel', value: '2.4.18..2.4.19' }],
    })
    const { words, why, without } = await explainEmptyComparison(opened.archive, question)
    expect(words).toBe('No run of dbench with kernel 2.4.18 to 2.4.19.')
    expect(why).toBe(
      'The archive has 8 runs of dbench and 10 runs with kernel 2.4.18 to 2.4.19, but none that is both.',
    )
    expect(without).toMatchObject([{ words: 'kernel 2.4.18 to 2.4.19', runs: 8 }])
  })

  it('names the kernels next to it', async () => {
    const hold = [{ field: 'kernel', value: '2.4.18..2.4.19' }]
    const question = await settle({ tool: 'dbench', by: 'filesystem', hold })
    const { nearest } = await explainEmptyComparison(opened.archive, { ...question, by: 'toolVersion' })
    expect(nearest.map(({ words }) => words)).toEqual([
      'dbench by kernel',
      'tiobench with kernel 2.4.18 to 2.4.19, by mount options',
      'postmark with kernel 2.4.18 to 2.4.19, by mount options',
    ])
  })
})

describe('offerChoices', () => {
  it('offers what is varied, each once', async () => {
    const { fields } = await offerChoices(opened.archive, await settle({ tool: 'tiobench' }))
    expect(said(fields)).toEqual([
      '*mount options (8)',
      'one mount option: data= by its values (7)',
      'one mount option: data=journal (7)',
      'one mount option: data=ordered (7)',
      'one mount option: data=writeback (7)',
      'one mount option: noatime (7)',
      'one mount option: nobarrier (7)',
    ])
    expect(said((await offerChoices(opened.archive, await settle({ tool: 'iozone' }))).fields)).toEqual([
      '*kernel (3)',
      'message (3)',
    ])
    expect(said((await offerChoices(opened.archive, await settle({ tool: 'dd', by: 'system.raid' }))).fields)).toEqual([
      '*RAID level (2)',
    ])
  })

  it('lets a condition be free, equal within a pair, or held', async () => {
    const question = await settle({ tool: 'fio', by: 'toolVersion', equal: ['factors.depth'] })
    const { holds } = await offerChoices(opened.archive, question)
    expect(said(holds.find(({ field }) => field === 'factors.depth')?.values)).toEqual([
      'any depth (3)',
      '*equal within a pair',
      '1 (1)',
      '8 (1)',
      '32 (1)',
    ])
    expect(said(holds.find(({ field }) => field === 'factors.I/O scheduler')?.values).slice(0, 2)).toEqual([
      '*any I/O scheduler (3)',
      'equal within a pair',
    ])
  })

  it.each([
    ['kernels', 'dbench', 'kernel', true],
    ['numbers', 'fio', 'factors.depth', true],
    ['words', 'fio', 'factors.I/O scheduler', false],
    ['two values', 'fio', 'toolVersion', false],
  ])('offers the one before each of %s', async (_, tool, by, isOffered) => {
    const { bases } = await offerChoices(opened.archive, await settle({ tool, by }))
    expect(bases.some(({ value }) => value === '<')).toBe(isOffered)
  })
})

describe('settleQuestion', () => {
  it('sets each against the one before where values have an order', async () => {
    expect(await settle({ tool: 'fio', by: 'factors.depth', against: 'previous' })).toMatchObject({
      against: 'previous',
    })
    const { question, problems } = await settleQuestion(opened.archive, {
      ...NOTHING_ASKED,
      ...{ tool: 'fio', by: 'factors.I/O scheduler', against: 'previous' },
    })
    expect(question?.against).toBe('base')
    expect(problems.map(({ words }) => words)).toEqual([
      'against=previous needs values with an order, which I/O scheduler has not. One baseline is used.',
    ])
  })

  it('drops what need not be equal because it is held or varied', async () => {
    const equal = ['kernel', 'toolVersion', 'filesystem']
    const hold = [{ field: 'kernel', value: '2.4.9' }]
    expect((await settle({ tool: 'fio', by: 'toolVersion', hold, equal })).equal).toEqual(['filesystem'])
  })
})

describe('runs that measure memory', () => {
  it('are left out, and offered to be', async () => {
    const marked = await settle({ tool: 'bonnie', by: 'filesystem' })
    expect(said((await offerChoices(opened.archive, marked)).memory)).toEqual(['*marked', 'left out (2)'])
    const out = await settle({ tool: 'bonnie', by: 'filesystem', memory: 'out' })
    expect(said((await offerChoices(opened.archive, out)).memory)).toEqual(['marked', '*left out (2)'])
    expect((await getComparison(opened.archive, marked)).runs).toBe(3)
    expect((await getComparison(opened.archive, out)).runs).toBe(1)
    expect((await offerChoices(opened.archive, await settle({ tool: 'dbench' }))).memory).toEqual([])
  })
})

describe('a mail as what is varied', () => {
  it('makes pairs of one poster on one machine, which differ in nothing else but what they say', async () => {
    const { pairs } = await ask({ tool: 'iozone', by: 'message', machines: 'ratio' })
    const all = pairs.flatMap((summary) => summary.pairs)
    expect(all.map(({ alsoDiffersIn }) => alsoDiffersIn)).toEqual(all.map(() => ['kernel']))
  })
})

describe('explainEmptyComparison', () => {
  const explain = async (asked: Partial<Asked>) =>
    explainEmptyComparison(opened.archive, await settle({ metrics: ['seq_write'], ...asked }))
  const links = (some: readonly { readonly words: string; readonly runs: number }[]) =>
    some.map(({ words, runs }) => `${words}: ${runs}`)

  it.each<[string, Partial<Asked>, string, readonly string[]]>([
    [
      'an option that has not the value',
      { tool: 'tiobench', by: 'kernel', hold: [{ field: 'option.data', value: 'none' }] },
      'No run of tiobench with data=none.',
      ['data=none: 8'],
    ],
    [
      'chosen runs',
      { tool: 'tiobench', by: 'mountOptions', runs: [999_999] },
      'No run of tiobench among the 1 chosen run.',
      ['the 1 chosen run: 8'],
    ],
    [
      'what measures memory',
      { tool: 'bonnie', by: 'kernel', hold: [{ field: 'filesystem', value: 'ext2' }], memory: 'out' },
      'No run of bonnie with filesystem ext2 aside from those that measure memory.',
      [],
    ],
    [
      'what measures memory, where something can be compared',
      { tool: 'bonnie', by: 'mountOptions', hold: [{ field: 'filesystem', value: 'ext2' }], memory: 'out' },
      'No run of bonnie with filesystem ext2 aside from those that measure memory.',
      ['filesystem ext2: 1', 'leaving out what measures memory: 1'],
    ],
  ])('names %s', async (_, asked, words, without) => {
    const found = await explainEmptyComparison(opened.archive, {
      ...(await settle({ ...asked, by: null })),
      by: asked.by ?? '',
    })
    expect(found.words).toBe(words)
    expect(links(found.without)).toEqual(without)
  })

  it('names the mail', async () => {
    const { id } = await opened.archive.message.findFirstOrThrow({ where: { subject: 'bonnie' } })
    const { words, without, why } = await explain({ tool: 'dbench', by: 'kernel', message: id })
    expect(words).toBe('No run of dbench in the mail 2003-05-06, bonnie.')
    expect(why).toBe(
      'The archive has 8 runs of dbench and 3 runs in the mail 2003-05-06, bonnie, but none that is both.',
    )
    expect(links(without)).toEqual(['the mail 2003-05-06, bonnie: 8'])
  })

  it('says what runs do not state, and what they do', async () => {
    const hold = [{ field: 'filesystem', value: 'ext2' }]
    const question = await settle({ tool: 'bonnie', by: 'filesystem' })
    const found = await explainEmptyComparison(opened.archive, { ...question, by: 'kernel' })
    expect([found.words, found.why]).toEqual([
      'No run of bonnie to compare.',
      '3 runs fit, but none states its kernel.',
    ])
    expect(links(found.nearest)).toEqual(['by filesystem: 3'])
    const other = await explainEmptyComparison(opened.archive, {
      ...question,
      by: 'mountOptions',
      hold,
      metrics: ['seq_read'],
    })
    expect(other.why).toBe('1 run fits, but none prints seq read.')
    expect(links(other.nearest)).toEqual(['seq write: 1'])
  })
})
