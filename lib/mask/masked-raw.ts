import type { NameMask } from '@/lib/mail/mask-names'

/** A character of a name may be written as an entity in a saved page. */
const ENTITY = /&(?:#\w{1,8}|[a-z]{2,31});/i

/** A mail as it came, without the masked names; where one could stand in it unseen, what it says. */
export const maskedRaw = ({ raw, text }: { readonly raw: string; readonly text: string }, mask: NameMask): string =>
  mask.isEmpty ? raw : ENTITY.test(raw) ? text : mask.hide(raw)
