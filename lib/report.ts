import type { Document, Measurement, Message, Run } from './model'

/** A figure as the parse report gives it: without its marks. */
export type ReportedMeasurement = Omit<Measurement, 'marks'>
export type ReportedRun = Omit<Run, 'measurements'> & { readonly measurements: readonly ReportedMeasurement[] }
export type ReportedMessage = Omit<Message, 'raw' | 'references' | 'runs'> & { readonly runs: readonly ReportedRun[] }

/** What `iolore parse` prints and `POST /api/parse` answers. */
export interface Report {
  readonly parser: string
  readonly messages: readonly ReportedMessage[]
  readonly findings: Document['findings']
}

/** The parse report of what was read: everything but the raw input, the thread and the marks, which serve the pages only. */
export function toReport(document: Document): Report {
  return { parser: document.parser, messages: document.messages.map(toReportedMessage), findings: document.findings }
}

function toReportedMessage({ raw: _raw, references: _references, ...message }: Message): ReportedMessage {
  return { ...message, runs: message.runs.map(toReportedRun) }
}

function toReportedRun(run: Run): ReportedRun {
  return { ...run, measurements: run.measurements.map(({ marks: _marks, ...measurement }) => measurement) }
}
