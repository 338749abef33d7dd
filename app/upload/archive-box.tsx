'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { sizeText } from '@/lib/http/limits'
import type { Problem } from './problem'
import { ProblemNote } from './problem-note'
import { type Sent, sendFiles, tooLarge } from './send-files'

interface ArchiveBoxProps {
  /** what was chosen or dropped */
  readonly files: readonly File[]
  readonly onFiles: (files: readonly File[]) => void
  /** bytes */
  readonly limit: number
}

const sizeOf = (files: readonly File[]): number => files.reduce((sum, { size }) => sum + size, 0)

/** "list.mbox.gz, 30 MB" */
function filesText(files: readonly File[]): string {
  const [first] = files
  if (first === undefined) return ''
  const others = files.length === 1 ? '' : ` and ${files.length - 1} more`
  return `${first.name}${others}, ${sizeText(sizeOf(files))}`
}

/** Where whole archives go in. Without a script it is an ordinary form. */
export function ArchiveBox({ files, onFiles, limit }: ArchiveBoxProps) {
  const [sent, setSent] = useState<Sent | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const sending = useRef<AbortController | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const router = useRouter()

  useEffect(() => {
    setProblem(sizeOf(files) > limit ? tooLarge(sizeOf(files), limit) : null)
    if (files.length > 0) button.current?.focus()
  }, [files, limit])
  useEffect(() => {
    // Perhaps something was chosen before the script came.
    const chosen = [...(input.current?.files ?? [])]
    if (chosen.length > 0) onFiles(chosen)
    return () => sending.current?.abort()
  }, [onFiles])
  useWarning(sent !== null)

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (files.length === 0 || sizeOf(files) > limit) return
    const controller = new AbortController()
    sending.current = controller
    setProblem(null)
    setSent({ loaded: 0, total: sizeOf(files) })
    const came = await sendFiles(files, setSent, controller.signal)
    if (typeof came === 'string') {
      router.push(came)
      return
    }
    setSent(null)
    setProblem(came)
  }
  const choose = (): void => onFiles([...(input.current?.files ?? [])])

  return (
    <section className="sect" aria-labelledby="archive">
      <h2 id="archive">A whole archive</h2>
      <p className="mb3">
        A mailbox, also packed with gzip, bzip2, xz or zstd; a Maildir or any mails as several files. The server reads
        it and saves every message that holds a result. <a href="/imports">What was imported</a>
      </p>
      <form method="post" action="/api/imports" encType="multipart/form-data" onSubmit={send}>
        <div className="row">
          <label>
            <span className="quiet">Files </span>
            <input
              ref={input}
              type="file"
              name="file"
              multiple
              required={files.length === 0}
              onChange={choose}
              disabled={sent !== null}
            />
          </label>
          {files.length > 0 && <code>{filesText(files)}</code>}
          <span className="quiet">together up to {sizeText(limit)}</span>
          {sent === null && (
            <button ref={button} className={files.length > 0 ? 'btn main end' : 'btn end'} type="submit">
              Import
            </button>
          )}
        </div>
        {sent !== null && <Sending sent={sent} onCancel={() => sending.current?.abort()} />}
      </form>
      {problem !== null && (
        <div className="mt6">
          <ProblemNote problem={problem} />
        </div>
      )}
    </section>
  )
}

function Sending({ sent: { loaded, total }, onCancel }: { readonly sent: Sent; readonly onCancel: () => void }) {
  const words =
    loaded < total
      ? `Sending: ${sizeText(loaded)} of ${sizeText(total)}. Keep this page open.`
      : 'Sent. The server takes it in.'
  return (
    <div className="mt3">
      <p className="quiet mb2">{words}</p>
      <progress max={total} value={loaded} aria-label="Share that was sent" />
      <div className="row mt3">
        <button className="btn" type="button" onClick={onCancel}>
          Cancel
        </button>
        <span className="quiet">Nothing of it is kept then.</span>
      </div>
    </div>
  )
}

/** Whoever leaves while files are sent is asked once. */
function useWarning(isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isSending])
}
