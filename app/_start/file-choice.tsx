'use client'

import { useState } from 'react'
import { sizeText } from '@/lib/http/limits'

/** A button that becomes the name of the file. Without a script the browser's own control stands in its place (start.css). */
export function FileChoice() {
  const [file, setFile] = useState<File | null>(null)
  return (
    <label className="btn choose">
      <span>{file === null ? 'Choose a file or mbox' : `${file.name}, ${sizeText(file.size)}`}</span>
      <input
        className="vh"
        type="file"
        name="file"
        accept=".txt,.eml,.mbox,.html,.htm,text/*,message/rfc822"
        onChange={(event) => setFile(event.target.files?.[0] ?? null)}
      />
    </label>
  )
}
