import type { Metadata } from 'next'
import { maxImport, maxPaste } from '@/lib/http/limits'
import { problemOf } from './problem'
import { ProblemNote } from './problem-note'
import { savedLines } from './saved-lines'
import { SavedNote } from './saved-note'
import { UploadAccess } from './upload-access'
import { UploadDesk } from './upload-desk'

export const metadata: Metadata = { title: 'Upload' }

const one = (value: string | string[] | undefined): string | null => (typeof value === 'string' ? value : null)

/** Paste a mail, see what is in it, save it. `?problem=` and `?saved=` say what became of a form without a script. */
export default async function UploadPage({ searchParams }: PageProps<'/upload'>) {
  const search = await searchParams
  const code = one(search.problem)
  const ids = one(search.saved)?.split(',') ?? []
  const saved = await savedLines(ids)
  const limits = { paste: maxPaste(), archive: maxImport() }
  return (
    <UploadDesk limits={limits}>
      <UploadAccess />
      {code !== null && <ProblemNote problem={problemOf(code, limits)} />}
      {saved.length > 0 && (
        <div className="mb6">
          <SavedNote saved={saved} messages={ids.length} />
        </div>
      )}
    </UploadDesk>
  )
}
