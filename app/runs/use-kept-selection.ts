'use client'

import { useEffect } from 'react'
import { MAX_RUNS } from '@/lib/url/question'
import { type RunsFilter, runsHref } from '@/lib/url/runs-filter'

/**
 * Keeps what is chosen in the address of whatever page of the list stands there: it is there still when somebody comes back to the page
 * or passes its address on. The server is not asked again.
 */
export function useKeptSelection(filter: RunsFilter, chosen: readonly string[]): void {
  const selected = chosen.slice(0, MAX_RUNS).map(Number)
  const words = selected.join()
  const href = runsHref({ ...filter, selected })
  useEffect(() => {
    const inAddress = new URLSearchParams(window.location.search).get('selected') ?? ''
    if (inAddress !== words) window.history.replaceState(null, '', href)
  }, [href, words])
}
