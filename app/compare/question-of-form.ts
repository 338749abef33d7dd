import { isFormAddress, questionHref, readQuestion } from '@/lib/url/question'
import { toParams } from '@/lib/url/search'
import { isShownWhole } from '@/lib/url/shown'

type PageSearch = Readonly<Record<string, string | readonly string[] | undefined>>

/**
 * A form without a script sends every blank field and says two keys with one select: the shorter address of the same question,
 * to go on at. null: the address is no form's, or has something in it that the page must have a word about.
 */
export function questionOfForm(search: PageSearch): string | null {
  const params = toParams(search)
  const { value, problems } = readQuestion(search)
  if (problems.length > 0 || !isFormAddress(params)) return null
  const href = questionHref(value)
  return isShownWhole(params) ? `${href}${href.includes('?') ? '&' : '?'}show=all` : href
}
