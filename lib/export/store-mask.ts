import { addMask } from '@/lib/mask/mask-name'
import { maskStored } from '@/lib/mask/mask-stored'
import { readMask } from '@/lib/mask/read-mask'
import type { MaskLine } from './lines'
import type { StoreRow } from './store-row'

/** Whom the export does not name is not named here either. Where the person has another label here, that one stands in all mails. */
export const storeMask: StoreRow<MaskLine> = async (transaction, { name, label, maskedAt }) => {
  const known = await transaction.mask.findUnique({ where: { name }, select: { label: true } })
  const here = known?.label ?? (await addMask(transaction, name, label, new Date(maskedAt)))
  if (here !== label) await transaction.message.updateMany({ where: { author: label }, data: { author: here } })
  await maskStored(transaction, name, await readMask(transaction))
  return known === null ? 'new' : 'known'
}
