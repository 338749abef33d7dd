import Link from 'next/link'

/** Nothing to compare yet: what is so, and what can be done. */
export function EmptyArchive() {
  return (
    <>
      <h1>Nothing to compare yet</h1>
      <p className="mt2">The archive holds no run. Paste a mail with results, or import a mailbox.</p>
      <div className="row mt4">
        <Link className="btn main" href="/upload">
          Paste a mail
        </Link>
        <code className="quiet">npx iolore import FILE…</code>
      </div>
    </>
  )
}
