import { Mark } from '@/components/mark'
import { isUnread } from '@/lib/findings/unread'
import { whatToDo } from '@/lib/findings/what-to-do'
import type { Finding } from '@/lib/model'
import { reportHref } from '@/lib/url/unread-filter'
import { LineLink } from './condition-list'
import { type ReadMessage, type ReadRun, runName } from './read-run'

/** Findings about one run stand with it; those about several, or none, stand over all runs. */
export const isOwn = (finding: Finding, run: ReadRun): boolean =>
  finding.runs.length === 1 && finding.runs[0] === run.ordinal

interface FindingTextProps {
  readonly finding: Finding
  readonly prefix: string
  readonly runs?: readonly ReadRun[]
  /** of the message in the archive; undefined: it is not saved */
  readonly id: string | undefined
}

/** One finding with the lines that it is about, what can be done about it and, where it is about several runs, the way to them. */
export function FindingText({ finding, prefix, runs = [], id }: FindingTextProps) {
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
        <span className="quiet">{whatToDo(finding.kind)} </span>
        {id !== undefined && <Deed finding={finding} id={id} />}
      </span>
    </p>
  )
}

/** Where that can be done. */
function Deed({ finding: { kind, lines }, id }: { readonly finding: Finding; readonly id: string }) {
  const [line] = lines
  if (kind === 'conditions-disagree') return <a href={`/messages/${id}?edit=1`}>Say which one holds</a>
  if (!isUnread(kind) || line === undefined) return null
  return (
    <>
      <a href={reportHref(id, line)} download>
        Send it on as a file
      </a>{' '}
      <a href="/unread">All that was not understood</a>
    </>
  )
}

/** The findings that no single run can show. */
export function SharedFindings({ message, prefix }: { readonly message: ReadMessage; readonly prefix: string }) {
  const shared = message.findings.filter((finding) => !message.runs.some((run) => isOwn(finding, run)))
  return shared.map((finding, at) => (
    <div key={`${finding.kind} ${finding.lines.join(' ')}`} id={`${prefix}finding-${at + 1}`} className="mt3">
      <FindingText finding={finding} prefix={prefix} runs={message.runs} id={message.id} />
    </div>
  ))
}
