import { listed } from '@/lib/uploads/listed'
import type { ImportLine } from './lines'
import type { StoreRow } from './store-row'

/** What a browser sent: its page says again what was found in it. */
export const storeImport: StoreRow<ImportLine> = async (transaction, { found, troubles, ...row }) => {
  const here = await transaction.import.findUnique({ where: { id: row.id }, select: { id: true } })
  if (here !== null) return 'known'
  await transaction.import.create({ data: { ...row, found: listed(found), troubles: listed(troubles) } })
  return 'new'
}
