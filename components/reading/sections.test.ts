import { describe, expect, it } from 'vitest'
import type { Run } from '@/lib/model'
import { aFigure, aMessage, aRun, statedIn } from './sample.fixture'
import { cutSections } from './sections'

const lines = (count: number, of: Readonly<Record<number, string>> = {}): string =>
  Array.from({ length: count }, (_, at) => of[at + 1] ?? (at % 4 === 3 ? '' : 'word')).join('\n')

const table = (first: number) =>
  Array.from({ length: 4 }, (_, at) => aFigure('seq_read', '1.5', { line: first + at, params: { threads: 2 ** at } }))

const run = (ordinal: number, first: number, of: Partial<Run> = {}) =>
  aRun(ordinal, { tool: 'tiobench', lines: [first, first + 9], measurements: table(first), ...of })

const cuts = (text: string, runs: readonly ReturnType<typeof run>[]) =>
  cutSections(aMessage(text, runs)).sections.map((section) => [section.lines, section.runs.map((each) => each.ordinal)])

describe('cutSections', () => {
  it('has one section for a mail without a result', () => {
    expect(cuts(lines(20), [])).toEqual([[[1, 20], []]])
  })
  it('begins a run at its heading, though blank lines stand between', () => {
    const text = lines(60, { 18: '', 19: 'Test 2:', 20: '', 42: '' })
    expect(cuts(text, [run(1, 21)])).toEqual([
      [[1, 18], []],
      [[19, 30], [1]],
      [[31, 60], []],
    ])
  })
  it('begins a run at the line that states its kernel', () => {
    const runs = [
      run(1, 10, { kernel: '2.4.8', evidence: statedIn({ kernel: 8 }) }),
      run(2, 30, { kernel: '2.4.10', evidence: statedIn({ kernel: 24 }) }),
    ]
    expect(cuts(lines(60), runs).map(([range]) => range)).toEqual([
      [1, 7],
      [8, 23],
      [24, 39],
      [40, 60],
    ])
  })
  it('gathers the runs under one heading', () => {
    const system = (label: string, line: number) => ({
      system: { label },
      evidence: statedIn({ 'system.label': line }),
    })
    const options = (name: string) => ({ mountOptions: [name] })
    const runs = [
      run(1, 20, { ...system('A', 15), ...options('noatime') }),
      run(2, 40, { ...system('A', 15), ...options('delaylog') }),
      run(3, 60, { ...system('B', 55), ...options('noatime') }),
      run(4, 80, { ...system('B', 55), ...options('delaylog') }),
    ]
    const { all, sections } = cutSections(aMessage(lines(100), runs))
    expect(all?.title).toBe('All 4 runs')
    expect(sections.flatMap((section) => section.scope?.title ?? [])).toEqual(['A: 2 runs', 'B: 2 runs'])
    expect(sections.map((section) => section.lines[0])).toContain(55)
  })
  it('does not tear apart a list of one-line results', () => {
    const short = (ordinal: number) =>
      aRun(ordinal, {
        filesystem: `fs${ordinal}`,
        lines: [29 + ordinal, 29 + ordinal],
        measurements: [aFigure('throughput', '7')],
      })
    expect(cuts(lines(80), [short(1), short(2), short(3)])[0]).toEqual([
      [1, 32],
      [1, 2, 3],
    ])
  })
  it('covers every line once', () => {
    const text = lines(100)
    const { sections } = cutSections(aMessage(text, [run(1, 5), run(2, 40), run(3, 70)]))
    expect(sections[0]?.lines[0]).toBe(1)
    expect(sections.at(-1)?.lines[1]).toBe(100)
    for (const [at, section] of sections.entries()) {
      if (at > 0) expect(section.lines[0]).toBe((sections[at - 1]?.lines[1] ?? 0) + 1)
    }
  })
})
