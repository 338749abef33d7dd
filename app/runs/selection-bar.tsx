import { count } from '@/components/frame/count'
import type { RunRow } from '@/lib/queries/run-row'
import { whatDiffers } from './what-differs'

interface Props {
  readonly chosen: readonly RunRow[]
  /** without a script nobody counts what is chosen, so the button stands there from the start */
  readonly live: boolean
  readonly onNone: () => void
}

export function SelectionBar({ chosen, live, onNone }: Props) {
  const enough = chosen.length > 1
  return (
    <div className="pick">
      <span role="status">
        {chosen.length === 0 ? (
          <span className="quiet">Select two runs or more to compare them.</span>
        ) : (
          <>
            <b>{count(chosen.length, 'run')} selected</b>
            {enough && <span className="quiet differ">{whatDiffers(chosen)}</span>}
          </>
        )}
      </span>
      {(enough || !live) && (
        <button type="submit" className="btn main">
          Compare them
        </button>
      )}
      {(chosen.length > 0 || !live) && (
        <button type="reset" className="btn text" onClick={onNone}>
          Select none
        </button>
      )}
    </div>
  )
}
