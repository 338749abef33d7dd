'use client'

import { useCallback, useState } from 'react'
import { LightUp } from './light-up'

/** What is said of one figure when it is chosen. Made on the server, so that words and ratios are the same everywhere. */
export interface PanelFigure {
  /** `sequential write, 8 threads` */
  readonly title: string
  readonly text: string
  readonly unit: string | null
  readonly cpu: string | null
  readonly latency: string | null
  readonly run: string
  readonly line: number
  /** against the same figure of the first run of its message */
  readonly against: {
    readonly ratio: string
    readonly text: string
    readonly run: string
    readonly key: string
    readonly line: number
  } | null
  readonly links: readonly { readonly href: string; readonly words: string }[]
}

/** The figure that was chosen in the mail or in a table, in words. Nothing until one is chosen. */
export function FigurePanel({ figures }: { readonly figures: Readonly<Record<string, PanelFigure>> }) {
  const [key, choose] = useState<string | null>(null)
  const onChoose = useCallback((chosen: string) => choose(chosen), [])
  const figure = key === null ? undefined : figures[key]
  return (
    <>
      <LightUp onChoose={onChoose} />
      <div className="dock" role="status" aria-label="Chosen figure">
        {figure !== undefined && <Words figure={figure} close={() => choose(null)} />}
      </div>
    </>
  )
}

function Words({ figure, close }: { readonly figure: PanelFigure; readonly close: () => void }) {
  const { against } = figure
  return (
    <div className="readout">
      <div className="row tight">
        <b>{figure.title}</b>
        <span>
          <span className="m">{figure.text}</span> {figure.unit}
          {figure.cpu !== null && (
            <>
              , CPU <span className="m">{figure.cpu}</span> %
            </>
          )}
          {figure.latency !== null && (
            <>
              , latency <span className="m">{figure.latency}</span>
            </>
          )}
        </span>
        <span className="quiet">{figure.run}</span>
        <a className="at" href={`#L${figure.line}`}>
          L{figure.line}
        </a>
        <button className="btn text end" type="button" onClick={close}>
          Close
        </button>
      </div>
      <div className="row tight">
        {against !== null && (
          <span className="quiet">
            {against.ratio} of <span className="m">{against.text}</span> on {against.run},{' '}
            <a className="at" href={`#${against.key}`}>
              L{against.line}
            </a>
          </span>
        )}
        {figure.links.map((link) => (
          <a key={link.href} href={link.href}>
            {link.words}
          </a>
        ))}
      </div>
    </div>
  )
}
