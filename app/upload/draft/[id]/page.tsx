import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { applyCorrections } from '@/components/reading/apply-corrections'
import { formParts } from '@/components/reading/editors'
import { Legend } from '@/components/reading/legend'
import { LightUp } from '@/components/reading/light-up'
import { parse } from '@/lib/parse'
import { DocumentReading } from '../../document-reading'
import { findDraft } from '../../drafts'
import { NoResult } from '../../no-result'
import { problemHref } from '../../problem'
import { ReadingBar, SaveWords, totalsOf } from '../../reading-bar'
import { EditText } from './edit-text'

export const metadata: Metadata = { title: 'Preview' }

/** The reading of a text that came with a form. Works without a script: every condition brings its fields into one form. */
export default async function DraftPage({ params, searchParams }: PageProps<'/upload/draft/[id]'>) {
  const { id } = await params
  const isUnfolded = (await searchParams).all === '1'
  const draft = findDraft(id)
  if (draft === null) redirect(problemHref('expired'))
  const document = await parse(draft.input)
  const messages = document.messages.flatMap((message, index) =>
    message.runs.length === 0 ? [] : { index, message: applyCorrections(message, []) },
  )
  if (messages.length === 0) {
    return (
      <>
        <h1 className="vh">Preview</h1>
        <NoResult document={document}>{null}</NoResult>
        <form method="post" action="/upload/preview" encType="multipart/form-data" className="mt6">
          <EditText input={draft.input} isOpen />
        </form>
      </>
    )
  }
  const totals = totalsOf(messages)
  return (
    <form method="post" action="/api/v1/messages" encType="multipart/form-data">
      <input type="hidden" name="draft" value={id} />
      <ReadingBar totals={totals} how={draft.name === null ? 'read' : `read from ${draft.name}`}>
        <a href="/upload">Another mail</a>
      </ReadingBar>
      <EditText input={draft.input} isOpen={false} />
      <Legend runs={messages.flatMap(({ message }) => message.runs)} />
      <div>
        <LightUp />
        <DocumentReading
          messages={messages}
          parts={({ index, message }) => formParts(message.runs, index)}
          unfolded={isUnfolded}
          unfold={<a href={`/upload/draft/${id}?all=1`}>Show every line</a>}
        />
      </div>
      <div className="save">
        <SaveWords totals={totals} messages={messages.length} />
        <span className="end">
          <a className="btn text" href="/upload">
            Discard
          </a>
          <button className="btn main" type="submit">
            Save to the archive
          </button>
        </span>
      </div>
    </form>
  )
}
