import { Mark } from '@/components/mark'
import type { Finding } from '@/lib/model'
import { LineLink } from './condition-list'
import { type ReadMessage, type ReadRun, runName } from './read-run'

/** Findings about one run stand with it; those about several, or none, stand over all runs. */
export const isOwn = (finding: Finding, run: ReadRun): boolean =>
  finding.runs.length === 1 && finding.runs[0] === run.ordinal

interface FindingTextProps {
  readonly finding: Finding
  readonly prefix: string
  readonly runs?: readonly ReadRun[]
}

/** One finding with the lines that it is about and, where it is about several runs, the way to them. */
export function FindingText({ finding, prefix, runs = [] }: FindingTextProps) {
  const concerned = runs.filter((run) => finding.runs.includes(run.ordinal))
  return (
    <p className={finding.severity === 'warning' ? 'finding' : 'finding info'}>
      <Mark kind="finding" />
      <span>
        {finding.message}{' '}
        {finding.lines.slice(0, 4).map((line) => (
          <span key={line}>
            <LineLink line={line} prefix={prefix} />{' '}
          </span>
        ))}
        {concerned.length > 1 &&
          concerned.map((run, at) => (
            <span key={run.ordinal}>
              {at > 0 && '· '}
              <a className="nw" href={`#${prefix}r${run.ordinal}`}>
                Go to {runName(run)}
              </a>{' '}
            </span>
          ))}
      </span>
    </p>
  )
}

/** The findings that no single run can show. */
export function SharedFindings({ message, prefix }: { readonly message: ReadMessage; readonly prefix: string }) {
  const shared = message.findings.filter((finding) => !message.runs.some((run) => isOwn(finding, run)))
  return shared.map((finding, at) => (
    <div key={`${finding.kind} ${finding.lines.join(' ')}`} id={`${prefix}finding-${at + 1}`} className="mt3">
      <FindingText finding={finding} prefix={prefix} runs={message.runs} />
    </div>
  ))
}
