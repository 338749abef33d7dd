'use client'

import { useEffect, useRef } from 'react'

/** All places of one figure: its mark in the mail and its cell in the table. */
function placesOf(root: Element, key: string): readonly Element[] {
  return [...root.querySelectorAll(`[data-f="${CSS.escape(key)}"]`)]
}

const keyAt = (target: EventTarget | null): string | null => {
  if (!(target instanceof Element)) return null
  const place = target.closest('[data-f], [data-of]')
  return place?.getAttribute('data-f') ?? place?.getAttribute('data-of') ?? null
}

function keyInAddress(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1))
  } catch {
    return ''
  }
}

/** The figure that stays lit when the pointer is on none: the focused one, else that of the address. */
function restingKey(root: Element): string {
  const { activeElement } = document
  return (root.contains(activeElement) ? keyAt(activeElement) : null) ?? keyInAddress()
}

/** Lights a figure up wherever it stands, with its row and its line; what was lit before goes out. */
function light(root: Element, key: string | null): void {
  for (const lit of root.querySelectorAll('.lit')) lit.classList.remove('lit')
  if (key === null || key === '') return
  for (const place of placesOf(root, key)) {
    place.classList.add('lit')
    place.closest('tr, li')?.classList.add('lit')
  }
  const line = document.getElementById(key)
  if (line?.matches('.mail li') && root.contains(line)) line.classList.add('lit')
}

/** Arrows go from figure to figure, so that a mail is one stop of the tab key. */
function step(root: Element, from: HTMLElement, forward: boolean): void {
  const links = [...root.querySelectorAll<HTMLElement>('.mail mark > a')]
  const next = links[links.indexOf(from) + (forward ? 1 : -1)]
  if (next === undefined) return
  rove(root, next)
  next.focus()
}

function rove(root: Element, to: HTMLElement): void {
  for (const link of root.querySelectorAll<HTMLElement>('.mail mark > a[tabindex="0"]')) link.tabIndex = -1
  to.tabIndex = 0
}

const ARROWS = new Map([
  ['ArrowRight', true],
  ['ArrowDown', true],
  ['ArrowLeft', false],
  ['ArrowUp', false],
])

function listen(root: HTMLElement, chosen: (key: string) => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const back = () => light(root, restingKey(root))
  root.addEventListener('pointerover', (event) => light(root, keyAt(event.target) ?? restingKey(root)), { signal })
  root.addEventListener('pointerleave', back, { signal })
  root.addEventListener(
    'focusin',
    ({ target }) => {
      const key = keyAt(target)
      light(root, key ?? keyInAddress())
      if (target instanceof HTMLElement && target.matches('.mail mark > a')) rove(root, target)
      if (key !== null) chosen(key)
    },
    { signal },
  )
  root.addEventListener(
    'keydown',
    (event) => {
      const forward = ARROWS.get(event.key)
      if (forward === undefined || !(event.target instanceof HTMLElement) || !event.target.matches('.mail mark > a'))
        return
      event.preventDefault()
      step(root, event.target, forward)
    },
    { signal },
  )
  const arrive = () => {
    back()
    const key = keyInAddress()
    if (key !== '') chosen(key)
  }
  window.addEventListener('hashchange', arrive, { signal })
  arrive()
  return () => stop.abort()
}

const nothing = () => undefined

/**
 * Lets a mail and its reading answer each other: a figure lights up in both, arrows walk through the figures. Renders only
 * a marker; it listens on the element it stands in, so that the mail and the tables stay what the server sent.
 *
 * @param onChoose the figure that has the focus or stands in the address
 */
export function LightUp({
  onChoose = nothing,
  of,
}: {
  readonly onChoose?: (key: string) => void
  readonly of?: unknown
}) {
  const marker = useRef<HTMLSpanElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `of` is what the mail is made from; a new mail is listened to anew
  useEffect(() => {
    const root = marker.current?.parentElement
    if (root === null || root === undefined) return
    const first = root.querySelector<HTMLElement>('.mail mark > a')
    if (first !== null) rove(root, first)
    return listen(root, onChoose)
  }, [onChoose, of])
  return <span ref={marker} hidden />
}
