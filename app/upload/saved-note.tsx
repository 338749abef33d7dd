import type { ReactNode } from 'react'
import { count } from '@/components/count'
import { Mark } from '@/components/mark'
import { dateWords } from '@/components/reading/message-heads'

/** A message that is in the archive now, as far as a note on it needs. */
export interface SavedLine {
  readonly id: string
  readonly status: 'new' | 'known' | 'removed'
  readonly runs: number
  readonly figures: number
  readonly savedAt: string
  readonly subject: string | null
  readonly href: string
  readonly compare: { readonly href: string; readonly words: string } | null
}

interface SavedNoteProps {
  readonly saved: readonly SavedLine[]
  /** of so many messages; what is not named is counted */
  readonly messages: number
  /** the link that lets its holder change what is new; null: there is none to give */
  readonly edit?: string | null
  readonly children?: ReactNode
}

const day = (iso: string): string => dateWords(iso.slice(0, 10))
const title = (line: SavedLine): string => line.subject ?? 'the message'

/** What saving did: what is new, what was there already, and where to go from here. */
export function SavedNote({ saved, messages, edit = null, children }: SavedNoteProps) {
  const added = saved.filter((line) => line.status === 'new')
  const [only] = saved
  const sum = (of: 'runs' | 'figures') => added.reduce((total, line) => total + line[of], 0)
  const heading =
    added.length > 0 ? `Saved: ${count(sum('runs'), 'run')}, ${count(sum('figures'), 'figure')}` : 'Already here'
  return (
    <section aria-labelledby="saved" role="status">
      <h2 id="saved">{heading}</h2>
      {saved.map((line) => (
        <p key={line.id} className="mt1">
          {line.status === 'new' && <Mark kind="done" />} {line.status === 'known' && 'This message was saved '}
          {line.status === 'known' && `on ${day(line.savedAt)}, with ${count(line.runs, 'run')}: `}
          {line.status === 'removed' ? (
            `A message was taken back on ${day(line.savedAt)} and stays out. Nothing was added.`
          ) : (
            <>
              <a href={line.href}>{title(line)}</a>
              {line.status === 'new' ? ' is in the archive.' : '. Nothing was added.'}
            </>
          )}
        </p>
      ))}
      {messages > saved.length && (
        <p className="quiet">
          Showing {saved.length} of {messages} messages. <a href="/messages">All messages</a>
        </p>
      )}
      {edit !== null && (
        <p className="mt2">
          Keep this link: whoever has it may correct or remove what you saved. It is shown once.{' '}
          <code className="wrap">{edit}</code>
        </p>
      )}
      <div className="row mt3">
        {saved.map((line) =>
          line.compare === null ? null : (
            <a key={line.id} className={saved.length === 1 ? 'btn main' : 'btn'} href={line.compare.href}>
              {line.compare.words}
            </a>
          ),
        )}
        {only !== undefined && saved.length === 1 && (
          <a href={`/runs?msg=${only.id}`}>{only.runs === 1 ? 'See the run' : `See the ${only.runs} runs`}</a>
        )}
        {children}
      </div>
    </section>
  )
}
