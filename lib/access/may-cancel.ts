import type { Archive } from '@/lib/db/client'
import { type Credentials, importCookie } from './credentials'
import { isOperator } from './operator'
import { hashToken, isSame } from './token'

/** Whether a request may cancel an import: it is from who sent the files, or from the operator. */
export async function mayCancel(archive: Archive, credentials: Credentials, id: string): Promise<boolean> {
  if (isOperator(credentials)) return true
  const stated = credentials.bearer ?? credentials.cookie(importCookie(id))
  if (stated === null) return false
  const found = await archive.import.findUnique({ where: { id }, select: { cancelHash: true } })
  return found?.cancelHash != null && isSame(hashToken(stated), found.cancelHash)
}
