/** Taking a message out of the archive: only who may is shown it, and it asks once more. */
export function RemoveForm({ id, isUnsure }: { readonly id: string; readonly isUnsure: boolean }) {
  return (
    <section className="sect" id="remove" aria-label="Take it back">
      <h2>Take it back</h2>
      <p className="quiet">
        Removes the message with its runs and figures from pages, exports, search and shared comparisons, at once and
        for good. Its Message-ID stays, so that the next import does not bring it back.
      </p>
      {isUnsure && (
        <p role="alert" className="warn mt2">
          Nothing was removed: say that you are sure.
        </p>
      )}
      <form method="post" action={`/api/v1/messages/${id}/remove`} className="row mt2">
        <input
          className="field"
          name="reason"
          aria-label="Why it is removed"
          placeholder="why (in the log)"
          maxLength={1000}
        />
        <label>
          <input type="checkbox" name="sure" value="yes" /> I am sure
        </label>
        <button className="btn" type="submit">
          Remove this message
        </button>
      </form>
    </section>
  )
}
