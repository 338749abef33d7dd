'use client'

import { type ChangeEvent, type DragEvent, type FormEvent, useState } from 'react'
import { sizeText } from '@/lib/http/limits'
import { droppedFiles } from './dropped-files'

/** A file that was chosen or dropped; its bytes are kept, so that a broken charset is read as it came. */
export interface ChosenFile {
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

interface MailBoxProps {
  readonly text: string
  readonly file: ChosenFile | null
  /** bytes */
  readonly limit: number
  /** `whole`: it came in one piece, pasted or dropped */
  readonly onText: (text: string, whole: boolean) => void
  readonly onFiles: (files: readonly File[]) => void
  readonly onSubmit: () => void
}

/** So many characters at once nobody types. */
const WHOLE = 200

/** Where a mail goes in: pasted, dropped or chosen. Without a script it is an ordinary form. */
export function MailBox({ text, file, limit, onText, onFiles, onSubmit }: MailBoxProps) {
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    setOver(false)
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    droppedFiles(event.dataTransfer).then(onFiles)
  }
  const drag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  const type = ({ currentTarget: { value } }: ChangeEvent<HTMLTextAreaElement>) =>
    onText(value, Math.abs(value.length - text.length) >= WHOLE)
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(currentTarget.files ?? [])])
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form
      className={over ? 'desk over' : 'desk'}
      method="post"
      action="/upload/preview"
      encType="multipart/form-data"
      onSubmit={submit}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label htmlFor="text" className="h14 blk">
        The text of a mail, with or without its headers; a saved page of a list archive; a mailbox. Files can be dropped
        here
      </label>
      <textarea
        id="text"
        name="text"
        className="field"
        rows={14}
        value={text}
        onChange={type}
        spellCheck={false}
        autoComplete="off"
        aria-describedby="limit"
      />
      <div className="row mt2">
        <label>
          <span className="quiet">or a file </span>
          <input type="file" name="file" accept=".txt,.eml,.mbox,.html,.htm,message/rfc822,text/*" onChange={choose} />
        </label>
        {file !== null && (
          <span>
            <code>{file.name}</code>, {sizeText(file.bytes.length)}
          </span>
        )}
        <span id="limit" className="quiet">
          up to {sizeText(limit)}; it is read in your browser where scripts are allowed
        </span>
        <button className="btn end" type="submit">
          Read it
        </button>
      </div>
    </form>
  )
}
