import { count } from '@/components/count'
import type { RunRow } from '@/lib/queries/run-row'
import { whatDiffers } from './what-differs'

interface Props {
  readonly chosen: readonly RunRow[]
  /** how many more are chosen on other pages of the list */
  readonly elsewhere: number
  /** without a script nobody counts what is chosen, so the button stands there from the start */
  readonly live: boolean
  readonly onNone: () => void
}

export function SelectionBar({ chosen, elsewhere, live, onNone }: Props) {
  const all = chosen.length + elsewhere
  const enough = all > 1
  return (
    <div className="pick">
      <span role="status">
        {all === 0 ? (
          <span className="quiet">Select two runs or more to compare them.</span>
        ) : (
          <>
            <b>{count(all, 'run')} selected</b>
            {elsewhere > 0 && `, ${elsewhere} of them on other pages`}
            {enough && elsewhere === 0 && <span className="quiet differ">{whatDiffers(chosen)}</span>}
          </>
        )}
      </span>
      {(enough || !live) && (
        <button type="submit" className="btn main">
          Compare them
        </button>
      )}
      {(all > 0 || !live) && (
        <button type="reset" className="btn text" onClick={onNone}>
          Select none
        </button>
      )}
    </div>
  )
}
