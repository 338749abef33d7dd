import type { Document, Measurement, Message, Run } from '@/lib/model'

/** Short ways to write what a parser would have read. */
export function aFigure(value: number, of: Partial<Measurement> = {}): Measurement {
  return {
    metric: 'seq_write',
    value,
    unit: 'MB/s',
    status: 'ok',
    cpuPercent: null,
    latencyUs: null,
    params: {},
    line: 3,
    column: 5,
    text: String(value),
    marks: [],
    ...of,
  }
}

export function aRun(values: readonly number[], of: Partial<Run> = {}): Run {
  return {
    tool: 'tiobench',
    toolVersion: null,
    label: null,
    kernel: null,
    filesystem: null,
    mountOptions: null,
    system: null,
    factors: {},
    quoted: false,
    lines: [3, 9],
    measurements: values.map((value, index) => aFigure(value, { params: { threads: 2 ** index } })),
    evidence: {},
    findings: [],
    ...of,
  }
}

export function aMessage(messageId: string | null, runs: readonly Run[], of: Partial<Message> = {}): Message {
  const text = `the mail of ${messageId}`
  const head = { messageId, subject: 'figures', from: 'Ada Poster', date: null, references: [] }
  return { ...head, text, raw: text, runs, findings: [], ...of }
}

export const aDocument = (...messages: readonly Message[]): Document => ({ parser: '1', messages, findings: [] })
