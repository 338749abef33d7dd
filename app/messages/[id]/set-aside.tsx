import { count } from '@/components/count'
import { AsideFigures } from '@/components/reading/aside-figures'
import { byWords } from '@/components/reading/by-words'
import { LineLink } from '@/components/reading/condition-list'
import { runName } from '@/components/reading/read-run'
import { RESULT } from '@/lib/change/result-field'
import type { RunDetail } from '@/lib/queries/runs/run-detail'

interface Props {
  readonly id: string
  readonly runs: readonly RunDetail[]
  /** who is none only proposes */
  readonly isOwner: boolean
}

/** Runs that a person says are no results, with the way to take that back. */
export function SetAside({ id, runs, isOwner }: Props) {
  if (runs.length === 0) return null
  return (
    <section className="sect" id="set-aside" aria-label="Set aside">
      <h2>Set aside</h2>
      <p className="quiet">Not a result, or without a figure of its own, a person says: kept, and counted nowhere.</p>
      <ul className="plain mt2">
        {runs.map((run) => (
          <li key={run.id} className="mt1">
            {runName(run)}, {run.tool}, {count(run.measurements.length, 'figure')}{' '}
            <LineLink line={run.lines[0]} end={run.lines[1]} prefix="" /> <AsideFigures run={run} prefix="" />
            {run.dismissed !== null && <span className="quiet">set aside {byWords(run.dismissed)}</span>}{' '}
            {run.measurements.length > 0 && (
              <form method="post" action={`/api/v1/messages/${id}/corrections`} className="inline">
                <input type="hidden" name="field" value={RESULT} />
                <input type="hidden" name="read" value="no" />
                <input type="hidden" name="value" value="" />
                <input type="hidden" name="runs" value={run.ordinal} />
                <button className="btn text small" type="submit">
                  {isOwner ? 'it is a result' : 'propose that it is a result'}
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
