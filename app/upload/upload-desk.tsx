'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { sizeText } from '@/lib/http/limits'
import { packerOf } from '@/lib/sources/packer-of'
import { ArchiveBox } from './archive-box'
import type { LiveCorrection } from './live-correction'
import { type ChosenFile, MailBox } from './mail-box'
import type { Limits } from './problem'
import { ProblemNote } from './problem-note'
import { textProblem } from './text-problem'
import { useKeptText } from './use-kept-text'
import { useReading } from './use-reading'
import { useShown } from './use-shown'

interface UploadDeskProps {
  readonly limits: Limits
  /** what an earlier form brought back: a problem, or what was saved */
  readonly children: ReactNode
}

const EMPTY = ''

/** Counted only where it may be too long: a character has up to three bytes. */
const bytesOf = (text: string, limit: number): number =>
  text.length * 3 <= limit ? text.length : new Blob([text]).size

/** So many bytes tell how a file is packed. */
const MAGIC = 8

async function isPacked(file: File): Promise<boolean> {
  return packerOf(new Uint8Array(await file.slice(0, MAGIC).arrayBuffer())) !== null
}

/** From a pasted text to its reading, and from there into the archive. */
export function UploadDesk({ limits: { paste: limit, archive: archiveLimit }, children }: UploadDeskProps) {
  const [text, setText, isReady] = useKeptText()
  const [file, setFile] = useState<ChosenFile | null>(null)
  const [archive, setArchive] = useState<readonly File[]>([])
  const [tooLong, setTooLong] = useState<number | null>(null)
  const [corrections, setCorrections] = useState<readonly LiveCorrection[]>([])
  const [isOpen, setOpen] = useState(true)
  const cameWhole = useRef(true)
  const desk = useRef<HTMLDivElement>(null)

  const input = tooLong === null ? (file?.bytes ?? text) : EMPTY
  const { read, problem, working } = useReading(input)
  const shown = useShown(input.length > 0)
  const Shown = shown === 'failed' ? null : shown
  const found = Shown !== null && read?.document.messages.some((message) => message.runs.length > 0) === true
  const words = textProblem(tooLong, shown === 'failed' ? 'failed' : problem, limit)

  // what came in one piece and was read makes room for its reading; what is being typed stays in sight
  useEffect(() => {
    if (!found || !cameWhole.current) return
    cameWhole.current = false
    setOpen(false)
    requestAnimationFrame(() => desk.current?.querySelector('h1')?.focus())
  }, [found])

  const take = (next: string, isWhole: boolean) => {
    const size = bytesOf(next, limit)
    cameWhole.current = isWhole
    if (isWhole) setCorrections([])
    setFile(null)
    setText(next)
    setTooLong(size > limit ? size : null)
  }
  /** One text that may be pasted is read here; everything else is an archive, and read by the server. */
  const takeFiles = async (chosen: readonly File[]) => {
    const [only, another] = chosen
    if (only === undefined) return
    if (another !== undefined || only.size > limit || (await isPacked(only))) setArchive(chosen)
    else await takeFile(only)
  }
  const takeFile = async (chosen: File) => {
    const bytes = new Uint8Array(await chosen.arrayBuffer())
    cameWhole.current = true
    setTooLong(null)
    setArchive([])
    setCorrections([])
    setFile({ name: chosen.name, bytes })
    setText(new TextDecoder().decode(bytes))
  }
  const open = () => {
    setOpen(true)
    requestAnimationFrame(() => desk.current?.querySelector('textarea')?.focus())
  }
  const another = () => {
    take(EMPTY, true)
    open()
  }

  return (
    <div ref={desk} data-ready={isReady}>
      {!found && <h1 className="mb3">Paste a mail</h1>}
      {text === '' && children}
      {(isOpen || !found) && (
        <MailBox
          text={text}
          file={file}
          limit={limit}
          onText={take}
          onFiles={takeFiles}
          onSubmit={() => setOpen(!found)}
        />
      )}
      {words !== null && (
        <div className="mt6">
          <ProblemNote problem={words} />
        </div>
      )}
      {working === 'slow' && <Progress words={`Reading ${sizeText(file?.bytes.length ?? text.length)} …`} />}
      {Shown !== null && read !== null && !found && (
        <div className="mt6">
          <Shown.NoResult document={read.document}>{null}</Shown.NoResult>
        </div>
      )}
      {!found && <ArchiveBox files={archive} onFiles={setArchive} limit={archiveLimit} />}
      {Shown !== null && read !== null && found && (
        <Shown.ReadDocument
          key={read.number}
          read={read}
          input={input}
          corrections={corrections}
          onCorrect={setCorrections}
          onEdit={isOpen ? null : open}
          onAnother={another}
        />
      )}
    </div>
  )
}

/** Work that takes over half a second says so. */
function Progress({ words }: { readonly words: string }) {
  return (
    <div role="status" className="mt6">
      <p className="quiet mb2">{words}</p>
      <progress aria-label={words} />
    </div>
  )
}
