/** One entry of a feed; texts are plain. */
export interface AtomEntry {
  /** the same for ever, and in every archive */
  readonly id: string
  readonly title: string
  /** path of its page */
  readonly href: string
  /** ISO 8601 as stated; null: of a mail without a date */
  readonly date: string | null
  readonly author: string | null
  readonly summary: string
}

export interface AtomFeed {
  readonly title: string
  /** path of the feed, and of the page that shows the same */
  readonly self: string
  readonly page: string
  readonly entries: readonly AtomEntry[]
}

/** Ids of feeds and entries (RFC 4151). */
export const atomId = (...parts: readonly (string | number)[]): string => `tag:iolore.invalid,2026:${parts.join('/')}`

const NAMES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text that XML 1.0 can hold. */
const xml = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, ' ').replace(/[&<>"]/g, (sign) => NAMES[sign] ?? '')

/** No date is invented where none is stated, but a feed must have one: the oldest there is. */
const UNDATED = '1970-01-01T00:00:00Z'

/** RFC 3339; a day alone begins at midnight, a time without a zone is taken for UTC. */
function instant(date: string | null): string {
  const time = Date.parse(date !== null && /T[\d:]+$/.test(date) ? `${date}Z` : (date ?? ''))
  return Number.isNaN(time) ? UNDATED : new Date(time).toISOString().replace('.000', '')
}

/** @param origin scheme and host of the archive's addresses */
export function atomText({ title, self, page, entries }: AtomFeed, origin: string): string {
  const updated =
    entries
      .map(({ date }) => instant(date))
      .sort()
      .at(-1) ?? UNDATED
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<title>${xml(title)}</title>`,
    `<id>${xml(atomId(self.slice(1)))}</id>`,
    `<updated>${updated}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${xml(origin + self)}"/>`,
    `<link rel="alternate" type="text/html" href="${xml(origin + page)}"/>`,
    '<generator>IOlore</generator>',
    ...entries.map((entry) => entryText(entry, origin)),
    '</feed>',
    '',
  ].join('\n')
}

const entryText = ({ id, title, href, date, author, summary }: AtomEntry, origin: string): string =>
  [
    '<entry>',
    `<title>${xml(title)}</title>`,
    `<id>${xml(id)}</id>`,
    `<updated>${instant(date)}</updated>`,
    `<link rel="alternate" type="text/html" href="${xml(origin + href)}"/>`,
    `<author><name>${xml(author ?? 'unknown')}</name></author>`,
    `<summary>${xml(summary)}</summary>`,
    '</entry>',
  ].join('\n')

export const atomResponse = (feed: AtomFeed, origin: string): Response =>
  new Response(atomText(feed, origin), { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } })
