import type { Document } from '@/lib/model'

/** Several inputs read as one: their messages in order. A document's findings count all its runs, so their numbers move up. */
export function joinDocuments(documents: readonly Document[]): Document {
  let before = 0
  const findings = documents.flatMap((document) => {
    const first = before
    before += document.messages.reduce((runs, message) => runs + message.runs.length, 0)
    return document.findings.map((finding) => ({ ...finding, runs: finding.runs.map((run) => run + first) }))
  })
  return {
    parser: documents[0]?.parser ?? '',
    messages: documents.flatMap((document) => document.messages),
    findings,
  }
}
