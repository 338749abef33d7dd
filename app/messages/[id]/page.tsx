import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { withArchive } from '@/components/frame/with-archive'
import { credentialsOf } from '@/lib/access/credentials'
import { whoAsks } from '@/lib/access/who-asks'
import { getArchive } from '@/lib/db/client'
import { hideEverywhere } from '@/lib/http/hide-everywhere'
import { findChangesOf } from '@/lib/queries/messages/find-changes-of'
import { getMessage } from '@/lib/queries/messages/get-message'
import { MessageView, type View } from './message-view'
import { NoMessage } from './no-message'

export async function generateMetadata({ params }: PageProps<'/messages/[id]'>): Promise<Metadata> {
  try {
    const message = await getMessage(await getArchive(), (await params).id)
    return {
      title: message === null ? 'No such message' : hideEverywhere(message.subject ?? 'A message without a subject'),
    }
  } catch {
    return { title: 'Message' } // the page itself says what is wrong
  }
}

/** One message and its reading. Keys: `edit` (conditions can be corrected), `all` (no line folded), `saved` (it just was), `proposed`. */
export default async function MessagePage({ params, searchParams }: PageProps<'/messages/[id]'>) {
  const { id } = await params
  const search = await searchParams
  const view: View = {
    isEdited: search.edit === '1',
    isUnfolded: search.all === '1',
    saved: search.saved === 'new' || search.saved === 'known' ? search.saved : null,
    isProposed: search.proposed === '1',
    isUnsure: search.unsure === '1',
    isEmpty: search.empty === '1',
  }
  return withArchive(async (archive) => {
    const message = await getMessage(archive, id)
    if (message === null) return <NoMessage id={id} archive={archive} />
    const who = await whoAsks(archive, credentialsOf(await headers()), id)
    const changes = hideEverywhere(await findChangesOf(archive, id))
    return <MessageView message={hideEverywhere(message)} view={view} who={who} changes={changes} />
  })
}
