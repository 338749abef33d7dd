'use client'

import Link from 'next/link'
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

interface Sending {
  readonly files: readonly File[]
  readonly sent: Sent
  readonly cancel: () => void
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
  const [sending, setSending] = useState<Sending | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const isHere = useRef(true)
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
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [onFiles])

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (files.length === 0 || sizeOf(files) > limit) return
    const controller = new AbortController()
    const show = (sent: Sent): void => setSending({ files, sent, cancel: () => controller.abort() })
    setProblem(null)
    show({ loaded: 0, total: sizeOf(files) })
    const came = await sendFiles(files, show, controller.signal)
    // Who is at another page of the archive stays there.
    if (!isHere.current) return
    if (typeof came === 'string') {
      router.push(came)
      return
    }
    setSending(null)
    setProblem(came)
  }
  const shown = sending?.files ?? files
  const choose = (): void => onFiles([...(input.current?.files ?? [])])

  return (
    <section className="sect" aria-labelledby="archive">
      <h2 id="archive">A whole archive</h2>
      <p className="mb3">
        A mailbox, also packed with gzip, bzip2, xz or zstd; a Maildir or any mails as several files. The server reads
        it and saves every message that holds a result.{' '}
        <Link href="/imports" prefetch={false}>
          What was imported
        </Link>
      </p>
      <form method="post" action="/api/v1/imports" encType="multipart/form-data" onSubmit={send}>
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
              disabled={sending !== null}
            />
          </label>
          {shown.length > 0 && <code>{filesText(shown)}</code>}
          <span className="quiet">together up to {sizeText(limit)}</span>
          {sending === null && (
            <button ref={button} className={files.length > 0 ? 'btn main end' : 'btn end'} type="submit">
              Import
            </button>
          )}
        </div>
        {sending !== null && <Progress sending={sending} />}
      </form>
      {problem !== null && (
        <div className="mt6">
          <ProblemNote problem={problem} />
        </div>
      )}
    </section>
  )
}

function Progress({ sending: { sent, cancel } }: { readonly sending: Sending }) {
  const { loaded, total } = sent
  const words =
    loaded < total
      ? `Sending: ${sizeText(loaded)} of ${sizeText(total)}. Keep this tab open.`
      : 'Sent. The server takes it in.'
  return (
    <div className="mt3">
      <p className="quiet mb2">{words}</p>
      <progress max={total} value={loaded} aria-label="Share that was sent" />
      <div className="row mt3">
        <button className="btn" type="button" onClick={cancel}>
          Cancel
        </button>
        <span className="quiet">Nothing of it is kept then.</span>
      </div>
    </div>
  )
}
