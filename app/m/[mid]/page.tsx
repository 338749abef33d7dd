import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { withArchive } from '@/components/frame/with-archive'
import { readMailNamed } from '@/lib/queries/read-mail-named'
import { messageIdOfPath } from '@/lib/url/message-id-href'

export const metadata: Metadata = { title: 'No such message' }

/** A message by its Message-ID: the way to its page. */
export default async function NamedMessagePage({ params }: PageProps<'/m/[mid]'>) {
  const messageId = messageIdOfPath((await params).mid)
  return withArchive(async (archive) => {
    const mail = messageId === null ? null : await readMailNamed(archive, messageId)
    if (mail === null) notFound()
    redirect(`/messages/${mail.id}`)
  })
}
