import type { HeadLine } from './lines'
import type { StoreRow } from './store-row'

/** The head of a mail that is not here; a mail that holds a result needs none. */
export const storeHead: StoreRow<HeadLine> = async (transaction, head) => {
  const { messageId, parentId, subject, author, date, source, position } = head
  const written = await transaction.$executeRaw`
    INSERT INTO Head (messageId, parentId, subject, author, date, source, position)
    SELECT ${messageId}, ${parentId}, ${subject}, ${author}, ${date}, ${source}, ${position}
    WHERE NOT EXISTS (SELECT 1 FROM Message WHERE key = ${`mid:${messageId}`}) ON CONFLICT DO NOTHING`
  return written === 1 ? 'new' : 'known'
}
