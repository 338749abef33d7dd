import { Fragment } from 'react'

/** A condition as it stands in a mail. A list of options may break behind its commas. */
export function Written({ text }: { readonly text: string }) {
  const pieces = text.split(/(?<=,)/)
  return (
    <code>
      {pieces.map((piece, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in its order, never moved
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {piece}
        </Fragment>
      ))}
    </code>
  )
}

/** What a mail may or may not state. */
export function Stated({ text, mail }: { readonly text: string | null; readonly mail: boolean }) {
  if (text === null) return <span className="faint">not stated</span>
  return mail ? <Written text={text} /> : text
}
