'use client'

import { usePathname, useSearchParams } from 'next/navigation'

/** Looks for runs by words; on their page it says what was looked for. */
export function SearchBox() {
  const asked = useSearchParams().get('q')
  const words = usePathname() === '/runs' ? (asked ?? '') : ''
  return (
    <search>
      <form action="/runs">
        <input
          key={words}
          type="search"
          name="q"
          defaultValue={words}
          aria-label="Search runs and messages"
          placeholder="kernel, option, words, Message-ID"
        />
      </form>
    </search>
  )
}
