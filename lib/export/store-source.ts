import type { SourceLine } from './lines'
import type { StoreRow } from './store-row'

/** How far an archive was imported; where it was imported here too, that stays. */
export const storeSource: StoreRow<SourceLine> = async (transaction, source) => {
  const { key, cursor, mails, results, updatedAt } = source
  const written = await transaction.$executeRaw`
    INSERT INTO Source (key, cursor, mails, results, updatedAt)
    VALUES (${key}, ${cursor}, ${mails}, ${results}, ${new Date(updatedAt)}) ON CONFLICT DO NOTHING`
  if (written === 1) return 'new'
  const here = await transaction.source.findUniqueOrThrow({ where: { key } })
  return here.cursor === cursor
    ? 'known'
    : { kept: `${key} is read up to ${here.cursor} here, up to ${cursor} in the export` }
}
