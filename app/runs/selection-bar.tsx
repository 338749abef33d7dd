import { count } from '@/components/count'
import type { RunRow } from '@/lib/queries/runs/run-row'
import { MAX_RUNS } from '@/lib/url/question'
import { type RunsFilter, runsHref } from '@/lib/url/runs-filter'
import { whatDiffers } from './what-differs'

interface Props {
  readonly filter: RunsFilter
  readonly chosen: readonly RunRow[]
  /** how many more are chosen on other pages of the list */
  readonly elsewhere: number
  /** without a script nobody counts what is chosen, so the buttons stand there from the start */
  readonly live: boolean
  readonly onNone: () => void
}

export function SelectionBar({ filter, chosen, elsewhere, live, onNone }: Props) {
  const all = chosen.length + elsewhere
  const isComparable = all > 1 && all <= MAX_RUNS
  return (
    <div className="pick">
      <span role="status">
        {all === 0 ? (
          <span className="quiet">Select two runs or more to compare them, {MAX_RUNS} at most.</span>
        ) : (
          <>
            <b>{count(all, 'run')} selected</b>
            {elsewhere > 0 && `, ${elsewhere} of them on other pages`}
            {isComparable && elsewhere === 0 && <span className="quiet differ">{whatDiffers(chosen)}</span>}
            {all === MAX_RUNS && <span className="quiet differ">No more are compared at once.</span>}
            {all > MAX_RUNS && <span className="warn differ">{MAX_RUNS} are compared at most: take some out.</span>}
          </>
        )}
      </span>
      {(isComparable || !live) && (
        <button type="submit" name="do" value="compare" className="btn main">
          Compare them
        </button>
      )}
      {!live && (
        <button type="submit" name="do" value="keep" className="btn">
          Keep them selected
        </button>
      )}
      {live && all > 0 && (
        <button type="reset" className="btn text" onClick={onNone}>
          Select none
        </button>
      )}
      {!live && filter.selected.length > 0 && <a href={runsHref({ ...filter, selected: [] })}>Select none</a>}
    </div>
  )
}
