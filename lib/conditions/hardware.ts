import type { Certainty, Extractor, Found } from './extractor'
import type { HardwarePart } from './hardware/hardware-part'
import { hardwareParts } from './hardware/index'
import { partsListed } from './hardware/listing'
import { partsTold } from './hardware/told'
import { matchesIn } from './matches-in'
import { isOfSource } from './of-source'
import type { Passage } from './passage'

/** Where one thing ends and the next begins: "8 processor Xeon, 700 MHz, 4GB memory", "controller with 32 MB cache, running 5 disks in a RAID 5". */
const BORDER =
  /[;[\]{}|]|(?<=[a-z]{4})(?<!\b(?:corp|inc|vers|approx))\.(?=\s+[A-Z][a-z])|\((?!(?:r|tm|c)\)|[\d.,]+k? ?rpm\) (?:dis[ck]|drive))|(?<!\((?:r|tm|c))(?<!rpm(?=\) (?:dis[ck]|drive)))\)|,(?!\d{3}\b)|(?<!\b(?:ram|mem|memory(?: size)?|cpus?|processors?|dis[ck]s?|drives?|controllers?|board|motherboard|mainboard|chipset) ?|(?:stripe|chunk|unit)[ -]size ?):(?=\s)|\s(?:-{1,2}|&)\s|\s(?:with|using|and|running|on|in|has|have|had|consisting of|equipped|(?<!\bnetwork )attached|connected|behind|(?<!\b(?:cpu|processor|ram|memory) )is|are|was|were|made of|made out of|of which|to|leads|via(?! (?:vt|kt|kx|k8|p4|c[37]|cle|epia|apollo|nano|chip))|(?<!\bevo )plus|from|through|that|which|by|where|performs?|off(?= an? ))(?=\s|$)/gi
/** what a sentence says when it tells what was measured on */
const TELLS =
  /\b(?:\w*bench\w*|box|machine|system|server|hardware|host|laptop|workstation|desktop|node|cpus?|ram|memory|disks?|drives?|setup|storage|config\w*|tested|testing|tests?|runs?|running|benchmark\w*|results?|numbers|measured|here|this|my|our|I (?:have|got|own) an?|array|raid|(?:device|target|volume|cache|journal|pool) (?:uses?|is using|sits on|lives on|resides on|is backed by)|backed by)\b/i
/** a phrase longer than this is prose around the thing */
const PHRASE = 64
const TAIL = 16

