'use client'

import { useEffect, useState } from 'react'

type Shown = typeof import('./shown-reading')

/** Fetches what readings are shown with once there is a text to read, while the worker is at it; null until it is there. */
export function useShown(isWanted: boolean): Shown | 'failed' | null {
  const [shown, setShown] = useState<Shown | 'failed' | null>(null)
  useEffect(() => {
    if (!isWanted) return
    import('./shown-reading').then(setShown, () => setShown('failed'))
  }, [isWanted])
  return shown
}
