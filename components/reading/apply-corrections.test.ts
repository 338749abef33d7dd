import { expect, it } from 'vitest'
import type { Message } from '@/lib/model'
import { applyCorrections } from './apply-corrections'
import { aRun } from './sample.fixture'

const finding = { kind: 'x', severity: 'info', message: 'seen in both', runs: [1, 2], lines: [] } as const
const message: Message = {
  messageId: null,
  subject: null,
  from: null,
  date: null,
  references: [],
  text: '',
  raw: '',
  runs: [aRun(1, { kernel: '2.4.9', findings: [finding] }), aRun(2, { kernel: '2.4.9', findings: [finding] })],
  findings: [],
}

it('puts a correction in force and keeps what was read', () => {
  const { runs } = applyCorrections(message, [{ run: 2, field: 'kernel', value: '2.4.10' }])
  expect(runs.map((run) => run.kernel)).toEqual(['2.4.9', '2.4.10'])
  expect(runs.map((run) => run.corrected)).toEqual([{}, { kernel: { read: '2.4.9', value: '2.4.10' } }])
})

it('is no correction to say what was read', () => {
  const { runs } = applyCorrections(message, [{ run: 1, field: 'kernel', value: '2.4.9' }])
  expect(runs[0]?.corrected).toEqual({})
})

it('adds, and takes away', () => {
  const { runs } = applyCorrections(message, [
    { run: 1, field: 'factors.kupdated', value: 'stopped' },
    { run: 1, field: 'kernel', value: null },
  ])
  expect(runs[0]).toMatchObject({ kernel: null, factors: { kupdated: 'stopped' } })
})

it('counts a finding about two runs once', () => {
  expect(applyCorrections(message, []).findings).toEqual([finding])
})
