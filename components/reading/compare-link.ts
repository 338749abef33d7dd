import { fieldWords } from '@/lib/compare/field-words'
import type { MessageDetail } from '@/lib/queries/messages/get-message'
import { questionHref } from '@/lib/url/question'

export interface WordedLink {
  readonly href: string
  readonly words: string
}

/** The comparison that a message itself makes: its runs by the condition in which they differ. null: there is none. */
export function compareLink(message: Pick<MessageDetail, 'id' | 'compare'>): WordedLink | null {
  const { compare, id } = message
  if (compare === null) return null
  const href = questionHref({ tool: compare.tool, by: compare.by, message: id })
  return { href, words: `Compare by ${fieldWords(compare.by)}` }
}
