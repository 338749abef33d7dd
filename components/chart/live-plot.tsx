'use client'

import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { Plot } from './plot'
import { StillBars } from './still-bars'
import { StillLines } from './still-lines'

type Drawing = ComponentType<{ readonly plot: Plot }>

/**
 * A chart: drawn on the server, so that it stands in the page at once and without a script, then taken over by Recharts,
 * which draws nothing on a server and whose own HTML the pages' policy would refuse. Both look the same; if the second
 * never arrives, the first goes on standing.
 */
export function LivePlot({ plot }: { readonly plot: Plot }) {
  const [Live, setLive] = useState<Drawing | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const isBars = plot.places.length === 0
  useEffect(() => {
    let wanted = true
    const loading = isBars ? import('./live-bars') : import('./live-lines')
    loading.then(
      (module) => {
        // whoever is already on a figure of the first drawing is not thrown off it
        if (wanted && !place.current?.contains(document.activeElement)) setLive(() => module.default)
      },
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [isBars])
  return (
    <div ref={place} className="drawing" data-drawn={Live === null ? 'still' : 'live'}>
      {Live !== null ? <Live plot={plot} /> : isBars ? <StillBars plot={plot} /> : <StillLines plot={plot} />}
    </div>
  )
}
