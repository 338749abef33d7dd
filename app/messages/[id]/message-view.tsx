import { savedLine } from '@/app/upload/saved-lines'
import { SavedNote } from '@/app/upload/saved-note'
import { count } from '@/components/count'
import { Mark } from '@/components/mark'
import { compareLink } from '@/components/reading/compare-link'
import { ValueText } from '@/components/reading/condition-list'
import { postParts } from '@/components/reading/editors'
import { FigurePanel } from '@/components/reading/figure-panel'
import { Legend } from '@/components/reading/legend'
import { MessageHeads } from '@/components/reading/message-heads'
import { MessageReading } from '@/components/reading/message-reading'
import type { RunParts } from '@/components/reading/run-reading'
import type { MessageDetail } from '@/lib/queries/get-message'
import { panelFigures } from './panel-figures'
import { SeenIn } from './seen-in'
import { Thread } from './thread'

/** What the address asks for besides the message. */
export interface View {
  readonly isEdited: boolean
  readonly isUnfolded: boolean
  readonly saved: 'new' | 'known' | null
}

interface MessageViewProps {
  /** addresses hidden */
  readonly message: MessageDetail
  readonly view: View
}

const reading: RunParts = { show: (condition) => <ValueText value={condition.value} /> }

/** A message of the archive: the mail beside its reading, and what can be done with it. */
export function MessageView({ message, view }: MessageViewProps) {
  const { id, runs } = message
  return (
    <>
      <Bar message={message} view={view} />
      {view.saved !== null && (
        <div className="mt4 mb4">
          <SavedNote saved={[savedLine(message, view.saved)]} messages={1} />
        </div>
      )}
      <Legend runs={runs} />
      <div>
        <MessageReading
          message={message}
          parts={view.isEdited ? postParts(runs, id) : reading}
          prefix=""
          unfolded={view.isUnfolded}
          unfold={<a href={`/messages/${id}?all=1`}>Show every line</a>}
          heads={<MessageHeads message={message} subject={false} />}
          below={<SeenIn message={message} />}
          isWhole
        />
        <FigurePanel figures={panelFigures(message)} />
      </div>
      <Thread thread={message.thread} here={message.messageId} />
    </>
  )
}

function Bar({ message, view }: MessageViewProps) {
  const { id, runs, findings } = message
  const figures = runs.reduce((sum, run) => sum + run.measurements.length, 0)
  const compare = compareLink(message)
  return (
    <div className="bar">
      <h1>{message.subject ?? 'A message without a subject'}</h1>
      <span className="quiet">
        {count(runs.length, 'run')}, {count(figures, 'figure')}
      </span>
      {findings.length > 0 && (
        <span className="warn nw">
          <Mark kind="finding" /> {count(findings.length, 'finding')}
        </span>
      )}
      <span className="row end">
        {compare !== null && message.compare !== null && (
          <a href={compare.href}>Compare the {count(message.compare.runs, 'run')}</a>
        )}
        {view.isEdited ? (
          <a href={`/messages/${id}`}>Done correcting</a>
        ) : (
          <a href={`/messages/${id}?edit=1`}>Correct a condition</a>
        )}
        <a href={`/messages/${id}/text`}>The text as it came</a>
      </span>
    </div>
  )
}
