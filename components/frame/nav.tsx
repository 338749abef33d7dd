'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useState } from 'react'

const pages = [
  { href: '/upload', name: 'Upload' },
  { href: '/messages', name: 'Messages' },
  { href: '/runs', name: 'Runs' },
  { href: '/compare', name: 'Compare' },
  { href: '/formats', name: 'Formats' },
  { href: '/imports', name: 'Imports' },
] as const

/**
 * The pages of the site. The one at hand is `page`, one below it (a single message) is only inside its section. What a page needs is
 * fetched ahead once somebody is about to go there, not by everybody who comes by.
 */
export function Nav() {
  const here = usePathname()
  const [next, setNext] = useState('')
  return (
    <nav aria-label="Pages">
      <ul>
        {pages.map(({ href, name }) => (
          <li key={href}>
            <Link
              href={href}
              prefetch={next === href ? null : false}
              onPointerEnter={() => setNext(href)}
              onFocus={() => setNext(href)}
              aria-current={here === href ? 'page' : here.startsWith(`${href}/`) ? 'true' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
