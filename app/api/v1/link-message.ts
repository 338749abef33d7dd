import type { MessageRow } from '@/lib/queries/messages/find-messages'

/** A row of a list of messages, with the address of its page. */
export const linkMessage = (row: MessageRow) => ({ ...row, href: `/messages/${row.id}` })
