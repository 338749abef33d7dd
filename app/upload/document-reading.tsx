import { count } from '@/components/count'
import { MessageHeads } from '@/components/reading/message-heads'
import { MessageReading } from '@/components/reading/message-reading'
import type { ReadMessage } from '@/components/reading/read-run'
import type { RunParts } from '@/components/reading/run-reading'

/** A message with results, and its place in the document: corrections name it. */
export interface Numbered {
  readonly index: number
  readonly message: ReadMessage
}

interface DocumentReadingProps {
  readonly messages: readonly Numbered[]
  readonly parts: (message: Numbered) => RunParts
  readonly unfolded: boolean
  readonly unfold: React.ReactNode
}

/** A mailbox may hold hundreds: all of them are saved, so many are shown. */
const SHOWN = 10

/** What was read in a text that is not saved yet. */
export function DocumentReading({ messages, parts, unfolded, unfold }: DocumentReadingProps) {
  const several = messages.length > 1
  return (
    <>
      {messages.slice(0, SHOWN).map((each, at) => (
        <section key={each.index} aria-label={several ? `Message ${at + 1}` : 'The mail and its reading'}>
          {several && (
            <h2 className="sect">
              {each.message.subject ?? `Message ${at + 1}`}{' '}
              <span className="quiet small">{count(each.message.runs.length, 'run')}</span>
            </h2>
          )}
          <MessageReading
            message={each.message}
            parts={parts(each)}
            prefix={at === 0 ? '' : `m${at + 1}-`}
            unfolded={unfolded}
            unfold={unfold}
            heads={<MessageHeads message={each.message} subject />}
          />
        </section>
      ))}
      {messages.length > SHOWN && (
        <p className="quiet mt4">
          Showing {SHOWN} of {messages.length} messages with results. Saving keeps all of them.
        </p>
      )}
    </>
  )
}
