import { headers } from 'next/headers'
import { count } from '@/components/count'
import { credentialsOf } from '@/lib/access/credentials'
import { addressOf, mayUpload, uploadMode, uploadsADay, uploadsLeft } from '@/lib/access/uploads'

/** Told before somebody runs into the limit. */
const TOLD_FROM = 20

/** What may be uploaded here, and by whom, where it is not simply everything by everybody. */
export async function UploadAccess() {
  const head = await headers()
  if (!mayUpload(credentialsOf(head))) return uploadMode() === 'off' ? <Off /> : <TokenForm />
  const left = uploadsLeft(addressOf(head), new Date())
  return left > TOLD_FROM ? null : (
    <p className="warn mb4">
      {count(left, 'upload')} of {uploadsADay()} a day {left === 1 ? 'is' : 'are'} left for your address today.
    </p>
  )
}

const Off = () => (
  <p className="warn mb4">
    This archive takes no uploads through the web, only from its command line. What you paste is read here and not kept.
  </p>
)

const TokenForm = () => (
  <form method="post" action="/api/v1/session" className="row mb4">
    <input type="hidden" name="from" value="upload" />
    <p>This archive takes uploads with its token only.</p>
    <input className="field" type="password" name="token" aria-label="Upload token" autoComplete="current-password" />
    <button className="btn" type="submit">
      Use it
    </button>
  </form>
)
