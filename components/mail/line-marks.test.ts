import { describe, expect, it } from 'vitest'
import { aFigure, aMessage, aRun } from '@/components/reading/sample.fixture'
import { markLines } from './line-marks'

const mail = ['On linux 2.4.10, with 10 disks of 10 GB:', 'A1  844  96 153107  19', '844,96'].join('\n')
const run = aRun(1, {
  label: 'A1',
  measurements: [
    aFigure('seq_output_char', '844', {
      line: 2,
      column: 5,
      marks: [
        { kind: 'cpu', line: 2, column: 10, text: '96' },
        { kind: 'repeat', line: 3, column: 1, text: '844' },
      ],
    }),
  ],
  evidence: {
    kernel: { line: 1, text: '2.4.10', how: 'stated' },
    'system.storage': { line: 1, text: '10', how: 'stated' },
    'system.cpu': { line: 1, text: 'a Cray', how: 'stated' },
    label: { line: 2, text: 'A1  844', how: 'stated' },
  },
})

const inLine = (line: number) => {
  const text = mail.split('\n')[line - 1] ?? ''
  return (markLines(aMessage(mail, [run])).get(line) ?? []).map((span) => [span.role, text.slice(span.from, span.to)])
}

describe('markLines', () => {
  it('marks figures, what belongs to them, and where they stand again', () => {
    expect(inLine(2)).toEqual([
      ['figure', '844'],
      ['companion', '96'],
    ])
    expect(inLine(3)).toEqual([['repeat', '844']])
  })
  it('marks a condition where its words stand by themselves, and not where they do not stand', () => {
    const spans = markLines(aMessage(mail, [run])).get(1) ?? []
    expect(spans.map((span) => [span.from, span.role])).toEqual([
      [9, 'condition'],
      [22, 'condition'],
    ])
  })
  it('gives every figure an address and words', () => {
    const [figure] = markLines(aMessage(mail, [run])).get(2) ?? []
    expect(figure?.key).toBe('L2.5')
    expect(figure?.words).toBe('sequential character write, KiB/s, A1')
  })
})
