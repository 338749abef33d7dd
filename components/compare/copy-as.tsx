'use client'

import { type MouseEvent, useState } from 'react'

/** A form that is copied whole. */
export interface CopiedForm {
  readonly name: string
  /** where it is by itself: what the link leads to without a script, and where the clipboard is refused */
  readonly href: string
}

interface Outcome {
  readonly form: CopiedForm
  readonly isCopied: boolean
}

/** A click copies a form; says that it did, or that it could not. Without a script, and with a key held down, they are links. */
export function CopyAs({ forms }: { readonly forms: readonly CopiedForm[] }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const copy = (event: MouseEvent, form: CopiedForm): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    copyFrom(form.href).then(
      () => setOutcome({ form, isCopied: true }),
      () => setOutcome({ form, isCopied: false }),
    )
  }
  return (
    <div>
      <span className="k" id="copy-as">
        Copy as
      </span>
      <ul aria-labelledby="copy-as">
        {forms.map((form) => (
          <li key={form.name}>
            <a href={form.href} onClick={(event) => copy(event, form)}>
              {form.name}
            </a>
          </li>
        ))}
      </ul>
      <p role="status">{outcome !== null && <Said outcome={outcome} />}</p>
    </div>
  )
}

function Said({ outcome: { form, isCopied } }: { readonly outcome: Outcome }) {
  if (isCopied) return `Copied as ${form.name}.`
  return (
    <>
      Not copied: the browser gives no access to its clipboard, or the archive did not answer.{' '}
      <a href={form.href}>Open the {form.name}</a> and copy it there.
    </>
  )
}

/** Fetches and copies a text. Throws where either fails; over plain http a browser has no clipboard to write to. */
async function copyFrom(href: string): Promise<void> {
  const text = fetch(href).then((answer) => {
    if (!answer.ok) throw new Error(`${href} answers ${answer.status}`)
    return answer.text()
  })
  // What is promised at the click may be written when it comes; some browsers refuse what is asked for later.
  if (typeof ClipboardItem === 'function') {
    const blob = text.then((plain) => new Blob([plain], { type: 'text/plain' }))
    return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
  }
  return navigator.clipboard.writeText(await text)
}
