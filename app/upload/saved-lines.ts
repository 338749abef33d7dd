import { compareLink } from '@/components/reading/compare-link'
import { getArchive } from '@/lib/db/client'
import { getMessage, type MessageDetail } from '@/lib/queries/messages/get-message'
import type { SavedLine } from './saved-note'

/** So many messages are named after a mailbox was saved; the others are counted. */
const NAMED = 20

export const savedLine = (message: MessageDetail, status: SavedLine['status']): SavedLine => ({
  id: message.id,
  status,
  runs: message.runs.length,
  figures: message.runs.reduce((sum, run) => sum + run.measurements.length, 0),
  savedAt: message.savedAt,
  subject: message.subject,
  href: `/messages/${message.id}`,
  compare: compareLink(message),
})

/** Messages that a form has just saved, named in the address of the page that it came back to. */
export async function savedLines(ids: readonly string[]): Promise<readonly SavedLine[]> {
  if (ids.length === 0) return []
  const archive = await getArchive()
  const found = await Promise.all(ids.slice(0, NAMED).map((id) => getMessage(archive, id)))
  return found.flatMap((message) => (message === null ? [] : savedLine(message, 'new')))
}
