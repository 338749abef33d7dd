import { count } from '@/components/count'
import { dateWords } from '@/components/reading/message-heads'
import type { ThreadMail } from '@/lib/queries/messages/get-thread'

/** Further in, a narrow screen has no room for words. */
const DEEPEST = 6

interface ThreadProps {
  readonly thread: readonly ThreadMail[]
  /** Message-ID of the message on this page */
  readonly here: string | null
}

/** The mails of the thread: those with results lead to their pages, of the others the archive keeps who wrote them and when. */
export function Thread({ thread, here }: ThreadProps) {
  if (thread.length === 0) return null
  return (
    <section className="thread" aria-labelledby="thread">
      <h2 id="thread">Thread</h2>
      <ol>
        {thread.map((mail) => (
          <li key={mail.messageId} data-depth={Math.min(mail.depth, DEEPEST)}>
            <Subject mail={mail} isHere={mail.messageId === here} />{' '}
            <span className="quiet small">
              {[mail.from, mail.date === null ? null : dateWords(mail.date.slice(0, 10)), results(mail)]
                .filter((part) => part !== null)
                .join(', ')}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

const results = ({ id, runs }: ThreadMail): string => (id === null ? 'no result' : count(runs, 'run'))

function Subject({ mail, isHere }: { readonly mail: ThreadMail; readonly isHere: boolean }) {
  const words = mail.subject ?? 'a message without a subject'
  if (isHere) return <b aria-current="page">{words}</b>
  return mail.id === null ? <span>{words}</span> : <a href={`/messages/${mail.id}`}>{words}</a>
}
