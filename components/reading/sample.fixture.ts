import type { Measurement, Run } from '@/lib/model'
import type { ReadMessage, ReadRun } from './read-run'

/** Short ways to write what a parser would have read. */
export const aFigure = (metric: string, text: string, of: Partial<Measurement> = {}): Measurement => ({
  metric,
  value: Number(text),
  unit: 'KiB/s',
  status: 'ok',
  cpuPercent: null,
  latencyUs: null,
  params: {},
  line: 1,
  column: 1,
  text,
  marks: [],
  ...of,
})

export const aRun = (ordinal: number, of: Partial<Run> = {}): ReadRun => ({
  tool: 'bonnie++',
  toolVersion: null,
  label: null,
  kernel: null,
  filesystem: null,
  mountOptions: null,
  system: null,
  factors: {},
  quoted: false,
  lines: [1, 1],
  measurements: [],
  evidence: {},
  findings: [],
  corrected: {},
  ...of,
  ordinal,
})

export const aMessage = (text: string, runs: readonly ReadRun[]): ReadMessage => ({
  messageId: null,
  subject: null,
  from: null,
  date: null,
  text,
  runs,
  findings: [],
})

/** Evidence for some fields, each stated in its line. */
export const statedIn = (lines: Readonly<Record<string, number>>): Run['evidence'] =>
  Object.fromEntries(Object.entries(lines).map(([field, line]) => [field, { line, text: 'x', how: 'stated' as const }]))
