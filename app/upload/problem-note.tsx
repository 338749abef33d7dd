import type { ReactNode } from 'react'
import type { Problem } from './problem'

interface ProblemNoteProps {
  readonly problem: Problem
  /** what can be done, beside the words */
  readonly children?: ReactNode
}

/** A problem with the text that was sent. The code stands last, for whoever reports it. */
export function ProblemNote({ problem, children }: ProblemNoteProps) {
  return (
    <section className="mb4" aria-labelledby="problem" role="alert">
      <h2 id="problem">{problem.title}</h2>
      <p className="mt1">{problem.words}</p>
      <div className="row mt3">
        {children}
        {problem.code !== null && (
          <code className="quiet">
            {problem.status} {problem.code}
          </code>
        )}
      </div>
    </section>
  )
}
