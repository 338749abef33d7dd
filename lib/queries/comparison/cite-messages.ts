import type { CitedMessage } from '@/lib/compare/as-citation'
import type { Comparison } from '@/lib/compare/comparison'
import type { Archive } from '@/lib/db/client'
import { hideAddresses } from '@/lib/mail/hide-addresses'

/** A citation names so many mails; the address has them all. */
const CITED_AT_MOST = 50

export interface CitedMessages {
  readonly messages: readonly CitedMessage[]
  /** before any cut */
  readonly messagesTotal: number
}

/** The mails that a comparison's figures stand in, in the order of its figures. One that has left the archive is named by its id. */
export async function citeMessages(archive: Archive, comparison: Comparison): Promise<CitedMessages> {
  const ids = [...new Set(figuresOf(comparison).map(({ messageId }) => messageId))]
  const shown = ids.slice(0, CITED_AT_MOST)
  const found = await archive.message.findMany({
    where: { id: { in: shown } },
    select: { id: true, messageId: true, author: true, subject: true, date: true },
  })
  const known = new Map(found.map((message) => [message.id, message]))
  const messages = shown.map((id): CitedMessage => {
    const { messageId = null, author = null, subject = null, date = null } = known.get(id) ?? {}
    return { id, messageId, author: withoutAddress(author), subject: withoutAddress(subject), date }
  })
  return { messages, messagesTotal: ids.length }
}

const withoutAddress = (text: string | null): string | null => (text === null ? null : hideAddresses(text))

const figuresOf = ({ panels, pairs }: Comparison) => [
  ...panels.flatMap(({ charts }) =>
    charts.flatMap(({ groups }) => groups.flatMap(({ points }) => points.flatMap(({ figures }) => figures))),
  ),
  ...pairs.flatMap((summary) => summary.pairs.flatMap(({ base, other }) => [base, other])),
]
