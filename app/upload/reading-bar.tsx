import type { ReactNode } from 'react'
import { count } from '@/components/count'
import { Mark } from '@/components/mark'
import type { Numbered } from './document-reading'

/** What a document holds, in numbers. */
export function totalsOf(messages: readonly Numbered[]) {
  const runs = messages.flatMap(({ message }) => message.runs)
  return {
    runs: runs.length,
    figures: runs.reduce((sum, run) => sum + run.measurements.length, 0),
    findings: messages.reduce((sum, { message }) => sum + message.findings.length, 0),
    corrections: runs.reduce((sum, run) => sum + Object.keys(run.corrected).length, 0),
  }
}

export type Totals = ReturnType<typeof totalsOf>

export const runsAndFigures = (totals: Totals): string =>
  `${count(totals.runs, 'run')}, ${count(totals.figures, 'figure')}`

interface ReadingBarProps {
  readonly totals: Totals
  /** how long it took and where: `read in 4 ms in your browser` */
  readonly how: string
  readonly children: ReactNode
}

/** The head of a reading that is not saved yet. */
export function ReadingBar({ totals, how, children }: ReadingBarProps) {
  return (
    <div className="bar">
      <h1 tabIndex={-1}>{runsAndFigures(totals)}</h1>
      {totals.findings > 0 && (
        <span className="warn nw">
          <Mark kind="finding" /> {count(totals.findings, 'finding')}
        </span>
      )}
      <span className="quiet">{how}; nothing is kept until you save</span>
      <span className="row end">{children}</span>
    </div>
  )
}

interface SaveWordsProps {
  readonly totals: Totals
  readonly messages: number
}

/** What the button beside it would keep. */
export function SaveWords({ totals, messages }: SaveWordsProps) {
  const rest = [
    totals.corrections > 0 ? count(totals.corrections, 'correction') : null,
    totals.findings > 0 ? count(totals.findings, 'finding') : null,
  ].filter((part) => part !== null)
  return (
    <p>
      <b>{runsAndFigures(totals)}</b>{' '}
      <span className="quiet">
        of {count(messages, 'message')}
        {rest.length > 0 && `; ${rest.join(', ')}`}. The archive is public: everybody can read what is saved. The text
        is kept as it is; addresses are never shown.
      </span>
    </p>
  )
}
