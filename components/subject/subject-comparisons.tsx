import { Verdict } from '@/components/compare/verdict'
import { count } from '@/components/count'
import { fieldWords } from '@/lib/compare/field-words'
import type { Subject } from '@/lib/queries/subjects/get-subject'

/** The comparisons that fit what a page is about; those of very many runs are only led to. */
export function SubjectComparisons({ subject: { comparisons, large } }: { readonly subject: Subject }) {
  if (comparisons.length + large.length === 0) return null
  return (
    <section className="sect">
      <h2>What the archive says</h2>
      {comparisons.map(({ href, comparison }) => (
        <div key={href} className="mb4">
          <h3>
            <a href={href}>{comparison.title}</a>
          </h3>
          <Verdict comparison={comparison} />
        </div>
      ))}
      {large.length > 0 && (
        <ul>
          {large.map(({ tool, by, runs, href }) => (
            <li key={href}>
              <a href={href}>
                Compare {tool}
                {by !== null && ` by ${fieldWords(by)}`}
              </a>{' '}
              <span className="quiet">{count(runs, 'run')}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
