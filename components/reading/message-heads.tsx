import type { ReadMessage } from './read-run'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A date as stated: `24 Jan 2011, 22:57:13 +01:00`; a bare day stays a day. Nothing is moved to another time zone. */
export function dateWords(date: string): string {
  const parts = /^(\d{4})-(\d\d)-(\d\d)(?:T([\d:]+)(?:\.\d+)?(Z|[-+]\d\d:\d\d)?)?/.exec(date)
  if (parts === null) return date
  const [, year, month, day, time, offset] = parts
  const words = `${Number(day)} ${MONTHS[Number(month) - 1] ?? month} ${year}`
  if (time === undefined) return words
  return `${words}, ${time}${offset === undefined ? '' : ` ${offset === 'Z' ? 'UTC' : offset}`}`
}

/** Who wrote the mail and when, never with an address. */
export function MessageHeads({ message, subject }: { readonly message: ReadMessage; readonly subject: boolean }) {
  return (
    <dl className="heads">
      {subject && (
        <>
          <dt>Subject</dt>
          <dd>{message.subject ?? <span className="faint">not stated</span>}</dd>
        </>
      )}
      <dt>From</dt>
      <dd>
        {message.from === null ? (
          <span className="faint">not stated</span>
        ) : (
          <>
            {message.from} <span className="hid">address hidden</span>
          </>
        )}
      </dd>
      <dt>Date</dt>
      <dd>{message.date === null ? <span className="faint">not stated</span> : dateWords(message.date)}</dd>
      {message.messageId !== null && (
        <>
          <dt>Message-ID</dt>
          <dd>
            <code>{message.messageId}</code>
          </dd>
        </>
      )}
    </dl>
  )
}
