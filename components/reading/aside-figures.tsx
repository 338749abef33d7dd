import { Fragment } from 'react'
import { LineLink } from './condition-list'
import type { ReadRun } from './read-run'

/** Figures that were read in a run and do not belong to it, since a person said which lines do. */
export function AsideFigures({ run, prefix }: { readonly run: ReadRun; readonly prefix: string }) {
  const { aside = [] } = run
  if (aside.length === 0) return null
  return (
    <p className="small quiet">
      Outside these lines, and set aside:{' '}
      {aside.map(({ at, to, text, line }, index) => (
        <Fragment key={at}>
          {index > 0 && ', '}
          {text} <LineLink line={line} prefix={prefix} />
          {to !== null && ` (now of run ${to})`}
        </Fragment>
      ))}
    </p>
  )
}
