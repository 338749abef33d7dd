'use client'

import { useEffect, useRef, useState } from 'react'
import type { Document } from '@/lib/model'
import type { Answered, Asked } from './parse-worker'

/** What is known of the text in the box. */
export type Reading =
  | { readonly state: 'empty' }
  | { readonly state: 'reading'; readonly slow: boolean; readonly last: Document | null }
  | { readonly state: 'read'; readonly document: Document; readonly ms: number }
  | { readonly state: 'problem'; readonly problem: 'binary' | 'failed' }

/** A pause in typing after which the text is read, milliseconds. */
const PAUSE = 120
/** What takes longer than this says that it is at work, milliseconds. */
const SLOW = 500

/**
 * Reads a text in a worker as it is typed. A text that is still being read when the next one comes is given up: its worker
 * is ended, so that a long paste never stands in the way of a short one.
 */
export function useReading(input: string | Uint8Array): Reading {
  const [reading, setReading] = useState<Reading>({ state: 'empty' })
  const worker = useRef<Worker | null>(null)
  const asked = useRef(0)

  useEffect(() => {
    const isEmpty = typeof input === 'string' ? input.trim() === '' : input.length === 0
    if (isEmpty) {
      setReading({ state: 'empty' })
      return
    }
    const number = ++asked.current
    const start = () => {
      worker.current ??= new Worker(new URL('./parse-worker.ts', import.meta.url))
      worker.current.onmessage = ({ data }: MessageEvent<Answered>) => {
        if (data.number !== asked.current) return
        clearTimeout(slow)
        pending = false
        setReading(
          'document' in data
            ? { state: 'read', document: data.document, ms: data.ms }
            : { state: 'problem', problem: data.problem },
        )
      }
      worker.current.onerror = () => setReading({ state: 'problem', problem: 'failed' })
      pending = true
      worker.current.postMessage({ number, input } satisfies Asked)
    }
    let pending = false
    const at = (before: Reading) =>
      before.state === 'read' ? before.document : before.state === 'reading' ? before.last : null
    setReading((before) => ({ state: 'reading', slow: false, last: at(before) }))
    const pause = setTimeout(start, PAUSE)
    const slow = setTimeout(
      () => setReading((before) => (before.state === 'reading' ? { ...before, slow: true } : before)),
      SLOW,
    )
    return () => {
      clearTimeout(pause)
      clearTimeout(slow)
      if (!pending) return
      worker.current?.terminate()
      worker.current = null
    }
  }, [input])

  useEffect(() => () => worker.current?.terminate(), [])
  return reading
}
