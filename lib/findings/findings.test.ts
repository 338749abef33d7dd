import { describe, expect, it } from 'vitest'
import { CHANGED } from '@/lib/ingest/find-doubtful'
import { NO_HEAD } from '@/lib/mail/headers'
import type { Mail } from '@/lib/mail/line'
import type { Measurement, Run } from '@/lib/model'
import { bytesOf } from './bytes-of'
import { conditionsDisagree } from './conditions-disagree'
import { findFindings } from './find-findings'
import type { Reading } from './finding-kind'
import { fitsInMemory } from './fits-in-memory'
import { identicalRuns } from './identical-runs'
import { findingKinds } from './index'
import { noResult } from './no-result'
import { unread } from './unread'
import { whatToDo } from './what-to-do'

const measurement = (value: number, more: Partial<Measurement> = {}): Measurement => ({
  metric: 'throughput',
  value,
  unit: 'MB/s',
  status: 'ok',
  cpuPercent: null,
  latencyUs: null,
  params: {},
  line: 5,
  column: 1,
  text: String(value),
  marks: [],
  ...more,
})

const run = (figures: readonly number[], more: Partial<Run> = {}): Run => ({
  tool: 'dbench',
  toolVersion: null,
  label: null,
  kernel: null,
  filesystem: null,
  mountOptions: null,
  system: null,
  factors: {},
  quoted: false,
  lines: [5, 5],
  measurements: figures.map((value) => measurement(value)),
  evidence: {},
  findings: [],
  ...more,
})

const mailOf = (text: string): Mail => ({
  ...NO_HEAD,
  text,
  raw: text,
  lines: text.split('\n').map((line, i) => ({ number: i + 1, depth: 0, text: line, offset: 0 })),
})

const reading = (runs: readonly Run[], more: Partial<Reading> = {}): Reading => ({
  mail: mailOf('one\ntwo 80 MB/s\nthree'),
  runs,
  disagreements: runs.map(() => []),
  nearMisses: [],
  ...more,
})

describe('identicalRuns', () => {
  it('tells of a run that equals an earlier one to the last digit', () => {
    const runs = [run([22.4059, 31.22], { label: 'a' }), run([1.5, 2.5]), run([22.4059, 31.22], { label: 'b' })]
    expect(identicalRuns.find(reading(runs))).toMatchObject([
      { message: expect.stringMatching(/^B equals a in all 2 figures:/), runs: [1, 3] },
    ])
  })

  it.each<readonly [string, Run, Run]>([
    ['one digit differs', run([22.4059, 31.22]), run([22.4059, 31.23])],
    ['too few digits to be no chance', run([773]), run([773])],
    ['another benchmark', run([22.4059, 31.22]), run([22.4059, 31.22], { tool: 'tbench' })],
    [
      'two columns of one table that was typed',
      run([222.4059, 312.22, 411.11, 512.12, 612.31], { tool: 'typed' }),
      run([222.4059, 312.22, 411.11, 512.12, 612.31], { tool: 'typed' }),
    ],
    [
      'rounded figures that were typed in two places',
      run([118.25, 18.25], { tool: 'typed', lines: [5, 5] }),
      run([118.25, 18.25], { tool: 'typed', lines: [9, 9] }),
    ],
    ['a quotation beside its original', run([22.4059, 31.22]), run([22.4059, 31.22], { quoted: true })],
  ])('keeps silent: %s', (_, a, b) => {
    expect(identicalRuns.find(reading([a, b]))).toEqual([])
  })
})

describe('unread', () => {
  it('names the lines and the reason', () => {
    const nearMisses = [{ tool: 'bonnie++', first: 1, last: 2, why: 'the row of figures is missing' }]
    expect(unread.find(reading([], { nearMisses }))).toMatchObject([
      {
        message: 'Lines 2 to 3 look like bonnie++ and could not be read: the row of figures is missing.',
        lines: [2, 3],
      },
    ])
  })
})

describe('conditionsDisagree', () => {
  it('says what is stated and where', () => {
    const facts = [
      { value: 'rw', line: 3 },
      { value: 'ro', line: 9 },
    ]
    const found = conditionsDisagree.find(reading([run([1])], { disagreements: [[{ field: 'mountOptions', facts }]] }))
    expect(found).toMatchObject([
      {
        message: 'Run 1: mount options: rw (line 3) and ro (line 9) are stated equally near. Left open.',
        runs: [1],
        lines: [3, 9],
      },
    ])
  })
})

describe('fitsInMemory', () => {
  const sized = (fileSize: string, memory: string) =>
    run([], { measurements: [measurement(1, { params: { fileSize } })], system: { memory } })

  it.each([
    ['1G', '2 GB RAM'],
    ['300M', '640 MB SDRAM'],
    ['4G', '4 GB'],
  ])('%s in %s', (fileSize, memory) => {
    expect(fitsInMemory.find(reading([sized(fileSize, memory)]))).toMatchObject([{ kind: 'fits-in-memory', runs: [1] }])
  })

  it.each([
    ['8G', '4 GB RAM'],
    ['4000 MB', '2G'],
    ['x', '2G'],
    ['1G', 'plenty'],
  ])('%s does not in %s', (fileSize, memory) => {
    expect(fitsInMemory.find(reading([sized(fileSize, memory)]))).toEqual([])
  })

  it('needs both to be stated', () => {
    expect(fitsInMemory.find(reading([run([1])]))).toEqual([])
  })
})

describe('bytesOf', () => {
  it.each([
    ['640 MB PC100', 640 * 1024 ** 2],
    ['2G RAM', 2 * 1024 ** 3],
    ['1.5 GB', 1.5 * 1024 ** 3],
    ['8192 megs', 8192 * 1024 ** 2],
    ['512 KiB', 512 * 1024],
    ['none', null],
    ['32 clients', null],
  ])('%s', (text, bytes) => {
    expect(bytesOf(text)).toBe(bytes)
  })
})

describe('noResult', () => {
  it('says what was looked for and what came closest', () => {
    expect(noResult([reading([])])).toMatchObject([
      { kind: 'no-result', lines: [2], message: expect.stringContaining('tiobench') },
    ])
  })

  it('keeps silent where there is a result', () => {
    expect(noResult([reading([]), reading([run([1])])])).toEqual([])
  })
})

describe('findFindings', () => {
  it('gives a run its own and the message what is about it', () => {
    const facts = [
      { value: '2.4.9', line: 1 },
      { value: '2.4.10', line: 1 },
    ]
    const runs = [run([22.4059, 31.22]), run([22.4059, 31.22])]
    const message = findFindings(reading(runs, { disagreements: [[], [{ field: 'kernel', facts }]] }))
    expect(message.findings.map(({ kind }) => kind)).toEqual(['identical-runs'])
    expect(message.runs.map(({ findings }) => findings.map(({ kind }) => kind))).toEqual([[], ['conditions-disagree']])
  })

  it('has each kind once', () => {
    expect(new Set(findingKinds.map(({ kind }) => kind)).size).toBe(findingKinds.length)
  })
})

describe('whatToDo', () => {
  it.each([
    ...findingKinds.map(({ kind }) => kind),
    'csv-differs',
    'status-differs',
    'figures-left-out',
    'passed-on',
    CHANGED,
  ])('says what can be done about %s', (kind) => expect(whatToDo(kind)).toMatch(/\.$/))

  it('knows nothing of others', () => expect(whatToDo('no-such-kind')).toBeNull())
})
