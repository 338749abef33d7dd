import { plural } from './plural'

/** A mail that a comparison rests on, without anybody's address. */
export interface CitedMessage {
  /** in this archive: `/messages/ID` */
  readonly id: string
  /** without < >; null: the mail has none */
  readonly messageId: string | null
  readonly author: string | null
  readonly subject: string | null
  /** ISO 8601 as stated */
  readonly date: string | null
}

/** What is cited. */
export interface Cited {
  readonly title: string
  /** of the comparison, whole */
  readonly address: string
  /** scheme and host of the archive, without a slash at its end */
  readonly origin: string
  /** ISO 8601: when it was kept, or, of one that is not kept, when it was asked */
  readonly at: string
  readonly isKept: boolean
  readonly parser: string
  /** the first of them; null: the mail is not in the archive any more */
  readonly messages: readonly CitedMessage[]
  readonly messagesTotal: number
}

/** A sentence for a footnote, then a line for each mail. */
export function citationText(cited: Cited): string {
  const { address, messages, messagesTotal, origin, title } = cited
  const left = messagesTotal - messages.length
  return [
    `“${title}.” IOlore, archive at ${origin}. ${stateOf(cited)}. ${address}`,
    ...(messagesTotal === 0 ? [] : [`Figures of ${plural(messagesTotal, 'message')}:`]),
    ...messages.map((message) => `- ${messageText(message, origin)}`),
    ...(left === 0 ? [] : [`- and ${left} more, named at the address.`]),
    '',
  ].join('\n')
}

/** "Kept on 2026-11-30 with parser 3" */
const stateOf = ({ at, isKept, parser }: Cited): string =>
  isKept
    ? `Kept on ${dayOf(at)} with parser ${parser}`
    : `Asked on ${dayOf(at)} with parser ${parser}, not kept: its figures follow the archive`

const dayOf = (date: string): string => date.slice(0, 10)

function messageText({ author, date, id, messageId, subject }: CitedMessage, origin: string): string {
  return [
    author ?? 'unknown author',
    `“${subject ?? 'no subject'}”`,
    ...(date === null ? [] : [dayOf(date)]),
    `${origin}/messages/${id}`,
    ...(messageId === null ? [] : [`Message-ID <${messageId}>`]),
  ].join(', ')
}

/** BibTeX: the comparison, then each mail. Keys are the addresses' own. */
export function citationBibtex(cited: Cited): string {
  const { address, at, messages, messagesTotal, origin, title } = cited
  const left = messagesTotal - messages.length
  const keys = messages.map(({ id }) => `iolore-${id}`)
  const own = entry(`iolore-${keyOf(address)}`, [
    ['title', `{${literal(title)}}`],
    ['author', '{IOlore}'],
    ...dateFields(at),
    ['howpublished', `\\url{${urlOf(address)}}`],
    [
      'note',
      literal(
        [
          `Archive at ${origin}`,
          stateOf(cited),
          `Figures of ${plural(messagesTotal, 'message')}${left === 0 ? '' : `, ${messages.length} of them here`}`,
        ].join('. '),
      ),
    ],
    ...(keys.length === 0 ? [] : [['annote', keys.join(', ')] as const]),
  ])
  return `${[own, ...messages.map((message) => messageEntry(message, origin))].join('\n\n')}\n`
}

function messageEntry({ author, date, id, messageId, subject }: CitedMessage, origin: string): string {
  return entry(`iolore-${id}`, [
    ['title', `{${literal(subject ?? 'no subject')}}`],
    ...(author === null ? [] : [['author', `{${literal(author)}}`] as const]),
    ...(date === null ? [] : dateFields(date)),
    ['howpublished', `\\url{${urlOf(`${origin}/messages/${id}`)}}`],
    ...(messageId === null ? [] : [['note', literal(`Message-ID <${messageId}>`)] as const]),
  ])
}

type Field = readonly [name: string, value: string]

const entry = (key: string, fields: readonly Field[]): string =>
  `@misc{${key},\n${fields.map(([name, value]) => `  ${name} = ${name === 'month' ? value : `{${value}}`},\n`).join('')}}`

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const

function dateFields(date: string): readonly Field[] {
  const [, year, month] = /^(\d{4})-(\d\d)/.exec(date) ?? []
  const name = MONTHS[Number(month) - 1]
  return [
    ...(year === undefined ? [] : [['year', year] as const]),
    ...(name === undefined ? [] : [['month', name] as const]),
  ]
}

/** The last part of the address of a kept comparison; the question's has none that is short. */
const keyOf = (address: string): string => /\/p\/([0-9a-z]+)$/.exec(address)?.[1] ?? 'comparison'

const TEX: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
}

/** What means something to TeX stands for itself. */
const literal = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/[\\{}$&#%_^~]/g, (sign) => TEX[sign] ?? `\\${sign}`)

/** \url takes all signs but these, which an address has in another spelling too. */
const urlOf = (address: string): string =>
  address.replace(/[\\{}%#^~\s]/g, (sign) => (sign === '%' || sign === '#' ? `\\${sign}` : encodeURIComponent(sign)))
