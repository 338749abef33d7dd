import type { Transaction } from '@/lib/db/in-transaction'
import { insertRows } from '@/lib/db/insert-rows'
import type { Message } from '@/lib/model'

/** Writes which mails the message answers, in the place of what stood there. Its head, where it passed by before, is not needed any more. */
export async function storeReferences(
  transaction: Transaction,
  id: string,
  { messageId, references }: Pick<Message, 'messageId' | 'references'>,
): Promise<void> {
  await transaction.$executeRaw`DELETE FROM Reference WHERE messageId = ${id}`
  const rows = references
    .filter((ancestor) => ancestor !== messageId)
    .map((ancestor, place) => ({ messageId: id, ancestor, place }))
  await insertRows(transaction, 'Reference', ['messageId', 'ancestor', 'place'], rows)
  if (messageId !== null) await transaction.$executeRaw`DELETE FROM Head WHERE messageId = ${messageId}`
}
