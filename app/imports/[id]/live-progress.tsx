'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import type { ImportStatus } from '../import-status'
import { ImportProgress } from './import-progress'

/** Milliseconds between two looks. */
const PAUSE = 1000

const isOver = ({ state }: ImportStatus): boolean => state === 'done' || state === 'cancelled'

/** Looks again until the import is over. A server that does not answer is asked again: it may be starting anew. */
export function LiveProgress({ status: shown }: { readonly status: ImportStatus }) {
  const [latest, setLatest] = useState<ImportStatus | null>(null)
  const router = useRouter()
  const status = latest ?? shown
  const { id, added, known, failed, dropped, state } = status
  const over = isOver(status)

  useEffect(() => {
    if (over) return
    const looking = new AbortController()
    const look = async () => {
      const next = await ask(id, looking.signal)
      if (next !== null) setLatest(next)
      if (!looking.signal.aborted) timer = setTimeout(look, PAUSE)
    }
    let timer = setTimeout(look, PAUSE)
    return () => {
      looking.abort()
      clearTimeout(timer)
    }
  }, [id, over])

  // What is listed under it comes from the server.
  const told = `${state} ${added} ${known} ${failed} ${dropped}`
  const [seen, setSeen] = useState(told)
  useEffect(() => {
    if (told === seen) return
    setSeen(told)
    router.refresh()
  }, [told, seen, router])

  return <ImportProgress status={status} />
}

/** The shape is our own answer's. */
async function ask(id: string, signal: AbortSignal): Promise<ImportStatus | null> {
  try {
    const response = await fetch(`/api/imports/${id}`, { signal })
    return response.ok ? ((await response.json()) as ImportStatus) : null
  } catch {
    return null
  }
}
