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
import type { Who } from '@/lib/access/who-asks'
import type { ChangesOf } from '@/lib/queries/messages/find-changes-of'
import type { MessageDetail } from '@/lib/queries/messages/get-message'
import { Changes } from './changes'
import { EditLink } from './edit-link'
import { NotAResult } from './not-a-result'
import { panelFigures } from './panel-figures'
import { RemoveForm } from './remove-form'
import { SeenIn } from './seen-in'
import { SetAside } from './set-aside'
import { Thread } from './thread'

/** What the address asks for besides the message. */
export interface View {
  readonly isEdited: boolean
  readonly isUnfolded: boolean
  readonly saved: 'new' | 'known' | null
  /** what was just sent waits for somebody who may */
  readonly isProposed: boolean
  /** removing was asked for, but not that it is meant */
  readonly isUnsure: boolean
  /** something was to be set for runs, but for none */
  readonly isEmpty: boolean
}

interface MessageViewProps {
  /** addresses hidden */
  readonly message: MessageDetail
  readonly view: View
  readonly who: Who
  readonly changes: ChangesOf
}

const reading: RunParts = { show: (condition) => <ValueText value={condition.value} /> }

/** A message of the archive: the mail beside its reading, and what can be done with it. */
export function MessageView({ message, view, who, changes }: MessageViewProps) {
  const { id, runs } = message
  const isOwner = who !== 'anyone'
  return (
    <>
      <EditLink id={id} />
      <Bar message={message} view={view} isOwner={isOwner} />
      {view.isEdited && <MayNote isOwner={isOwner} isProposed={view.isProposed} />}
      {view.saved !== null && (
        <div className="mt4 mb4">
          <SavedNote saved={[savedLine(message, view.saved)]} messages={1} />
        </div>
      )}
      <Legend runs={runs} />
      <div>
        <MessageReading
          message={message}
          parts={view.isEdited ? postParts(runs, message.setAside, id) : reading}
          prefix=""
          unfolded={view.isUnfolded}
          unfold={<a href={`/messages/${id}?all=1`}>Show every line</a>}
          heads={<MessageHeads message={message} subject={false} />}
          below={<SeenIn message={message} />}
          isWhole
        />
        <FigurePanel figures={panelFigures(message)} />
      </div>
      <SetAside id={id} runs={message.setAside} isOwner={isOwner} />
      {view.isEdited && <NotAResult id={id} runs={runs} isOwner={isOwner} isEmpty={view.isEmpty} />}
      <Changes changes={changes} isOwner={isOwner} />
      <Thread thread={message.thread} here={message.messageId} />
      {view.isEdited && isOwner && <RemoveForm id={id} isUnsure={view.isUnsure} />}
    </>
  )
}

function MayNote({ isOwner, isProposed }: { readonly isOwner: boolean; readonly isProposed: boolean }) {
  if (isProposed)
    return (
      <p role="status" className="mb4">
        Thank you: it waits for whoever holds the edit link of this message, or the operator.
      </p>
    )
  return isOwner ? null : (
    <p className="quiet mb4">What you change here is a proposal: it waits for whoever may accept it.</p>
  )
}

interface BarProps {
  readonly message: MessageDetail
  readonly view: View
  readonly isOwner: boolean
}

function Bar({ message, view, isOwner }: BarProps) {
  const { id, runs, findings } = message
  const figures = runs.reduce((sum, run) => sum + run.measurements.length, 0)
  const compare = compareLink(message)
  return (
    <div className="bar">
      <h1>{message.subject ?? 'A message without a subject'}</h1>
      <span className="quiet">
        {count(runs.length, 'run')}, {count(figures, 'figure')}
        {message.setAside.length > 0 && (
          <>
            , <a href="#set-aside">{message.setAside.length} set aside</a>
          </>
        )}
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
          <a href={`/messages/${id}?edit=1`}>{isOwner ? 'Correct a condition' : 'Propose a correction'}</a>
        )}
        <a href={`/messages/${id}/text`}>The text as it came</a>
      </span>
    </div>
  )
}
