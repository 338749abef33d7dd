'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'

const pages = [
  { href: '/upload', name: 'Upload' },
  { href: '/messages', name: 'Messages' },
  { href: '/runs', name: 'Runs' },
  { href: '/compare', name: 'Compare' },
  { href: '/formats', name: 'Formats' },
  { href: '/imports', name: 'Imports' },
] as const

/** The pages of the site. The one at hand is `page`, one below it (a single message) is only inside its section. */
export function Nav() {
  const here = usePathname()
  return (
    <nav aria-label="Pages">
      <ul>
        {pages.map(({ href, name }) => (
          <li key={href}>
            <Link href={href} aria-current={here === href ? 'page' : here.startsWith(`${href}/`) ? 'true' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
