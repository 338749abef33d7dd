/** What is known of a text that came without a header. */
export interface Known {
  readonly messageId: string | null
  readonly subject: string | null
  /** display name */
  readonly author: string | null
  /** ISO 8601 */
  readonly date: string | null
}

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const INSTANT = /^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d(?::\d\d)?)(?:([+-]\d\d):(\d\d))?$/

/** As mail writes it (RFC 5322): `Mon, 24 Jan 2011 22:57:13 +0100`. null: no time is stated, and none is invented. */
function mailDate(date: string | null): string | null {
  const [, year, month, day, clock, hours = '-00', minutes = '00'] = INSTANT.exec(date ?? '') ?? []
  if (clock === undefined) return null
  const weekday = DAYS[new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDay()]
  return `${weekday}, ${Number(day)} ${MONTHS[Number(month) - 1]} ${year} ${clock} ${hours}${minutes}`
}

const HTML = /^\s*<[!?a-z]/i

const onOneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ')

/** A header for a text without one, a pasted one or a saved page, so that it is a mail to other programs. Ends with the blank line. */
export function headForText(text: string, { messageId, subject, author, date }: Known): string {
  const name = onOneLine(author ?? 'unknown').replace(/["\\]/g, '\\$&')
  const sent = mailDate(date)
  const fields = [
    `From: "${name}" <unknown@author.invalid>`,
    ...(subject === null ? [] : [`Subject: ${onOneLine(subject)}`]),
    ...(sent === null ? [] : [`Date: ${sent}`]),
    ...(messageId === null ? [] : [`Message-ID: <${onOneLine(messageId)}>`]),
    'Comments: this header is by iolore export, the text came without one',
    'MIME-Version: 1.0',
    `Content-Type: text/${HTML.test(text) ? 'html' : 'plain'}; charset=utf-8`,
    'Content-Transfer-Encoding: 8bit',
  ]
  return `${fields.join('\n')}\n\n`
}
