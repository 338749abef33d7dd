/**
 * A message as a varied value: its id, and behind it the day and what the mail is called. The id tells messages apart, the
 * words are what people read: "k3j2h4g5d6 2001-10-09, Re: dbench results".
 */
export const messageValue = (id: string, words: string): string => `${id} ${words}`

export const messageIdIn = (value: string): string => value.split(' ', 1)[0] ?? ''

/** An id alone has no words. */
export function messageWordsIn(value: string): string {
  const blank = value.indexOf(' ')
  return blank < 0 ? `mail ${value}` : value.slice(blank + 1)
}
