import type { ReactNode } from 'react'
import { dayWords } from '@/components/compare/day-words'
import { getArchive } from '@/lib/db/client'

interface Props {
  readonly children: ReactNode
  readonly params: Promise<{ readonly id: string }>
}

/** A message, or the word that it was taken back: `children` is then the not-found page, with its status 404. */
export default async function MessageLayout({ children, params }: Props) {
  const removed = await findTombstone((await params).id)
  if (removed === null) return children
  return (
    <>
      <h1>This message was removed</h1>
      <p className="mt2">
        It was taken back on {dayWords(removed.toISOString())}: its text, its runs and its figures are not kept. Its
        Message-ID is, so that no import brings it back.
      </p>
      <div hidden>{children}</div>
    </>
  )
}

async function findTombstone(id: string): Promise<Date | null> {
  try {
    const found = await (await getArchive()).tombstone.findUnique({ where: { id }, select: { removedAt: true } })
    return found?.removedAt ?? null
  } catch {
    return null // the page itself says what is wrong with the archive
  }
}
