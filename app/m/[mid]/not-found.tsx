/** For a Message-ID that the archive does not hold. */
export default function NoMailHasThisName() {
  return (
    <>
      <h1>No message of this archive has this Message-ID</h1>
      <p className="mt2">
        The archive keeps mails with results of benchmarks, and only those that somebody brought into it. In an address
        a slash of the Message-ID is written <code>%2F</code>, a percent sign <code>%25</code>.
      </p>
      <p className="row mt3">
        <a href="/messages">All messages</a>
        <a href="/upload">Paste the mail</a>
        <code className="quiet">404 no_such_message</code>
      </p>
    </>
  )
}
