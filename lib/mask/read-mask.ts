import type { Archive } from '@/lib/db/client'
import type { Transaction } from '@/lib/db/in-transaction'
import { maskNames, type NameMask } from '@/lib/mail/mask-names'

/** Whom an archive does not name. */
export const readMask = async (archive: Archive | Transaction): Promise<NameMask> =>
  maskNames(await archive.mask.findMany({ select: { name: true, label: true }, orderBy: { name: 'asc' } }))