/** a shell's line or its trace names devices and programs, not a machine */
/** a kernel's configuration, its log, a configure line, /proc/mdstat's first line */
const LISTING =
  /^\s*(?:# )?CONFIG_\w+|^\s*\[ *\d+\.\d+\]|^\s*[\w-]+ [\da-f]{4}:[\da-f]{2}:[\da-f]{2}\.\d: |\s--(?:enable|with|without)-\w|^\s*(?:Personalities :|SSD detected:|Modules linked in:)|^\s*export \w|^\s*(?:insmod|modprobe|rmmod) |^\s*[a-z_]+=\S+\s*$|^\s*\|.*\|\s*$|^\s*bitmap: /
const COMMAND = /^\s*(?:[#$%+]+|\[?[\w.-]+@\S+.*?[#$%]|[\w.-]+ \([\w./-]+\) [#$%])\s+\S/
/** "not SSD", "since I replaced my old disk": what the machine does not have */
const ABSENT = /\b(?:(?:no|not|without)[- ](?:\w+ )?|non[- ]|replac(?:ed|ing) (?:my|our|the|an?) (?:old )?)$/i

/** "few SSDs support it, rotational disks usually don't", "spinning disks are balanced, too": what such things are like */
const IN_GENERAL =
  /^s\s+(?:(?:that|which)\s+)?(?:support|do(?:n't| not)|can(?:not|'t)?|may|might|often|usually|tend|typically)\b|^s\s+(?:are|get|will be)\s+(?:not |also |always |never )?(?:balanced|slow(?:er)?|fast(?:er)?|preferred|treated|handled|known|better|worse|affected)\b/i

/** rows of what `nvme list` or `lsblk` printed, run together */
const LISTED = /\/dev\/\w.*\/dev\/\w|-{4}/
const ADDRESS = /\bhttps?:\/\/[^\s)>\]]+/g

interface Phrase {
  readonly text: string
  readonly start: number
}

/** What is said of the machine: each phrase of a passage that names a part. */
export const hardware: Extractor = {
  name: 'hardware',
  hint: new RegExp(
    `${hardwareParts.map(({ hint }) => hint.source).join('|')}|qemu|kvm|virtualbox|vmware|hyper-v|parallels`,
    'i',
  ),
  find(whole: Passage): readonly Found[] {
    // an address names the page, not the machine
    const passage = { ...whole, text: whole.text.replace(ADDRESS, (address) => ' '.repeat(address.length)) }
    if (COMMAND.test(passage.text) || LISTING.test(passage.text) || isOfSource(passage.text)) return []
    const listed = partsListed(passage.text)
    if (listed.length > 0) return listed
    const asked = hardwareParts.filter(
      ({ hint, within }) => hint.test(passage.text) && (within?.test(passage.text) ?? true),
    )
    const found: Found[] = [...partsTold(passage.text)]
    let previous: HardwarePart | null = null
    const phrases = phrasesOf(passage.text)
    for (const phrase of phrases) {
      const parts = partsIn(phrase, asked, passage)
      const last = found[found.length - 1]
      if (parts.length === 0 && previous?.detail?.test(phrase.text.replace(/\s+/g, ' ')) && last !== undefined) {
        found[found.length - 1] = { ...last, value: `${last.value}, ${phrase.text.replace(/\s+/g, ' ')}` }
        continue
      }
      for (const part of parts) found.push(part.found)
      previous = parts[parts.length - 1]?.part ?? null
    }
    const amount = passage.kind === 'line' ? amountBeside(phrases, found) : null
    if (amount !== null) found.push(amount)
    const certainty = certaintyOf(passage, found)
    return found.filter(({ value }) => value !== '' && !LISTED.test(value)).map((one) => ({ ...one, certainty }))
  },
}

/** "2 cpu, 4 Gb, SCSI": an amount between the parts of a machine is its memory */
const AMOUNT = /^\d+(?:\.\d+)? ?[MG]B?$/i

function amountBeside(phrases: readonly Phrase[], found: readonly Found[]): Found | null {
  const fields = new Set(found.map(({ field }) => field))
  const alone = phrases.filter(({ text }) => AMOUNT.test(text))
  const [phrase] = alone
  if (phrase === undefined || alone.length > 1 || !fields.has('system.cpu') || fields.has('system.memory')) return null
  return {
    field: 'system.memory',
    value: phrase.text,
    start: phrase.start,
    length: phrase.text.length,
    certainty: 'named',
  }
}

/** "4. NVMe device" is the fourth of a list, not four devices */
const LIST_NUMBER = /^\s*\(?\d{1,2}[.)]\s+/

function phrasesOf(text: string): Phrase[] {
  const phrases: Phrase[] = []
  let from = 0
  const push = (to: number) => {
    const piece = text.slice(from, to)
    const skipped = (LIST_NUMBER.exec(piece)?.[0].length ?? 0) + piece.replace(LIST_NUMBER, '').search(/[^\s.*=_-]/)
    if (skipped >= 0) phrases.push({ text: piece.slice(skipped).replace(/[\s.]+$/, ''), start: from + skipped })
  }
  for (const match of text.matchAll(BORDER)) {
    push(match.index)
    from = match.index + match[0].length
  }
  push(text.length)
  return phrases
}

function partsIn(
  { text, start }: Phrase,
  asked: readonly HardwarePart[],
  passage: Passage,
): { part: HardwarePart; found: Found }[] {
  const flat = text.replace(/\s/g, ' ')
  const behind = passage.text.slice(start + text.length, start + text.length + 40)
  const named = asked
    .filter(({ hint }) => hint.test(flat))
    .flatMap((part) =>
      matchesIn(part.named, flat)
        .filter((match) => match[0].trim() !== '' && (part.properName?.test(match[0]) ?? true))
        .filter((match) => !ABSENT.test(flat.slice(0, match.index)))
        .filter((match) => !IN_GENERAL.test(flat.slice(match.index + match[0].length - 1) + behind))
        .map((match) => ({ part, at: match.index, words: match[0] })),
    )
  // What lies inside another part's words belongs to that: "Core 2 Quad" in no disk, "RAID" in a controller's name.
  const own = named.filter((one) => !named.some((other) => other !== one && covers(other, one, named)))
  own.sort((a, b) => a.at - b.at)
  const [only] = own
  if (only !== undefined && own.every(({ part }) => part === only.part)) {
    const [from, to] = extent(own, text, passage.kind)
    return [{ part: only.part, found: toFound(only.part, text.slice(from, to), start + from) }]
  }
  return own.map(({ part, at, words }) => ({
    part,
    found: toFound(part, text.slice(at, at + words.length), start + at),
  }))
}

interface Named {
  readonly part: HardwarePart
  readonly at: number
  readonly words: string
}

/** Of a phrase that names one part: all of it on a line of a list; in a sentence the names and the few words behind them. */
function extent(own: readonly Named[], phrase: string, kind: Passage['kind']): readonly [number, number] {
  const from = own[0]?.at ?? 0
  const last = own[own.length - 1]
  const to = (last?.at ?? 0) + (last?.words.length ?? 0)
  if (/^(?:raid|virtual)$/.test(last?.part.part ?? '')) return [from, from + (own[0]?.words.length ?? 0)]
  if (kind === 'line' && phrase.length <= PHRASE) {
    const lead = phrase.slice(0, from)
    const start = NO_LEAD.test(lead) || wordsIn(lead) > LEAD ? from : 0
    if (phrase.startsWith('-', to)) return [start, to]
    const rest = phrase.slice(to)
    return [start, wordsIn(rest) > REST || QUOTED.test(rest) || SIDE.test(rest) ? to : phrase.length]
  }
  const tail = phrase.slice(to)
  return [from, tail.length <= TAIL && /^\S|\d/.test(tail) && !tail.includes('\n') ? phrase.length : to]
}

/** What belongs to something else: a list, a version, "NFSv3 against an NVMe-backed …", what is done with it ("Setting up …") */
const NO_LEAD =
  /^(?:setting up|creating|formatting|mounting|initiali[sz]ing|checking|removing)\b|[+]|\d\.\d|\w_[a-z]|\b(?:raw|io|performance|against|over|vs|versus|between|of|for|than|as)\b/i
/** More words than these before or behind a thing on a line are a sentence around it. */
const LEAD = 3
const REST = 4
/** Seagate "ROMP" the bus: a joke is no model */
const QUOTED = /^\s*["“]/
/** "nvme before this patch": which side of a comparison it is */
const SIDE = /^\s+(?:before|after|without|w\/o|vs)\b/i
const wordsIn = (text: string): number => text.match(/[A-Za-z][\w'-]*/g)?.length ?? 0

const covers = (other: Named, one: Named, all: readonly Named[]): boolean => {
  if (other.part === one.part) return false
  const overlaps = other.at < one.at + one.words.length && one.at < other.at + other.words.length
  const longer =
    other.words.length > one.words.length ||
    (other.words.length === one.words.length && all.indexOf(other) < all.indexOf(one))
  return overlaps && longer
}

const LEADING =
  /^(?:(?:a|an|the|my|our|its|one|of|old|on|in|with|and|using|for|it|this|that|these|same|there|each|both|all|i|we|set|gave|use|used)\s+)+/i

/** says nothing without its noun: "4 drives", "fast drives" */
const BARE =
  /^(?:\d+|one|two|three|four|five|six|eight|ten|twelve|fast|slow|rotational|local|physical|external|internal| )+$/i

function toFound(part: HardwarePart, words: string, start: number): Found {
  const trimmed = words.replace(/\s+/g, ' ').trim()
  const value = trimmed
    .replace(LEADING, '')
    .replace(part.filler, '')
    .replace(part.filler, '')
    .replace(/[\s.,:;-]+$/, '')
    .replace(/\. [-\w]{1,12}$/, '')
  const bare =
    part.part !== 'chunkSize' && BARE.test(value) ? trimmed.replace(LEADING, '').replace(/[\s.,:;-]+$/, '') : value
  return {
    field: `system.${part.part}`,
    value: part.part === 'raid' ? raidLevel(bare) : bare,
    start,
    length: words.length,
    certainty: 'named',
  }
}

/** "RAID was configured for level 10" → "RAID 10" */
const raidLevel = (words: string): string =>
  words.replace(/\braid\b.*\blevel (?:of )?(\d{1,2})$/i, 'RAID $1').replace(/(\d)s$/, '$1')

/** "* caching device: Seagate X5": an item that says which part it names */
const ITEM = /^\s*[*•+-]\s+[A-Za-z][\w /-]{1,30}:\s/
/** Two parts together describe a machine; so does a line of nothing else, and a sentence that says so. */
function certaintyOf({ text, kind }: Passage, found: readonly Found[]): Certainty {
  if (new Set(found.map(({ field }) => field)).size > 1) return 'set'
  const words = found.reduce((sum, { length }) => sum + length, 0)
  if ((kind === 'line' && words * 2 >= text.trim().length) || ITEM.test(text)) return 'set'
  return TELLS.test(text) && found.some(({ field }) => field !== 'system.raid') ? 'set' : 'named'
}
