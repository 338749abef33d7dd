import { dayWords } from '@/components/compare/day-words'
import { NothingAt } from '@/components/frame/nothing-at'
import type { Archive } from '@/lib/db/client'

interface Props {
  readonly id: string
  readonly archive: Archive
}

const LINKS = (
  <>
    <a href="/messages">All messages</a>
    <a href="/upload">Paste the mail</a>
  </>
)

/** A message that was taken back, or never was. */
export async function NoMessage({ id, archive }: Props) {
  const removed = await archive.tombstone.findUnique({ where: { id }, select: { removedAt: true } })
  if (removed !== null)
    return (
      <NothingAt title="This message was removed" links={<a href="/messages">All messages</a>} code="removed">
        It was taken back on {dayWords(removed.removedAt.toISOString())}: its text, its runs and its figures are not
        kept. Its Message-ID is, so that no import brings it back.
      </NothingAt>
    )
  return (
    <NothingAt title="No message has this address" links={LINKS} code="no_such_message">
      Addresses of messages have 10 letters and digits and never change once given: look for one that is missing. A
      message that was saved into another archive has to be saved into this one, too; its address will be the same.
    </NothingAt>
  )
}
