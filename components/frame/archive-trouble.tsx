import { type ArchiveErrorKind, archiveErrorWords } from '@/lib/db/archive-error'
import { TryAgain } from './try-again'

/** Why the archive cannot be read, what to do about it, and the code last. */
export function ArchiveTrouble({ kind }: { readonly kind: ArchiveErrorKind }) {
  return (
    <>
      <h1>The archive cannot be read</h1>
      <p className="mt2">{archiveErrorWords(kind)}</p>
      <p className="quiet">What you typed is still in the page before this one.</p>
      <p className="row mt3">
        <TryAgain />
        <code className="quiet">{kind}</code>
      </p>
    </>
  )
}
