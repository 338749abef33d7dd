import type { Metadata } from 'next'
import Link from 'next/link'

export const metadata: Metadata = { title: 'No such page' }

export default function NotFound() {
  return (
    <>
      <h1>No page has this address</h1>
      <p className="mt2">
        Addresses of messages and of kept comparisons never change once given: look for a letter that is missing, or
        search above for a word of the mail.
      </p>
      <p className="row mt3">
        <Link href="/messages" prefetch={false}>
          All messages
        </Link>
        <Link href="/runs" prefetch={false}>
          All runs
        </Link>
        <Link href="/" prefetch={false}>
          To the start
        </Link>
        <code className="quiet">404 not_found</code>
      </p>
    </>
  )
}
