import type { ReactNode } from 'react'
import { KIND_CLASS } from './kind-class'
import type { Span } from './line-marks'

interface MailLineProps {
  readonly number: number
  readonly text: string
  readonly depth: number
  readonly spans: readonly Span[]
  /** stands before every address of the page: more than one mail may be on it */
  readonly prefix: string
}

/** One line of a mail: its number, its quote bars, its text with what was read in it. */
export function MailLine({ number, text, depth, spans, prefix }: MailLineProps) {
  const again = spans.length > 0 && spans.every((span) => span.role === 'repeat')
  const classes = [depth > 0 ? `q${Math.min(depth, 3)}` : '', again ? 'again' : ''].filter(Boolean).join(' ')
  return (
    <li id={`${prefix}L${number}`} className={classes === '' ? undefined : classes}>
      <a href={`#${prefix}L${number}`} tabIndex={-1}>
        {number}
      </a>
      <code>{pieces(text, spans, prefix)}</code>
    </li>
  )
}

function pieces(text: string, spans: readonly Span[], prefix: string): ReactNode {
  if (spans.length === 0) return text
  const out: ReactNode[] = []
  let at = 0
  for (const span of spans) {
    if (span.from > at) out.push(text.slice(at, span.from))
    out.push(<Marked key={span.from} span={span} text={text.slice(span.from, span.to)} prefix={prefix} />)
    at = span.to
  }
  if (at < text.length) out.push(text.slice(at))
  return out
}

function Marked({ span, text, prefix }: { readonly span: Span; readonly text: string; readonly prefix: string }) {
  if (span.role === 'condition') return <b>{text}</b>
  const figure = span.key === null ? undefined : `${prefix}${span.key}`
  if (span.kind === null) {
    return (
      <mark className="kc" data-of={figure}>
        {text}
      </mark>
    )
  }
  const kind = KIND_CLASS[span.kind]
  if (span.role === 'repeat') {
    return (
      <mark className={kind} data-of={figure}>
        {text}
      </mark>
    )
  }
  return (
    <mark className={kind} id={figure} data-f={figure}>
      <a href={`#${figure}`} title={span.words ?? undefined} tabIndex={-1}>
        {text}
      </a>
    </mark>
  )
}
