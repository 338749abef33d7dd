import { randomBytes } from 'node:crypto'
import { messageIdOf } from '@/lib/db/message-id'

/** Ten characters, drawn by lot. */
export const newProposalId = (): string => messageIdOf(randomBytes(16).toString('hex'))
