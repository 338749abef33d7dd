import Link from 'next/link'
import { SUBJECT_WORDS } from '@/components/subject/subject-words'
import type { Facet, FacetValue } from '@/lib/queries/runs/count-facets'
import { type RunsFilter, runsHref } from '@/lib/url/runs-filter'
import { NOT_STATED } from '@/lib/url/search'
import { SUBJECT_KEYS, subjectsPath } from '@/lib/url/subject-href'

interface Props {
  readonly facets: readonly Facet[]
  readonly filter: RunsFilter
}

/** So many values stand open; the rest is behind "all 12". */
const OPEN = 8

/** How many values of a facet are asked for at most; of more, the page says how many there are. */
export const FACET_VALUES = 60

/** What the runs can be narrowed by, with counts; every value is a link, and the chosen one takes itself out. What none of them states narrows nothing. */
export function Facets({ facets, filter }: Props) {
  return (
    <div>
      {/* folds by a sibling rule: the list is always in the page, and open where there is room */}
      <details className="fold">
        <summary>Filter by benchmark, filesystem, kernel, option …</summary>
      </details>
      <div className="facets">
        {facets
          .filter(({ values }) => values.some(({ value, chosen }) => chosen || value !== NOT_STATED))
          .map((facet) => (
            <OneFacet key={facet.key} facet={facet} filter={filter} />
          ))}
        <section className="facet" aria-labelledby="facet-lists">
          <h2 id="facet-lists">Lists</h2>
          <ul>
            {SUBJECT_KEYS.map((key) => (
              <li key={key}>
                <Link href={subjectsPath(key)} prefetch={false}>
                  All {SUBJECT_WORDS[key].many}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  )
}

function OneFacet({ facet, filter }: { readonly facet: Facet; readonly filter: RunsFilter }) {
  const id = `facet-${facet.key}`
  const hidden = facet.values.filter((value, at) => at >= OPEN && !value.chosen)
  const open = facet.values.filter((value) => !hidden.includes(value))
  const list = (values: readonly FacetValue[]) => (
    <ul>
      {values.map((value) => (
        <li key={value.value}>
          <ValueLink facet={facet} value={value} filter={filter} />
        </li>
      ))}
    </ul>
  )
  return (
    <section className="facet" aria-labelledby={id}>
      <h2 id={id}>{facet.title}</h2>
      {list(open)}
      {hidden.length > 0 && (
        <details>
          <summary className="more">
            {facet.total > facet.values.length ? `${facet.values.length} of ${facet.total}` : `all ${facet.total}`}
          </summary>
          {list(hidden)}
        </details>
      )}
    </section>
  )
}

function ValueLink({ facet, value, filter }: { facet: Facet; value: FacetValue; filter: RunsFilter }) {
  const href = runsHref({ ...filter, [facet.key]: value.chosen ? null : value.value, page: 1 })
  return (
    <Link href={href} prefetch={false} aria-current={value.chosen ? 'true' : undefined}>
      <span className={value.mail ? 'm' : undefined}>{value.label}</span>
      <span>
        {value.runs}
        <span className="vh">{value.chosen ? ' runs, chosen: remove' : ' runs'}</span>
      </span>
    </Link>
  )
}
