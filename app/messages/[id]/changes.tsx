import { count } from '@/components/count'
import { fieldTitle } from '@/components/reading/conditions'
import type { ChangesOf, LoggedChange, WaitingProposal } from '@/lib/queries/find-changes-of'

interface Props {
  readonly changes: ChangesOf
  /** whoever may decide about proposals */
  readonly isOwner: boolean
}

/** What was changed in a message since it was read, and what somebody would change. */
export function Changes({ changes: { waiting, changes }, isOwner }: Props) {
  if (waiting.length + changes.length === 0) return null
  return (
    <section className="sect" id="changes" aria-label="Changes">
      <h2>Changes</h2>
      {waiting.length > 0 && (
        <>
          <p className="quiet">
            {count(waiting.length, 'proposal')} {waiting.length === 1 ? 'waits' : 'wait'} for whoever holds the edit
            link, or the operator.
          </p>
          <ul className="plain">
            {waiting.map((proposal) => (
              <li key={proposal.id} className="mt2">
                <Proposed proposal={proposal} /> {isOwner && <Decision id={proposal.id} />}
              </li>
            ))}
          </ul>
        </>
      )}
      <ul className="plain mt2">
        {changes.map((change, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a log that only grows
          <li key={changes.length - at} className="small mt1">
            <Logged change={change} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const runsWords = (runs: readonly number[]): string =>
  runs.length === 1 ? `run ${runs[0]}` : runs.length === 0 ? '' : `${count(runs.length, 'run')}`

function Proposed({ proposal: { field, value, runs, reason, at } }: { readonly proposal: WaitingProposal }) {
  return (
    <>
      {fieldTitle(field)} of {runsWords(runs)}: <Value value={value} />
      <Reason reason={reason} /> <span className="faint">{dayOf(at)}</span>
    </>
  )
}

function Decision({ id }: { readonly id: string }) {
  return (
    <form method="post" action={`/api/proposals/${id}`} className="inline">
      <button className="btn small" type="submit" name="decision" value="accept">
        Accept
      </button>{' '}
      <button className="btn text small" type="submit" name="decision" value="decline">
        Decline
      </button>
    </form>
  )
}

const VERBS: Readonly<Record<string, string>> = {
  correct: 'corrected',
  'take back': 'taken back',
  propose: 'proposed',
  accept: 'accepted',
  decline: 'declined',
  remove: 'removed',
}

const WHO: Readonly<Record<string, string>> = {
  'edit link': 'with the edit link',
  operator: 'by the operator',
  anyone: 'by a reader',
}

function Logged({
  change: { at, action, who, field, before, after, reason, runs },
}: {
  readonly change: LoggedChange
}) {
  return (
    <>
      <span className="faint">{dayOf(at)}</span> {VERBS[action] ?? action} {WHO[who] ?? who}
      {field !== null && (
        <>
          : {fieldTitle(field)} of {runsWords(runs)}
          {action !== 'propose' && action !== 'decline' && (
            <>
              , <Value value={before} /> to
            </>
          )}{' '}
          <Value value={after} />
        </>
      )}
      <Reason reason={reason} />
    </>
  )
}

const Value = ({ value }: { readonly value: string | null }) =>
  value === null ? <span className="faint">not stated</span> : <code>{value}</code>

const Reason = ({ reason }: { readonly reason: string | null }) => (reason === null ? null : <> (“{reason}”)</>)

const dayOf = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`
