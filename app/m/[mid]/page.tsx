import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { withArchive } from '@/components/frame/with-archive'
import { findRemoved, readMailNamed } from '@/lib/queries/read-mail-named'
import { messageIdOfPath } from '@/lib/url/message-id-href'

export const metadata: Metadata = { title: 'No such message' }

/** A message by its Message-ID: the way to its page, also where that says that it was taken back. */
export default async function NamedMessagePage({ params }: PageProps<'/m/[mid]'>) {
  const messageId = messageIdOfPath((await params).mid)
  return withArchive(async (archive) => {
    if (messageId === null) notFound()
    const place = (await readMailNamed(archive, messageId)) ?? (await findRemoved(archive, messageId))
    if (place === null) notFound()
    redirect(`/messages/${place.id}`)
  })
}
