'use client'

import { useEffect, useRef, useState } from 'react'
import type { Document } from '@/lib/model'
import type { Answered, Asked } from './parse-worker'

/** A text that was read. */
export interface Read {
  readonly document: Document
  /** milliseconds */
  readonly ms: number
  /** tells one reading from the next */
  readonly number: number
}

/** What is known of the text in the box. While it is being read, what was read before is still there. */
export interface Reading {
  readonly read: Read | null
  readonly problem: 'binary' | 'failed' | null
  /** `slow`: for over half a second */
  readonly working: 'no' | 'yes' | 'slow'
}

const NOTHING: Reading = { read: null, problem: null, working: 'no' }

/** A pause in typing after which the text is read, milliseconds. */
const PAUSE = 120
/** What takes longer than this says that it is at work, milliseconds. */
const SLOW = 500

const toReading = (answer: Answered): Reading =>
  'document' in answer ? { ...NOTHING, read: answer } : { ...NOTHING, problem: answer.problem }

/**
 * Reads a text in a worker as it is typed. A text that is still being read when the next one comes is given up: its worker
 * is ended, so that a long paste never stands in the way of a short one.
 */
export function useReading(input: string | Uint8Array): Reading {
  const [reading, setReading] = useState(NOTHING)
  const worker = useRef<Worker | null>(null)
  const asked = useRef(0)

  useEffect(() => {
    if (typeof input === 'string' ? input.trim() === '' : input.length === 0) {
      setReading(NOTHING)
      return
    }
    let isPending = false
    const end = (next: Reading) => {
      clearTimeout(slow)
      isPending = false
      setReading(next)
    }
    const start = () => {
      const number = ++asked.current
      const at = worker.current ?? new Worker(new URL('./parse-worker.ts', import.meta.url))
      at.onmessage = ({ data }: MessageEvent<Answered>) => {
        if (data.number === number) end(toReading(data))
      }
      at.onerror = () => end({ ...NOTHING, problem: 'failed' })
      worker.current = at
      isPending = true
      at.postMessage({ number, input } satisfies Asked)
    }
    setReading(({ read }) => ({ read, problem: null, working: 'yes' }))
    const pause = setTimeout(start, PAUSE)
    const slow = setTimeout(() => setReading((before) => ({ ...before, working: 'slow' })), SLOW)
    return () => {
      clearTimeout(pause)
      clearTimeout(slow)
      if (!isPending) return
      worker.current?.terminate()
      worker.current = null
    }
  }, [input])

  useEffect(() => () => worker.current?.terminate(), [])
  return reading
}
