'use client'

import { ArchiveTrouble } from '@/components/frame/archive-trouble'
import { isArchiveErrorKind } from '@/lib/db/archive-error'

interface Props {
  readonly error: Error & { readonly digest?: string }
  readonly retry: () => void
}

export default function PageError({ error: { digest }, retry }: Props) {
  if (isArchiveErrorKind(digest)) return <ArchiveTrouble kind={digest} />
  return (
    <>
      <h1>A fault of ours</h1>
      <p className="mt2">This page could not be made. It is in the log; nothing was lost and nothing was changed.</p>
      <p className="quiet">What you typed is still in the page before this one.</p>
      <p className="row mt3">
        <button type="button" className="btn main" onClick={retry}>
          Try again
        </button>
        <a href="/">To the start</a>
        <code className="quiet">500 internal{digest === undefined ? '' : `, ${digest}`}</code>
      </p>
    </>
  )
}
