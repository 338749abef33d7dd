/** Stands for each character of a hidden address but its `@`: lines keep their length, tables their columns. */
const HIDDEN = '·'

const LOCAL_LONGEST = 64
const DOMAIN_LONGEST = 253
/** Fewer than RFC 5322 allows: `/` and `=` stand before addresses in links and options, `|` in tables. A dot of ours: part of it is a name that is masked. */
const LOCAL_CHARACTER = /[\p{L}\p{N}.!#$%&'*+?^_`~·-]/u
const DOMAIN_CHARACTER = /[\p{L}\p{N}.-]/u
/** At least one dot and letters behind it: not `root@box:/usr5#`, not `libfoo@1.5.2`. */
const DOMAIN = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*\.)+\p{L}{2,}/u

/** `ann () example ! org` (MARC) */
const MARC = /[\w.+·-]{1,64} \(\) [\w-]{1,63}(?: ! [\w-]{1,63}){1,6}/g
/** `ann [at] example [dot] org`, `ann(at)example.org`, `ann AT example DOT org` */
const SPELLED =
  /[\w.+·-]{1,64} ?(?:[[(<][Aa][Tt][\])>]| AT ) ?[\w-]{1,63}(?:(?: ?[[(<][Dd][Oo][Tt][\])>] ?| DOT |\.)[\w-]{1,63}){1,6}/g
/** `ann at example.org` (pipermail), only where a person is named: in a head, an attribution, brackets. */
const AT_WORD = /[\w.+·-]{1,64} at [\w-]{1,63}(?:\.[\w-]{1,63}){0,5}\.[a-z]{2,}/g
const NAMES_PEOPLE =
  /^[>\s|]*(?:From|To|Cc|Bcc|Reply-To|Sender):? |^From |\bwrote:|[<(][\w.+·-]+ at [\w.-]+[>)]|^(?:\p{Lu}[\p{L}.'-]{0,30} ){2,5}[\w.+-]+ at [\w.-]+$/u

/** Fields that hold ids of messages, which look like addresses and are none. */
const ID_FIELD =
  /^[>\s|]*(?:(?:[a-z-]*-)?message-id|in-reply-to|references)\s*:\s*(?=<|\S+@\S+\s*$|\S+@\S+ \(raw\)$|$)/i
const MORE_IDS = /^[>\s|]*[ \t]+<[^<>\s]+@[^<>\s]+>/
/** Ids in running text and in links to archives. */
const BEFORE_ID =
  /(?:\bmessage(?:-id)?:? *<|\bin-reply-to[=:] *<?|https?:\/\/[\w.-]*(?:kernel\.org|msgid\.link|public-inbox\.org|marc\.info|mid\.gmane\.org)\/[^\s<>]*)$/i

/**
 * The text without anybody's address, every line as long as before. What identifies messages stays: Message-ID,
 * In-Reply-To and References, "In message <…>", links into list archives.
 */
export function hideAddresses(text: string): string {
  let inIds = false
  const lines = text.split('\n')
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? ''
    inIds = ID_FIELD.test(line) || (inIds && MORE_IDS.test(line))
    if (!inIds) lines[i] = hideInLine(line)
  }
  return lines.join('\n')
}

function hideInLine(line: string): string {
  let hidden = line.includes('@') ? hideAtSigns(line) : line
  if (hidden.includes(' () ')) hidden = hidden.replace(MARC, dots)
  if (/[[(<][Aa][Tt][\])>]| AT /.test(hidden)) hidden = hidden.replace(SPELLED, dots)
  if (hidden.includes(' at ') && NAMES_PEOPLE.test(hidden)) hidden = hidden.replace(AT_WORD, dots)
  return hidden
}

const dots = (address: string) => HIDDEN.repeat(address.length)

/** Goes from `@` to `@` and looks both ways, so that a long line costs no more than its length. */
function hideAtSigns(line: string): string {
  let done = ''
  let from = 0
  for (let at = line.indexOf('@'); at >= 0; at = line.indexOf('@', at + 1)) {
    if (at < from) continue
    const start = localStart(line, at, from)
    const domain = DOMAIN.exec(line.slice(at + 1, domainEnd(line, at + 1)))?.[0]
    // What follows an address at once is hidden with it, so that hiding twice hides no more.
    const hasLocal = start < at || (at === from && from > 0)
    if (!hasLocal || domain === undefined || BEFORE_ID.test(line.slice(Math.max(0, start - 200), start))) continue
    const end = at + 1 + domain.length
    done += `${line.slice(from, start)}${dots(line.slice(start, at))}@${dots(line.slice(at + 1, end))}`
    from = end
  }
  return done + line.slice(from)
}

function localStart(line: string, at: number, floor: number): number {
  let start = at
  const least = Math.max(floor, at - LOCAL_LONGEST)
  while (start > least && LOCAL_CHARACTER.test(line[start - 1] ?? '')) start--
  while (start < at && /['.-]/.test(line[start] ?? '')) start++
  return start
}

function domainEnd(line: string, from: number): number {
  let end = from
  while (end - from < DOMAIN_LONGEST && DOMAIN_CHARACTER.test(line[end] ?? '')) end++
  return end
}
