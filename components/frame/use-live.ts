'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether scripts run: false in the HTML that the server sends, true once the page is alive. */
export const useLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
