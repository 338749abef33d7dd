'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { WORDS_APART } from './drawn-link'
import { figureBeside } from './figure-beside'
import { type Tip, TipBox } from './tip-box'

const HIDE_AFTER = 150

/**
 * Joins the figures of tables and drawings inside it: whatever carries the same `data-fig` lights up together, and a
 * drawn figure shows its words beside it on hover, focus and touch (the first touch shows, the second follows the link).
 * Arrow keys go from one drawn figure to the next. Listens once for all of them, so that the figures themselves need no script.
 */
export function FigureTips({ children }: { readonly children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  const [tip, setTip] = useState<Tip | null>(null)
  useEffect(() => (root.current === null ? undefined : listen(root.current, setTip)), [])
  return (
    <div ref={root} className="figures">
      {children}
      {tip !== null && <TipBox tip={tip} />}
    </div>
  )
}

function listen(root: HTMLElement, setTip: (tip: Tip | null) => void): () => void {
  const stop = new AbortController()
  let timer = 0
  let touched: string | null = null
  const hide = (): void => {
    touched = null
    light(root, null)
    setTip(null)
  }
  const show = (figure: Element): void => {
    light(root, figure.getAttribute('data-fig'))
    setTip(figure instanceof SVGElement ? tipOf(figure, root) : null)
  }
  const meet = (event: Event): void => {
    window.clearTimeout(timer)
    if (!(event.target instanceof Element) || event.target.closest('.tip') !== null) return
    const figure = event.target.closest('[data-fig]')
    if (figure === null) timer = window.setTimeout(hide, HIDE_AFTER)
    else show(figure)
  }
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') hide()
    const figure = event.target instanceof SVGElement ? event.target.closest<SVGElement>('a[data-fig]') : null
    const next = figure === null ? null : figureBeside(figure, event.key)
    if (next === null) return
    event.preventDefault()
    next.focus()
  }
  const tap = (event: Event): void => {
    if (!(event instanceof PointerEvent) || event.pointerType !== 'touch' || !(event.target instanceof Element)) return
    const figure = event.target.closest('a[data-fig]')
    if (!(figure instanceof SVGElement)) return
    const id = figure.getAttribute('data-fig')
    if (touched === id) return
    event.preventDefault()
    touched = id
  }
  // a finger leaves with every touch: what it showed stays until it touches something else
  const leave = ({ pointerType }: PointerEvent): void => {
    if (pointerType !== 'touch') hide()
  }
  const { signal } = stop
  root.addEventListener('pointerover', meet, { signal })
  root.addEventListener('focusin', meet, { signal })
  root.addEventListener('click', tap, { signal })
  root.addEventListener('pointerleave', leave, { signal })
  root.addEventListener('focusout', hide, { signal })
  root.addEventListener('keydown', press, { signal })
  // whoever was on a figure before the script came
  const early = root.querySelector('[data-fig]:hover') ?? root.querySelector('[data-fig]:focus')
  if (early !== null) show(early)
  return () => {
    window.clearTimeout(timer)
    stop.abort()
  }
}

function light(root: HTMLElement, id: string | null): void {
  for (const lit of root.querySelectorAll('.lit')) lit.classList.remove('lit')
  if (id === null) return
  for (const figure of root.querySelectorAll(`[data-fig="${CSS.escape(id)}"]`)) {
    figure.classList.add('lit')
    figure.closest('tr')?.classList.add('lit')
  }
}

function tipOf(figure: SVGElement, root: HTMLElement): Tip {
  const at = figure.getBoundingClientRect()
  const room = root.getBoundingClientRect()
  const lines = (figure.getAttribute('data-lines') ?? '').split('\n').flatMap((line) => {
    const [text, href] = line.split(' ')
    return text && href ? [{ text, href }] : []
  })
  return {
    id: figure.getAttribute('data-fig') ?? '',
    words: (figure.getAttribute('aria-label') ?? '').split(WORDS_APART),
    lines,
    left: at.left - room.left,
    top: at.bottom - room.top,
    room: room.width,
  }
}
