'use client'

import { useEffect, useState } from 'react'

/** So that a reload, a crash or a wrong key loses nothing that was pasted. */
const KEY = 'iolore.upload'

const read = (): string => {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return '' // storage is switched off
  }
}

function write(text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, text)
  } catch {
    // over the browser's quota of a few MB, or switched off: the box itself still holds it
  }
}

/** A text that survives a reload of its page. `ready` is false until what was kept has been looked for. */
export function useKeptText(): readonly [text: string, setText: (text: string) => void, ready: boolean] {
  const [text, setText] = useState('')
  const [ready, setReady] = useState(false)
  useEffect(() => {
    setText((typed) => (typed === '' ? read() : typed))
    setReady(true)
  }, [])
  useEffect(() => {
    if (ready) write(text)
  }, [text, ready])
  return [text, setText, ready]
}
