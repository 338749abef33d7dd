import { Fragment } from 'react'
import { Mark } from '@/components/mark'
import type { RunRow } from '@/lib/queries/runs/run-row'
import { variation } from './variation'

/** Mount options and what else was varied; a run equal to an earlier one says so. */
export function VariationCell({ row, above }: { readonly row: RunRow; readonly above: RunRow | null }) {
  const pieces = variation(row, above)
  return (
    <>
      {pieces.length === 0 && <span className="faint">not stated</span>}
      {pieces.map(({ text, ditto }, at) => (
        <Fragment key={text}>
          {at > 0 && '; '}
          <span className={ditto ? 'ditto' : undefined}>
            <Breakable text={text} />
          </span>
        </Fragment>
      ))}
      {row.equals !== null && (
        <>
          {' '}
          <span className="warn nw">
            <Mark kind="finding" /> equals {row.equals}
          </span>
        </>
      )}
    </>
  )
}

/** A list of options may break behind its commas. */
function Breakable({ text }: { readonly text: string }) {
  return text.split(/(?<=,)/).map((piece, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in its order, never moved
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {piece}
    </Fragment>
  ))
}
