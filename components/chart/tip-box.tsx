import type { LineLink } from './plot'

/** What stands beside a figure. Places are pixels in the box that holds the figures. */
export interface Tip {
  readonly id: string
  readonly words: readonly string[]
  readonly lines: readonly LineLink[]
  readonly left: number
  readonly top: number
  readonly room: number
}

const WIDTH = 320

/** For eyes and pointers only: the same words are the figure's own name, and its lines are links in the table. */
export function TipBox({ tip }: { readonly tip: Tip }) {
  const [first = '', ...rest] = tip.words
  return (
    <div
      className="tip float"
      aria-hidden="true"
      style={{ left: Math.max(0, Math.min(tip.left, tip.room - WIDTH)), top: tip.top + 4 }}
    >
      <b>{first}</b>
      {rest.map((words) => (
        <span key={words} className="blk">
          {words}
        </span>
      ))}
      {tip.lines.length > 0 && (
        <span className="blk">
          {tip.lines.map((line, at) => (
            <span key={line.href}>
              {at > 0 && ', '}
              <a href={line.href} tabIndex={-1}>
                {line.text}
              </a>
            </span>
          ))}
        </span>
      )}
    </div>
  )
}
