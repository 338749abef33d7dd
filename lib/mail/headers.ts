import { decodeWords } from 'postal-mime'
import { readDate } from './read-date'
import { readName } from './read-name'

/** What the head of a message says of it. */
export interface Head {
  readonly messageId: string | null
  readonly subject: string | null
  readonly from: string | null
  readonly date: string | null
  /** Message-IDs of the mails that it answers, the first of the thread first */
  readonly references: readonly string[]
}

/** Of a text that says nothing about itself. */
export const NO_HEAD: Head = { messageId: null, subject: null, from: null, date: null, references: [] }

export interface Headers {
  /** first occurrence of each field, by lower case name, unfolded */
  readonly fields: ReadonlyMap<string, string>
  /** index of the first line behind them and the blank line that ends them */
  readonly end: number
}

/** Mailers put underscores and dots into names of their own (`msip_labels`). */
const FIELD = /^([A-Za-z][\w.-]{0,60}): ?/

/** Fields that only the head of a mail has; two of them make one. */
const KNOWN = new Set(
  `from to cc subject date message-id in-reply-to references received return-path reply-to sender mime-version content-type
  delivered-to x-mailing-list list-id user-agent x-mailer newsgroups organization`.split(/\s+/),
)

/**
 * The header fields that start at `lines[at]` (RFC 5322, 2.2), or null where there are none: two known ones at least, the
 * subject, the sender or the date among them. A head pasted without the blank line under it is one too.
 */
export function readHeaders(lines: readonly string[], at: number): Headers | null {
  const parts = new Map<string, string[]>()
  let last: string[] | null = null
  let line = at
  for (; line < lines.length; line++) {
    const text = lines[line] ?? ''
    const field = FIELD.exec(text)
    if (field !== null) {
      last = [text.slice(field[0].length).trim()]
      const name = (field[1] ?? '').toLowerCase()
      if (!parts.has(name)) parts.set(name, last)
    } else if (last !== null && (text[0] === ' ' || text[0] === '\t') && text.trim() !== '') {
      last.push(text.trim())
    } else break
  }
  const fields = new Map([...parts].map(([name, folded]) => [name, folded.join(' ').trim()]))
  if (!isMailHead(fields)) return null
  return { fields, end: (lines[line] ?? '').trim() === '' ? line + 1 : line }
}

/** Whether these fields make a head: two known ones at least, the sender, the subject or the date among them. */
export function isMailHead(fields: ReadonlyMap<string, unknown>): boolean {
  if (!fields.has('from') && !fields.has('subject') && !fields.has('date')) return false
  let known = 0
  for (const name of fields.keys()) if (KNOWN.has(name)) known++
  return known >= 2
}

/** What the fields say, without what archives write behind them: `[thread overview]`, `(raw)`. */
export function readHead(fields: ReadonlyMap<string, string>): Head {
  return {
    messageId: readMessageId(fields.get('message-id') ?? ''),
    subject: cleanSubject(fields.get('subject') ?? ''),
    from: readName((fields.get('from') ?? '').replace(/\s*\[this message\]$/, '')),
    date: readDate(fields.get('date') ?? ''),
    references: readReferences(fields.get('references') ?? '', fields.get('in-reply-to') ?? ''),
  }
}

/** So many names of a thread that was answered down and down: the first and the last of them. */
const MOST_REFERENCES = 100

/** The thread above a mail (RFC 5322, 3.6.4). Old mailers write words into In-Reply-To: only what stands in angles is a name. */
function readReferences(references: string, inReplyTo: string): readonly string[] {
  const named = [...`${references} ${inReplyTo}`.matchAll(/<([^<>\s]{3,250})>/g)].map(([, id = '']) => id)
  const answered = [...new Set(named.filter((id) => id.includes('@')))]
  if (answered.length <= MOST_REFERENCES) return answered
  return [...answered.slice(0, 1), ...answered.slice(1 - MOST_REFERENCES)]
}

export function cleanSubject(stated: string): string | null {
  const subject = decodeWords(stated).replace(/\s+/g, ' ').trim()
  return subject === '' ? null : subject
}

/** `<a@b>`, bare `a@b`, and MARC's `a () b ! c`. */
function readMessageId(stated: string): string | null {
  const angled = /<([^<>]+)>/.exec(stated)?.[1]
  const id = angled ?? stated.replace(/\s*\(raw\)$/, '')
  const plain = id.replace(' () ', '@').replaceAll(' ! ', '.').trim()
  return plain === '' || /\s/.test(plain) ? null : plain
}
