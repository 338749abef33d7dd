import Link from 'next/link'
import type { Facet } from '@/lib/queries/runs/count-facets'
import type { Subject } from '@/lib/queries/subjects/get-subject'
import { runsHref } from '@/lib/url/runs-filter'

/** The values of a facet among what a page is about, each a link to its runs. */
export function SubjectFacet({ facet, subject: { filter } }: { readonly facet: Facet; readonly subject: Subject }) {
  const { key, title, values, total } = facet
  return (
    <section className="facet" aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {values.map(({ value, label, mail, runs }) => (
          <li key={value}>
            <Link href={runsHref({ ...filter, [key]: value })} prefetch={false}>
              <span className={mail ? 'm' : undefined}>{label}</span>
              <span>{runs}</span>
            </Link>
          </li>
        ))}
      </ul>
      {total > values.length && (
        <p className="small quiet">
          {values.length} of {total}
        </p>
      )}
    </section>
  )
}
