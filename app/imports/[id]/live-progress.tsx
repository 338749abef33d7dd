'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import type { ImportStatus } from '../import-status'
import { ImportProgress } from './import-progress'

/** Milliseconds between two looks. */
const PAUSE = 1000

const isOver = ({ state }: ImportStatus): boolean => state === 'done' || state === 'cancelled'

/** How far it was, and when, in milliseconds. */
interface Seen {
  readonly share: number
  readonly at: number
}

/** null: nobody knows yet */
function secondsLeft(first: Seen, { share, at }: Seen): number | null {
  if (share - first.share < 0.01) return null
  return ((at - first.at) / 1000 / (share - first.share)) * (1 - share)
}

interface LiveProgressProps {
  readonly status: ImportStatus
  /** this browser sent it, or is the operator's: it may cancel it */
  readonly isOwn: boolean
}

/** Looks again until the import is over. A server that does not answer is asked again: it may be starting anew. */
export function LiveProgress({ status: shown, isOwn }: LiveProgressProps) {
  const [latest, setLatest] = useState<ImportStatus | null>(null)
  const [left, setLeft] = useState<number | null>(null)
  const begun = useRef<Seen | null>(null)
  const router = useRouter()
  const status = latest ?? shown
  const { id } = status
  const over = isOver(status)

  useEffect(() => {
    if (over) return
    const looking = new AbortController()
    const look = async () => {
      const next = await ask(id, looking.signal)
      if (next !== null) {
        const seen = { share: next.share, at: performance.now() }
        if (next.share > 0) begun.current ??= seen
        setLeft(secondsLeft(begun.current ?? seen, seen))
        setLatest(next)
      }
      if (!looking.signal.aborted) timer = setTimeout(look, PAUSE)
    }
    let timer = setTimeout(look, PAUSE)
    return () => {
      looking.abort()
      clearTimeout(timer)
    }
  }, [id, over])

  // What is listed under it comes from the server. Not while it is read: a server that ends in the middle of a page would take this one along.
  const wasOver = isOver(shown)
  useEffect(() => {
    if (over && !wasOver) router.refresh()
  }, [over, wasOver, router])

  return <ImportProgress status={status} left={left} isOwn={isOwn} />
}

/** The shape is our own answer's. */
async function ask(id: string, signal: AbortSignal): Promise<ImportStatus | null> {
  try {
    const response = await fetch(`/api/v1/imports/${id}`, { signal })
    return response.ok ? ((await response.json()) as ImportStatus) : null
  } catch {
    return null
  }
}
