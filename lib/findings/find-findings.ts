import type { Finding, Message, Run } from '@/lib/model'
import { findingKinds } from '.'
import type { FindingKind, Reading } from './finding-kind'

/** The message as it goes on from here: its runs, and with each and with the whole what a careful reader would notice. */
export function findFindings(reading: Reading): Message {
  const { mail, runs } = reading
  const { lines: _lines, ...read } = mail
  const find = (about: FindingKind['about']) =>
    findingKinds.filter((kind) => kind.about === about).flatMap((kind) => kind.find(reading))
  const byRun = new Map<number, Finding[]>()
  for (const finding of find('run'))
    for (const ordinal of finding.runs) byRun.set(ordinal, [...(byRun.get(ordinal) ?? []), finding])
  const withFindings = (run: Run, index: number): Run => ({
    ...run,
    findings: [...run.findings, ...(byRun.get(index + 1) ?? [])],
  })
  return { ...read, runs: runs.map(withFindings), findings: find('message') }
}
