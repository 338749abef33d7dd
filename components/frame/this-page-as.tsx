'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { Fragment } from 'react'
import { pageFormats } from './page-formats'

/** Plain links: what they lead to are files, not pages. */
export function ThisPageAs() {
  const formats = pageFormats(usePathname(), useSearchParams().toString())
  if (formats.length === 0) return null
  return (
    <span>
      This page as{' '}
      {formats.map(({ name, href }, at) => (
        <Fragment key={name}>
          {at > 0 && ', '}
          <a href={href}>{name}</a>
        </Fragment>
      ))}
    </span>
  )
}
