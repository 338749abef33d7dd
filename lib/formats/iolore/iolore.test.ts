import { describe, expect, it } from 'vitest'
import { readLines } from '@/lib/mail/read-lines'
import { findBlocks } from '../find-blocks'
import { iolore } from '../iolore'
import { readChartHead, writeChartHead } from './chart-head'
import { readConditions, readHead, writeConditions, writeHead } from './condition'
import { fold, unfold, WIDTH } from './folded'
import { textTable } from './text-table'

const again = (lines: readonly string[]): string => unfold(readLines(lines.join('\n')), 0).text

describe('fold', () => {
  it.each([
    ['short', 'rw,noatime'],
    ['words', 'word '.repeat(40).trim()],
    ['options', 'rw,noatime,nodiratime,'.repeat(9)],
    ['options and words', '511, after reboot, '.repeat(9).trim()],
    ['one long word', 'x'.repeat(200)],
    ['what would be a quotation', `${'y'.repeat(70)} > ${'z'.repeat(70)} AB> c`],
    ['characters of two parts', '🌔'.repeat(99)],
  ])('%s: 72 columns, and back', (_, text) => {
    const lines = fold(text)
    expect(lines.filter((line) => line.length > WIDTH)).toEqual([])
    expect(again(lines)).toBe(text)
  })
})

describe('textTable', () => {
  it('gives a long head a line of its own', () => {
    const head = `${'x'.repeat(40)},${'y'.repeat(40)}`
    expect(textTable({ head: 'a', cells: ['b'] }, [{ head, cells: ['1'] }])).toEqual([
      `${'a'.padEnd(69)}  b`,
      `${'x'.repeat(40)},`,
      ` ${'y'.repeat(40)}`,
      `${' '.repeat(69)}  1`,
    ])
  })
})

describe('conditions', () => {
  it.each([
    ['filesystem', 'xfs', 'filesystem=xfs'],
    ['factors.after', 'heavy work', 'after=heavy work'],
    ['factors.kernel', 'low latency', 'factors.kernel=low latency'],
    ['system.label', 'System A', 'machine=System A'],
    ['mountOptions', 'rw,data=writeback', 'mountOptions=rw,data=writeback'],
    ['factors.a=b', 'c | d "e"', '"a=b"="c | d ""e"""'],
    ['params.fileSize', '8G', 'params.fileSize=8G'],
  ])('%s %s is %s', (field, value, text) => {
    expect(writeConditions([{ field, value }])).toBe(text)
    expect(readConditions(text)).toEqual([{ field, value }])
  })

  it.each([
    ['kernel', '2.4.10', '2.4.10'],
    ['kernel', null, 'not stated'],
    ['kernel', 'not stated', '"not stated"'],
    ['option.noatime', 'with', 'with noatime'],
    ['factors.patch', 'without', 'without patch'],
    ['factors.patch', 'with noatime', '"with noatime"'],
    ['mountOptions', '-o rw', '"-o rw"'],
  ])('a row of %s %s begins with %s', (field, value, text) => {
    expect(writeHead({ field, value }, [])).toBe(text)
    expect(readHead(field, text)).toEqual([{ field, value }])
  })

  it('are none in other lists', () => {
    expect(readConditions('rw | noatime')).toBeNull()
    expect(readConditions('a=b |')).toBeNull()
    expect(readConditions(Array.from({ length: 101 }, (_, at) => `a${at}=b`).join(' | '))).toBeNull()
  })
})

describe('the head of a table', () => {
  it.each([
    { metric: 'seq_write', unit: 'MB/s', title: 'sequential write' },
    { metric: 'load', unit: null, title: 'load: all (of it)' },
    { metric: 'a (b): c', unit: 'per ) "x"', title: 'd' },
  ])('$metric', (head) => expect(readChartHead(writeChartHead(head))).toEqual(head))
})

describe('is not read in', () => {
  const table = iolore.about.sample.split('\n').slice(5)
  const found = (text: string) => {
    const { blocks, nearMisses } = findBlocks(readLines(text))
    return [blocks.filter(({ format }) => format === iolore).length, nearMisses.map(({ tool }) => tool)]
  }

  it.each([
    ['the table without its header', table.join('\n')],
    ['prose about it', 'The IOlore comparison: bonnie++ by kernel was what I looked at.'],
    ['a header inside a line', `See IOlore comparison: tiobench by kernel\n${table.join('\n')}`],
  ])('%s', (_, text) => expect(found(text)[0]).toBe(0))

  it('a header without a table, and says so', () => {
    expect(found('IOlore comparison: tiobench by kernel\nSequential write\n\nSome words.')).toEqual([0, ['iolore']])
  })

  it("a table of somebody else's under a header", () => {
    const text =
      'IOlore comparison: tiobench by kernel\nWhat I measured\n\nkernel  MB/s  best  n  line\n2.4.8  5.995  1.00  1  L24'
    expect(found(text)).toEqual([0, ['iolore']])
  })
})

it('ends where other words begin, and begins anew at another header', () => {
  const { sample } = iolore.about
  const lines = readLines(`${sample}\n\nI get more here:\n\nThroughput 21.5 MB/sec 8 procs\n\n${sample}\n${sample}`)
  const { blocks } = findBlocks(lines)
  expect(blocks.map(({ format, runs }) => [format.tool, runs.length])).toEqual([
    ['iolore', 2],
    ['dbench', 1],
    ['iolore', 2],
    ['iolore', 2],
  ])
})
