import { readQuote } from '@/lib/mail/quote'
import type { Stretch } from '@/lib/mail/stretch'
import { figureHref } from '@/lib/url/figure-href'

interface Props {
  readonly stretch: Stretch
  readonly messageId: string
}

/** A stretch with the lines around it: quotation marks kept, its own lines washed, each number the way to its place in the mail. */
export function StretchLines({ stretch: { first, text, lines, more }, messageId }: Props) {
  return (
    <div className="scroll sample">
      <ol className="mail" start={first}>
        {text.map((line, at) => {
          const number = first + at
          const { depth } = readQuote(line)
          const classes = [
            depth > 0 ? `q${Math.min(depth, 3)}` : '',
            number >= lines[0] && number <= lines[1] ? 'lit' : '',
          ]
          return (
            <li key={number} className={classes.filter(Boolean).join(' ') || undefined}>
              <a href={figureHref(messageId, number)} tabIndex={-1}>
                {number}
              </a>
              <code>{line}</code>
            </li>
          )
        })}
      </ol>
      {more > 0 && <p className="small quiet">{more} more lines of it.</p>}
    </div>
  )
}
