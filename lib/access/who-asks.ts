import type { Archive } from '@/lib/db/client'
import { type Credentials, editCookie } from './credentials'
import { isOperator } from './operator'
import { hashToken, isSame } from './token'

/** `operator`: of the whole archive; `edit link`: of this message; `anyone`: may read, and propose. */
export type Who = 'operator' | 'edit link' | 'anyone'

/** Who a request is from, as far as one message is concerned. */
export async function whoAsks(archive: Archive, credentials: Credentials, messageId: string): Promise<Who> {
  if (isOperator(credentials)) return 'operator'
  const stated = credentials.bearer ?? credentials.cookie(editCookie(messageId))
  return stated !== null && (await opens(archive, messageId, stated)) ? 'edit link' : 'anyone'
}

/** Whether a secret is that of the message's edit link. */
export async function opens(archive: Archive, messageId: string, token: string): Promise<boolean> {
  const message = await archive.message.findUnique({ where: { id: messageId }, select: { editHash: true } })
  return message?.editHash != null && isSame(hashToken(token), message.editHash)
}
