'use client'

import { usePathname, useSearchParams } from 'next/navigation'

/** Looks for mails, and for what their runs state; on the pages of both it says what was looked for. */
export function SearchBox() {
  const asked = useSearchParams().get('q')
  const here = usePathname()
  const words = here === '/messages' || here === '/runs' ? (asked ?? '') : ''
  return (
    <search>
      <form action="/messages">
        <input
          key={words}
          type="search"
          name="q"
          defaultValue={words}
          aria-label="Search messages"
          placeholder="words, fs:xfs, kernel:2.6*, Message-ID"
        />
      </form>
    </search>
  )
}
