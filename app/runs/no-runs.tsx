import Link from 'next/link'
import { Fragment } from 'react'
import { count } from '@/components/count'
import type { Emptiness } from '@/lib/queries/comparison/explain-empty'

/** No run fits: which condition emptied it, and what each of them costs. */
export function NoRuns({ emptiness: { why, without, nearest } }: { readonly emptiness: Emptiness }) {
  return (
    <>
      <p>
        {why}
        {without.map(({ words, href, runs }, at) => (
          <Fragment key={href}>
            {at === 0 ? ' Without ' : '; without '}
            <code>{words}</code> there {runs === 1 ? 'is' : 'are'}{' '}
            <Link href={href} prefetch={false}>
              {count(runs, 'run')}
            </Link>
          </Fragment>
        ))}
        {without.length > 0 && '.'}
      </p>
      {nearest.length > 0 && (
        <ul className="mt3">
          {nearest.map(({ words, href, runs }) => (
            <li key={href}>
              <Link href={href} prefetch={false}>
                {words}
              </Link>{' '}
              <span className="quiet">{count(runs, 'run')}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
