import type { ReactNode } from 'react'
import { readQuote } from '@/lib/mail/quote'
import { foldLines, type Stretch } from './fold-lines'
import type { LineMarks } from './line-marks'
import { MailLine } from './mail-line'

interface MailLinesProps {
  /** the whole message's, addresses hidden */
  readonly lines: readonly string[]
  readonly first: number
  readonly last: number
  readonly marks: LineMarks
  readonly prefix: string
  /** show every line, however many hold nothing */
  readonly unfolded: boolean
  /** how to see what is folded */
  readonly unfold: ReactNode
}

/** The lines of one section of a mail. */
export function MailLines({ lines, first, last, marks, prefix, unfolded, unfold }: MailLinesProps) {
  const stretches = unfolded ? [{ first, last, shown: true }] : foldLines(first, last, marks)
  return stretches.map((stretch) =>
    stretch.shown ? (
      <Shown key={stretch.first} stretch={stretch} lines={lines} marks={marks} prefix={prefix} />
    ) : (
      <p key={stretch.first} className="folded">
        Lines {stretch.first} to {stretch.last} are not shown: nothing was read in them. {unfold}
      </p>
    ),
  )
}

interface ShownProps extends Pick<MailLinesProps, 'lines' | 'marks' | 'prefix'> {
  readonly stretch: Stretch
}

/** A browser leaves out of its layout what is not on the screen; that works by the list, so long stretches are several. */
const LIST = 200

function Shown({ stretch, lines, marks, prefix }: ShownProps) {
  const starts: number[] = []
  for (let at = stretch.first; at <= stretch.last; at += LIST) starts.push(at)
  return starts.map((start) => {
    const end = Math.min(start + LIST - 1, stretch.last)
    return (
      <ol key={start} className={starts.length > 1 ? 'mail many' : 'mail'} start={start}>
        {numbers(start, end).map((number) => {
          const text = lines[number - 1] ?? ''
          return (
            <MailLine
              key={number}
              number={number}
              text={text}
              depth={readQuote(text).depth}
              spans={marks.get(number) ?? []}
              prefix={prefix}
            />
          )
        })}
      </ol>
    )
  })
}

const numbers = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at)
