import type { ReactNode } from 'react'
import { sayNotFound } from '@/lib/http/page-status'

interface Props {
  readonly title: ReactNode
  /** ways on from here */
  readonly links: ReactNode
  /** as in the API */
  readonly code: string
  readonly children: ReactNode
}

/** For an address at which there is nothing, in place of its page. */
export function NothingAt({ title, links, code, children }: Props) {
  sayNotFound()
  return (
    <>
      <h1>{title}</h1>
      <p className="mt2">{children}</p>
      <p className="row mt3">
        {links}
        <code className="quiet">404 {code}</code>
      </p>
    </>
  )
}
