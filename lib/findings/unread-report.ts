import type { Stretch } from '@/lib/mail/stretch'

/** A stretch that was not understood, with what a report about it says. */
export interface Unread {
  /** without < >; null: the mail has none */
  readonly messageId: string | null
  /** that read the message */
  readonly parser: string
  /** the benchmark that it looks like; null: not known */
  readonly tool: string | null
  readonly why: string
  readonly stretch: Stretch
}

import product from '@/package.json'

/** The file to send on: what was found, and the lines as they stand in the mail. */
export function unreadReport({ messageId, parser, tool, why, stretch }: Unread): string {
  const { first, text, lines, more } = stretch
  const end = first + text.length - 1
  return [
    `IOlore ${product.version}, parser ${parser}: lines that look like ${tool ?? 'a result'} and are not among the figures`,
    '',
    `Finding:    ${why}`,
    `Lines:      ${lines[0] === lines[1] ? lines[0] : `${lines[0]} to ${lines[1]}`}`,
    `Message-ID: ${messageId ?? 'none'}`,
    '',
    "People's addresses are hidden by dots of the same length; otherwise the lines are as they came.",
    '',
    `-- lines ${first} to ${end} --`,
    ...text,
    `-- ${more > 0 ? `${more} more lines of it are left out` : 'end'} --`,
    '',
  ].join('\n')
}
