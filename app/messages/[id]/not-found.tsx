/** For a message that never was. */
export default function NoSuchMessage() {
  return (
    <>
      <h1>No message has this address</h1>
      <p className="mt2">
        Addresses of messages have 10 letters and digits and never change once given: look for one that is missing. A
        message that was saved into another archive has to be saved into this one, too; its address will be the same.
      </p>
      <p className="row mt3">
        <a href="/messages">All messages</a>
        <a href="/upload">Paste the mail</a>
        <code className="quiet">404 no_such_message</code>
      </p>
    </>
  )
}
