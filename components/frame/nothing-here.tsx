import Link from 'next/link'

const TITLE = 'Nothing here yet'

interface Props {
  /** the page has its heading and a box to paste into already */
  readonly above?: boolean
}

/** An archive that holds no message: what can be done about it. */
export function NothingHere({ above = false }: Props) {
  return (
    <section aria-labelledby="nothing">
      {above ? <h2 id="nothing">{TITLE}</h2> : <h1 id="nothing">{TITLE}</h1>}
      <p>
        The archive holds no message. Paste one{above && ' above'}, import a mailbox, or load the sample archive: five
        documents with results of bonnie++, dbench, tiobench, AIM7 and NetBench.
      </p>
      <form className="row mt3" action="/api/samples" method="post">
        {!above && (
          <Link className="btn main" href="/upload">
            Paste a mail
          </Link>
        )}
        <button type="submit" className="btn">
          Load the samples
        </button>
        <code className="quiet">npx iolore import linux-xfs.mbox</code>
      </form>
    </section>
  )
}
