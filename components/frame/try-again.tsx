'use client'

import { usePathname, useSearchParams } from 'next/navigation'

/** The same address again: a link, so that it works without a script, and a whole new page with one. */
export function TryAgain() {
  const path = usePathname()
  const search = useSearchParams().toString()
  return (
    <a className="btn main" href={search === '' ? path : `${path}?${search}`}>
      Try again
    </a>
  )
}
