import { Fragment } from 'react'
import { fieldTitle } from '@/components/reading/conditions'
import type { Subject } from '@/lib/queries/subjects/get-subject'
import { figureHref } from '@/lib/url/figure-href'

/** What is said of a machine, with where it stands. */
export function MachineFacts({ facts }: { readonly facts: Subject['facts'] }) {
  return (
    <section className="sect">
      <h2>What is said of it</h2>
      {facts.length === 0 ? (
        <p className="quiet">Nothing: the runs of a mail that does not describe its machine are taken to be of one.</p>
      ) : (
        <dl className="cond">
          {facts.map(({ field, value, messageId, line }) => (
            <Fragment key={field}>
              <dt>{fieldTitle(field)}</dt>
              <dd className="v">{value}</dd>
              <dd className="e">
                {line === null ? (
                  <a href={`/messages/${messageId}`}>corrected</a>
                ) : (
                  <a className="at" href={figureHref(messageId, line)}>
                    L{line}
                  </a>
                )}
              </dd>
            </Fragment>
          ))}
        </dl>
      )}
    </section>
  )
}
