import { count } from '@/components/count'
import { momentWords, whoWords } from '@/components/reading/by-words'
import { fieldTitle } from '@/components/reading/conditions'
import { NO_RESULT, RESULT } from '@/lib/change/result-field'
import type { ChangesOf, LoggedChange, WaitingProposal } from '@/lib/queries/messages/find-changes-of'

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
      {fieldTitle(field)} of {runsWords(runs)}: <Value field={field} value={value} />
      <Reason reason={reason} /> <span className="faint">{momentWords(at)}</span>
    </>
  )
}

function Decision({ id }: { readonly id: string }) {
  return (
    <form method="post" action={`/api/v1/proposals/${id}`} className="inline">
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

function Logged({
  change: { at, action, who, field, before, after, reason, runs },
}: {
  readonly change: LoggedChange
}) {
  return (
    <>
      <span className="faint">{momentWords(at)}</span> {VERBS[action] ?? action} {whoWords(who)}
      {field !== null && (
        <>
          : {fieldTitle(field)} of {runsWords(runs)}
          {action !== 'propose' && action !== 'decline' && (
            <>
              , <Value field={field} value={before} /> to
            </>
          )}{' '}
          <Value field={field} value={after} />
        </>
      )}
      <Reason reason={reason} />
    </>
  )
}

function Value({ field, value }: { readonly field: string; readonly value: string | null }) {
  if (field === RESULT) return value === NO_RESULT ? 'not a result' : 'a result'
  return value === null ? <span className="faint">not stated</span> : <code>{value}</code>
}

const Reason = ({ reason }: { readonly reason: string | null }) => (reason === null ? null : <> (“{reason}”)</>)
