'use client'

import { useState } from 'react'

interface Props {
  readonly text: string
  /** the same text by itself: where this leads without a script, and where the clipboard is refused */
  readonly href: string
}

/** Copies a text; says that it did. */
export function CopyText({ text, href }: Props) {
  const [copied, setCopied] = useState(false)
  return (
    <>
      <a
        href={href}
        onClick={(event) => {
          // over plain http a browser has no clipboard to write to: then the link leads to the text itself
          if (navigator.clipboard === undefined) return
          event.preventDefault()
          navigator.clipboard.writeText(text).then(
            () => setCopied(true),
            () => window.location.assign(href),
          )
        }}
      >
        Copy
      </a>{' '}
      <span role="status">{copied && 'Copied.'}</span>
    </>
  )
}
