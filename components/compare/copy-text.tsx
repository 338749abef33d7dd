'use client'

import { useState } from 'react'

interface Props {
  /** stands in the page, beside this */
  readonly text: string
  /** the same text by itself: where this leads without a script */
  readonly href: string
}

/** Copies a text that stands in the page; says that it did, or that it could not. */
export function CopyText({ text, href }: Props) {
  const [said, setSaid] = useState('')
  // over plain http a browser has no clipboard to write to
  const copy = async (): Promise<void> => navigator.clipboard.writeText(text)
  return (
    <>
      <a
        href={href}
        onClick={(event) => {
          event.preventDefault()
          copy().then(
            () => setSaid('Copied.'),
            () => setSaid('The browser gives no access to its clipboard: mark the text and copy it.'),
          )
        }}
      >
        Copy
      </a>{' '}
      <span role="status">{said}</span>
    </>
  )
}
