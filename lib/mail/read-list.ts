import { readHeaders } from './headers'

/** Lines of a mail in which its head begins: an mbox's line, a page's links. */
const BEGINNING = 12

/** `Linux RAID <linux-raid.vger.kernel.org>`, `<xfs.oss.sgi.com>` (RFC 2919). */
const LIST_ID = /<?([\w+-]+)(?:\.[\w-]+){2,}>?\s*$/
/** A name alone, as MARC writes it. */
const NAME = /^[\w+-]{2,60}$/
const ADDRESS = /([\w.+-]{2,60})(?:@| \(\) | at )((?:[\w-]+(?:\.| ! ))+[a-z]{2,})/gi

/** Hosts of lists and of nobody. */
const LIST_HOST = /^(?:lists?\.|.+\.lists?\.|googlegroups\.com$)/i
/** Its masters have addresses there, too, of one word. */
const VGER = /^vger\..+ (?:.+-.+|netdev|kvm|git|autofs|stable)$/i
/** Elsewhere people have addresses: only what is called like a list. */
const LIST_NAME = /^[\w+]+(?:-[\w+]+)*-(?:list|devel|users|discuss|announce)$/i
const KNOWN = new Set([
  'linux-mm@kvack.org',
  'xfs@oss.sgi.com',
  'linux-xfs@oss.sgi.com',
  'linux-lvm@redhat.com',
  'linux-lvm@sistina.com',
])
/** Addresses of a list that are not where it is written to. */
const NO_LIST = /(?:^|-)(?:owner|bounces?|request|subscribe|unsubscribe|admin|master|postmaster|majordomo)(?:$|-)/i

/**
 * The name of the list that a mail came through (`linux-raid`): its List-Id, else the first list that it is addressed to. null: none is known. Never the
 * address of a person.
 */
export function readList(mail: string): string | null {
  const lines = mail.split('\n', BEGINNING + 400).map((line) => line.replace(/\r$/, ''))
  for (let at = 0; at < BEGINNING; at++) {
    const headers = readHeaders(lines, at)
    if (headers !== null) return listOf(headers.fields)
  }
  return null
}

function listOf(fields: ReadonlyMap<string, string>): string | null {
  const id = LIST_ID.exec(fields.get('list-id') ?? '')?.[1]
  if (id !== undefined) return id.toLowerCase()
  const marc = fields.get('list') ?? ''
  if (NAME.test(marc)) return marc.toLowerCase()
  for (const name of ['x-mailing-list', 'list-post', 'to', 'cc']) {
    const list = listAmong((fields.get(name) ?? '').slice(0, 20_000))
    if (list !== null) return list
  }
  return null
}

function listAmong(addresses: string): string | null {
  for (const [, local = '', stated = ''] of addresses.matchAll(ADDRESS)) {
    const host = stated.replaceAll(' ! ', '.').toLowerCase()
    const isList =
      LIST_HOST.test(host) ||
      VGER.test(`${host} ${local}`) ||
      LIST_NAME.test(local) ||
      KNOWN.has(`${local}@${host}`.toLowerCase())
    if (isList && !NO_LIST.test(local) && NAME.test(local)) return local.toLowerCase()
  }
  return null
}
