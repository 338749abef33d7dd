'use client'

import { useState } from 'react'
import { count } from '@/components/count'
import { fieldTitle } from '@/components/reading/conditions'
import type { Numbered } from './document-reading'
import type { LiveCorrection } from './live-correction'
import { type Posted, postCorrection } from './post-mail'
import { SavedNote } from './saved-note'

interface SavedResultProps {
  readonly posted: Extract<Posted, { readonly saved: unknown }>
  readonly messages: readonly Numbered[]
  /** what was corrected before saving */
  readonly corrections: readonly LiveCorrection[]
  readonly onAnother: () => void
}

/** What saving did. A message that was here already keeps what it says until somebody wants the correction in it, too. */
export function SavedResult({ posted, messages, corrections, onAnother }: SavedResultProps) {
  const { saved } = posted
  const known = corrections.flatMap((correction) => {
    const line = saved[messages.findIndex((each) => each.index === correction.message)]
    const runId = line?.status === 'known' ? line.runIds[correction.run - 1] : undefined
    return runId === undefined ? [] : { ...correction, runId }
  })
  return (
    <>
      <h1 className="vh">Upload</h1>
      <SavedNote saved={saved} messages={posted.messages} edit={editAddress(posted.edit)}>
        <button className="btn text" type="button" onClick={onAnother}>
          Another mail
        </button>
      </SavedNote>
      {known.length > 0 && <KnownCorrections corrections={known} />}
    </>
  )
}

const editAddress = (edit: string | null): string | null => (edit === null ? null : window.location.origin + edit)

type Known = LiveCorrection & { readonly runId: number }

function KnownCorrections({ corrections }: { readonly corrections: readonly Known[] }) {
  const [state, setState] = useState<'new' | 'under way' | 'saved' | 'proposed' | 'left' | 'failed'>('new')
  const fields = [...new Set(corrections.map((each) => fieldTitle(each.field)))].join(', ')
  const save = async () => {
    setState('under way')
    const done = await Promise.all(corrections.map(({ runId, field, value }) => postCorrection(runId, field, value)))
    setState(done.includes('failed') ? 'failed' : done.includes('proposed') ? 'proposed' : 'saved')
  }
  if (state === 'left') return null
  if (state === 'saved') return <p role="status">{count(corrections.length, 'correction')} saved.</p>
  if (state === 'proposed')
    return (
      <p role="status">
        {count(corrections.length, 'correction')} proposed: whoever holds the edit link, or the operator, may accept.
      </p>
    )
  return (
    <div className="mt4">
      <p>
        Your {corrections.length === 1 ? 'correction' : `${corrections.length} corrections`} of {fields} may be new.
        {state === 'failed' && <span className="warn"> Not all of it could be saved. Try again.</span>}
      </p>
      <div className="row mt2">
        <button className="btn main" type="button" onClick={save} disabled={state === 'under way'}>
          {corrections.length === 1 ? 'Save the correction' : 'Save the corrections'}
        </button>
        <button className="btn text" type="button" onClick={() => setState('left')}>
          Leave it as it was
        </button>
      </div>
    </div>
  )
}
