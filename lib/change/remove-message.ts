import type { Who } from '@/lib/access/who-asks'
import type { Archive } from '@/lib/db/client'
import { inTransaction } from '@/lib/db/in-transaction'
import { storeLinks } from '@/lib/ingest/store-links'
import { log } from './log'

/**
 * Takes a message out: text, runs, figures, findings and proposals are gone at once. What stays is that it was here and does not
 * come in again, and in the log that it was taken out. A quotation of its runs stands for them from now on. false: it is not there.
 */
export async function removeMessage(archive: Archive, who: Who, id: string, reason: string | null): Promise<boolean> {
  return inTransaction(archive, async (transaction) => {
    const locked = await transaction.$executeRaw`UPDATE Message SET parser = parser WHERE id = ${id}`
    if (locked === 0) return false
    const { key, messageId } = await transaction.message.findUniqueOrThrow({
      where: { id },
      select: { key: true, messageId: true },
    })
    const quoting = await transaction.run.findMany({
      where: { original: { messageId: id } },
      select: { messageId: true },
      distinct: ['messageId'],
    })
    const at = new Date()
    await transaction.tombstone.create({ data: { key, id, messageId, removedAt: at } })
    await transaction.message.delete({ where: { id } })
    for (const quotation of quoting) await storeLinks(transaction, quotation.messageId)
    const change = {
      messageId: id,
      action: 'remove',
      who,
      runs: [],
      field: null,
      before: null,
      after: null,
      reason,
    } as const
    await log(transaction, change, at)
    return true
  })
}
