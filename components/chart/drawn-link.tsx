import type { ReactNode } from 'react'
import type { Drawn } from './plot'

/** Between the words of a figure: read out as a pause, and where figure-tips begins a new line. */
export const WORDS_APART = ';\n'

/**
 * What is drawn for one figure is a link to its line. Its words are its name here, and what figure-tips shows beside it;
 * the texts of the drawing stand outside of it, or they would be a second name.
 */
export function DrawnLink({ drawn, children }: { readonly drawn: Drawn; readonly children: ReactNode }) {
  const { href, id, lines, words } = drawn
  return (
    <a
      href={href}
      aria-label={words.join(WORDS_APART)}
      data-fig={id}
      data-lines={lines.length > 0 ? lines.map((line) => `${line.text} ${line.href}`).join('\n') : undefined}
    >
      {children}
    </a>
  )
}
