import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { NothingAt } from '@/components/frame/nothing-at'
import { withArchive } from '@/components/frame/with-archive'
import { findRemoved, readMailNamed } from '@/lib/queries/messages/read-mail-named'
import { messageIdOfPath } from '@/lib/url/message-id-href'

export const metadata: Metadata = { title: 'No such message' }

/** A message by its Message-ID: the way to its page, also where that says that it was taken back. */
export default async function NamedMessagePage({ params }: PageProps<'/m/[mid]'>) {
  const messageId = messageIdOfPath((await params).mid)
  return withArchive(async (archive) => {
    const place =
      messageId === null ? null : ((await readMailNamed(archive, messageId)) ?? (await findRemoved(archive, messageId)))
    if (place === null) return <NoMailHasThisName />
    redirect(`/messages/${place.id}`)
  })
}

const NoMailHasThisName = () => (
  <NothingAt
    title="No message of this archive has this Message-ID"
    links={
      <>
        <a href="/messages">All messages</a>
        <a href="/upload">Paste the mail</a>
      </>
    }
    code="no_such_message"
  >
    The archive keeps mails with results of benchmarks, and only those that somebody brought into it. In an address a
    slash of the Message-ID is written <code>%2F</code>, a percent sign <code>%25</code>.
  </NothingAt>
)
