'use client'

import './styles/index.css'

/** Where not even the frame could be made. Without the frame there are no fonts of ours: the system's stand in. */
export default function GlobalError({ retry }: { readonly retry: () => void }) {
  return (
    <html lang="en">
      <body>
        <title>A fault of ours - IOlore</title>
        <main id="main">
          <h1>A fault of ours</h1>
          <p className="mt2">The page could not be made. It is in the log; nothing was lost and nothing was changed.</p>
          <p className="row mt3">
            <button type="button" className="btn main" onClick={retry}>
              Try again
            </button>
            <a href="/">To the start</a>
            <code className="quiet">500 internal</code>
          </p>
        </main>
      </body>
    </html>
  )
}
