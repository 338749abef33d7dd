'use client'

import { useMemo, useState } from 'react'
import { applyCorrections } from '@/components/reading/apply-corrections'
import { conditionValue } from '@/components/reading/conditions'
import { Legend } from '@/components/reading/legend'
import { LightUp } from '@/components/reading/light-up'
import type { FieldCorrection } from '@/components/reading/read-fields'
import type { Document } from '@/lib/model'
import { DocumentReading, type Numbered } from './document-reading'
import type { LiveCorrection } from './live-correction'
import { liveParts } from './live-parts'
import { type Posted, postMail } from './post-mail'
import { ReadingBar, SaveWords, totalsOf } from './reading-bar'
import { SavedResult } from './saved-result'
import type { Read } from './use-reading'

interface ReadDocumentProps {
  readonly read: Read
  readonly input: string | Uint8Array<ArrayBuffer>
  readonly corrections: readonly LiveCorrection[]
  readonly onCorrect: (change: (all: readonly LiveCorrection[]) => readonly LiveCorrection[]) => void
  /** null: the box is open already */
  readonly onEdit: (() => void) | null
  readonly onAnother: () => void
}

const readValue = (document: Document, message: number, run: number, field: string): string | null => {
  const of = document.messages[message]?.runs[run - 1]
  return of === undefined ? null : conditionValue(of, field)
}

/** A later correction of a condition takes the place of an earlier one. */
const correcting =
  (document: Document, message: number, { runs, field, value }: FieldCorrection) =>
  (all: readonly LiveCorrection[]): readonly LiveCorrection[] => [
    ...all.filter((each) => each.message !== message || each.field !== field || !runs.includes(each.run)),
    ...runs.map((run) => ({ message, run, field, value, read: readValue(document, message, run, field) })),
  ]

/** What was read in the box: to be looked at, put right and saved. */
export function ReadDocument({ read, input, corrections, onCorrect, onEdit, onAnother }: ReadDocumentProps) {
  const { document, ms } = read
  const [posted, setPosted] = useState<Posted | 'under way' | null>(null)
  const [unfolded, setUnfolded] = useState(false)
  const messages = useMemo(() => readMessages(document, corrections), [document, corrections])
  const totals = totalsOf(messages)

  const save = async () => {
    setPosted('under way')
    setPosted(await postMail(input, inForce(messages, corrections)))
  }
  if (posted !== null && posted !== 'under way' && 'saved' in posted) {
    return (
      <SavedResult
        posted={posted}
        corrections={inForce(messages, corrections)}
        onAnother={onAnother}
        messages={messages}
      />
    )
  }
  return (
    <>
      <ReadingBar totals={totals} how={`read in ${ms < 1 ? 'under 1' : Math.round(ms)} ms in your browser`}>
        {onEdit !== null && (
          <button className="btn text" type="button" onClick={onEdit}>
            Edit the text
          </button>
        )}
        <button className="btn text" type="button" onClick={onAnother}>
          Another mail
        </button>
      </ReadingBar>
      <Legend runs={messages.flatMap(({ message }) => message.runs)} />
      <div>
        <LightUp of={messages} />
        <DocumentReading
          messages={messages}
          parts={({ index, message }) =>
            liveParts(message.runs, (correction) => onCorrect(correcting(document, index, correction)))
          }
          unfolded={unfolded}
          unfold={
            <button className="btn text" type="button" onClick={() => setUnfolded(true)}>
              Show every line
            </button>
          }
        />
      </div>
      <div className="save">
        {posted !== null && posted !== 'under way' && !('saved' in posted) && (
          <p role="alert" className="long">
            <b>Not saved.</b> {posted.message}{' '}
            <code className="quiet">
              {posted.status > 0 && `${posted.status} `}
              {posted.code}
            </code>
          </p>
        )}
        <SaveWords totals={totals} messages={messages.length} />
        <span className="end">
          <button className="btn text" type="button" onClick={onAnother}>
            Discard
          </button>
          <button className="btn main" type="button" onClick={save} disabled={posted === 'under way'}>
            {posted === 'under way' ? 'Saving …' : 'Save to the archive'}
          </button>
        </span>
      </div>
    </>
  )
}

function readMessages(document: Document, corrections: readonly LiveCorrection[]): readonly Numbered[] {
  return document.messages.flatMap((message, index) => {
    if (message.runs.length === 0) return []
    const own = corrections.filter(
      (each) => each.message === index && each.read === readValue(document, index, each.run, each.field),
    )
    return { index, message: applyCorrections(message, own) }
  })
}

/** Only what differs from what was read: a correction that was taken back is none. */
function inForce(messages: readonly Numbered[], corrections: readonly LiveCorrection[]): readonly LiveCorrection[] {
  return corrections.filter(({ message, run, field }) => {
    const read = messages.find((each) => each.index === message)?.message.runs[run - 1]
    return read !== undefined && field in read.corrected
  })
}
