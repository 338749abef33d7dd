import { LineLink } from '@/components/reading/condition-list'
import { runName } from '@/components/reading/read-run'
import { NO_RESULT, RESULT } from '@/lib/change/result-field'
import type { RunDetail } from '@/lib/queries/runs/run-detail'

interface Props {
  readonly id: string
  readonly runs: readonly RunDetail[]
  /** who is none only proposes */
  readonly isOwner: boolean
  /** it was sent without a run */
  readonly isEmpty: boolean
}

/** Where a person says of runs that they are no results: one, or many at once. */
export function NotAResult({ id, runs, isOwner, isEmpty }: Props) {
  if (runs.length === 0) return null
  return (
    <section className="sect" id="results" aria-label="Not a result">
      <h2>Not a result?</h2>
      <p className="quiet">
        What is not the output of a benchmark, or was measured wrongly, is set aside: it is kept and shown here, and
        counts nowhere.
      </p>
      {isEmpty && (
        <p role="alert" className="warn mt2">
          Nothing was changed: tick the runs that are meant.
        </p>
      )}
      <form method="post" action={`/api/v1/messages/${id}/corrections`} className="mt2">
        <input type="hidden" name="field" value={RESULT} />
        <input type="hidden" name="value" value={NO_RESULT} />
        <ul className="plain">
          {runs.map((run) => (
            <li key={run.id}>
              <label>
                <input type="checkbox" name="runs" value={run.ordinal} /> {runName(run)}, {run.tool}
              </label>{' '}
              <LineLink line={run.lines[0]} end={run.lines[1]} prefix="" />
            </li>
          ))}
        </ul>
        <p className="row mt2">
          <input
            className="field"
            name="reason"
            aria-label="Why it is not a result"
            placeholder="why (in the log)"
            maxLength={1000}
            autoComplete="off"
          />
          <button className="btn" type="submit">
            {isOwner ? 'Set aside' : 'Propose to set aside'}
          </button>
        </p>
      </form>
    </section>
  )
}
