import type { NameMask } from '@/lib/mail/mask-names'

/** In a page or a mail of HTML a character of a name may be written as an entity, and marks may stand between its words. */
const MARKUP = /&(?:#\w{1,8}|[a-z]{2,31});|<\/?[a-z][^<>]{0,200}>/i

/** A mail as it came, without the masked names; where one could stand in it unseen, what it says. */
export const maskedRaw = ({ raw, text }: { readonly raw: string; readonly text: string }, mask: NameMask): string =>
  mask.isEmpty ? raw : MARKUP.test(raw) ? text : mask.hide(raw)
