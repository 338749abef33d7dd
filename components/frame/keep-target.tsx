'use client'

import { useLayoutEffect } from 'react'

/**
 * Keeps the place that was gone to while the page came to life: the router writes the address that it began with over the one of a link
 * followed since, and a figure's address would be lost. What the browser went to is still the page's target.
 */
export function KeepTarget() {
  // Before other parts read the address, which they do once the page is drawn.
  useLayoutEffect(() => {
    const target = document.querySelector(':target')
    if (window.location.hash !== '' || target === null) return
    window.history.replaceState(window.history.state, '', `#${encodeURIComponent(target.id)}`)
  }, [])
  return null
}
