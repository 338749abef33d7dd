import { Fragment } from 'react'
import { count } from '@/components/count'
import type { Comparison } from '@/lib/compare/comparison'
import { fieldWords, valueWords } from '@/lib/compare/field-words'
import { questionHref } from '@/lib/url/question'
import { Stated } from './written'

/** How much stands behind the answer, and what all of it has in common. */
export function QuestionFacts({ comparison }: { readonly comparison: Comparison }) {
  const { equal, machines, messages, ofRuns, question, runs } = comparison
  const fields = Object.entries(equal).filter(([field]) => field !== question.by)
  return (
    <p className="small quiet long mt1">
      {runs} of {count(ofRuns, 'run')}, from {count(messages, 'message')}.{' '}
      {fields.length > 0 && (
        <>
          {machines > 1 ? 'Equal within each machine' : 'Equal'}:{' '}
          {fields.map(([field, value], at) => (
            <Fragment key={field}>
              {at > 0 && ', '}
              {fieldWords(field)} <Stated {...valueWords(field, value)} />
            </Fragment>
          ))}
          .{' '}
        </>
      )}
      {question.values.length > 0 && (
        <>
          Only {count(question.values.length, 'chosen value')} of {fieldWords(question.by)}.{' '}
          <a href={questionHref({ ...question, values: [] })}>All values</a>{' '}
        </>
      )}
      {(question.message !== null || question.runs.length > 0) && (
        <>
          {question.runs.length > 0 ? `Only ${question.runs.length} chosen runs. ` : 'Only the runs of one message. '}
          <a href={questionHref({ ...question, message: null, runs: [] })}>All runs</a>
        </>
      )}
    </p>
  )
}
