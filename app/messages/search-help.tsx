import { Fragment } from 'react'

/** What may be typed into the search box. */
const EXAMPLES: readonly (readonly [typed: string, means: string])[] = [
  ['delaylog', 'a word'],
  ['"log buffer"', 'a phrase'],
  ['throughp*', 'how it begins'],
  ['kernel:2.4.1*', ''],
  ['fs:xfs', ''],
  ['mount:delaylog', ''],
  ['tool:dbench', ''],
  ['from:name', ''],
  ['s:words', 'subject'],
  ['d:2001..2003', 'or 2001-09..'],
  ['<Message-ID>', ''],
]

export function SearchHelp() {
  return (
    <p className="quiet small mb3">
      To search:{' '}
      {EXAMPLES.map(([typed, means], at) => (
        <Fragment key={typed}>
          {at > 0 && ', '}
          <code>{typed}</code>
          {means !== '' && ` ${means}`}
        </Fragment>
      ))}
      . All of it must hold; kernel, filesystem, option and tool of one and the same run.
    </p>
  )
}
