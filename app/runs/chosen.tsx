import Link from 'next/link'
import type { ReactNode } from 'react'
import { type RunsFilter, runsHref } from '@/lib/url/runs-filter'
import { NOT_STATED } from '@/lib/url/search'
import { isSubjectKey, subjectHref } from '@/lib/url/subject-href'
import type { Condition } from './conditions'

/** What has a page of its own is a step away. */
function About({ name, filter }: { readonly name: string; readonly filter: RunsFilter }) {
  const value = isSubjectKey(name) ? filter[name] : null
  if (!isSubjectKey(name) || value === null || value === NOT_STATED) return null
  return (
    <Link href={subjectHref(name, value)} prefetch={false}>
      about<span className="vh"> {value}</span>
    </Link>
  )
}

interface Props {
  readonly heading: string
  readonly filter: RunsFilter
  readonly conditions: readonly Condition[]
  readonly children?: ReactNode
}

/** How many runs there are, and every condition that they were chosen by: a link beside it takes it out. */
export function Chosen({ heading, filter, conditions, children }: Props) {
  return (
    <div className="chosen">
      <h1>{heading}</h1>
      {conditions.map(({ key, name, value, mail, without }) => (
        <span key={key}>
          {name} {mail ? <code>{value}</code> : <b>{value}</b>}{' '}
          <Link href={without} prefetch={false}>
            remove
            <span className="vh">
              {' '}
              {name} {value}
            </span>
          </Link>{' '}
          <About name={key} filter={filter} />
        </span>
      ))}
      {conditions.length > 1 && (
        <Link href={runsHref({ sort: filter.sort, dir: filter.dir, rows: filter.rows })} prefetch={false}>
          Remove {conditions.length === 2 ? 'both' : `all ${conditions.length}`}
        </Link>
      )}
      {children}
    </div>
  )
}
