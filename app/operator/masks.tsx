import type { KnownMask } from '@/lib/mask/find-masks'

/** Who is named nowhere, with the way back, and a place for one more. */
export function Masks({ masks }: { readonly masks: readonly KnownMask[] }) {
  return (
    <section id="masks" aria-label="Masked names">
      <h2 className="mt4">Masked names</h2>
      <p className="quiet">
        A masked name stands in no author, no text and no search. The mails as they came are kept, and are in your own
        exports.
      </p>
      <ul className="plain mt2">
        {masks.map(({ name, label, maskedAt }) => (
          <li key={name}>
            {name} <span className="quiet">{`${label}, since ${maskedAt.slice(0, 10)}`}</span>{' '}
            <form method="post" action="/api/v1/masks" className="inline">
              <input type="hidden" name="name" value={name} />
              <button className="btn text small" type="submit" name="undo" value="1">
                name again
              </button>
            </form>
          </li>
        ))}
      </ul>
      <form method="post" action="/api/v1/masks" className="row mt2">
        <input
          className="field"
          name="name"
          aria-label="Name to mask"
          placeholder="name as in the mails"
          maxLength={200}
          autoComplete="off"
          required
        />
        <input
          className="field"
          name="reason"
          aria-label="Why it is masked"
          placeholder="why (in the log)"
          maxLength={1000}
          autoComplete="off"
        />
        <button className="btn" type="submit">
          Mask
        </button>
      </form>
    </section>
  )
}
