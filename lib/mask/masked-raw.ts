import type { NameMask } from '@/lib/mail/mask-names'

/**
 * In a page or a mail of HTML a character of a name may be written as an entity, and marks may stand between its words. What has an at sign and no
 * blank is an address or the name of a mail.
 */
const MARKUP = /&(?:#\w{1,8}|[a-z]{2,31});|<\/?[a-z](?:[^<>@]{0,200}|\w{0,20}\s[^<>]{0,200})>/i

/** By which mails name each other, over the lines that go on with it: they lead from one to the other. */
const NAMING_MAILS = /^(?:Message-ID|In-Reply-To|References|Resent-Message-ID)[ \t]*:.*(?:\r?\n[ \t].*)*/gim
const MESSAGE_ID = /<[^<>\s@]+@[^<>\s@]+>/g

/** Other words of such a line may name a person: `In-Reply-To: Ann Poe's message of Monday <1@example.org>`. */
function hideBeside(line: string, mask: NameMask): string {
  const named = line.match(MESSAGE_ID) ?? []
  return line
    .split(MESSAGE_ID)
    .map((words, at) => mask.hide(words) + (named[at] ?? ''))
    .join('')
}

function hideInMail(raw: string, mask: NameMask): string {
  const naming = raw.match(NAMING_MAILS) ?? []
  return raw
    .split(NAMING_MAILS)
    .map((part, at) => mask.hide(part) + hideBeside(naming[at] ?? '', mask))
    .join('')
}

/** A mail as it came, without the masked names; where one could stand in it unseen, what it says. */
export const maskedRaw = ({ raw, text }: { readonly raw: string; readonly text: string }, mask: NameMask): string =>
  mask.isEmpty ? raw : MARKUP.test(raw) ? text : hideInMail(raw, mask)
