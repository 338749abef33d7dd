import type { ReactNode } from 'react'
import type { Drawn } from './plot'

/**
 * What is drawn for one figure is a link to its line. Its words are its name here, and what figure-tips shows beside it;
 * the texts of the drawing stand outside of it, or they would be a second name.
 */
export function DrawnLink({ drawn, children }: { readonly drawn: Drawn; readonly children: ReactNode }) {
  return (
    <a href={drawn.href} aria-label={drawn.words.join('; ')} {...tipData(drawn)}>
      {children}
    </a>
  )
}

/** The attributes that figure-tips reads, on drawings and on cells of tables alike. */
export function tipData(drawn: Drawn) {
  return {
    'data-fig': drawn.id,
    'data-words': drawn.words.join('\n'),
    'data-lines': drawn.lines.map((line) => `${line.text} ${line.href}`).join('\n'),
  }
}
