import { type Certainty, type Extractor, type Found, foundAt } from './extractor'
import type { Passage } from './passage'

/**
 * A kernel's version with every suffix, where no other word, path or address goes on before it:
 * 2.4.19-rc5-aa1 · 2.4.7ac4 · 2.5.41-mm3 · 2.6.35.10-74.fc14.x86_64 · v5.10 · 6.1.0-rc3+
 * not patch-2.4.10.bz2, not ReiserFS_speedup-2.4.19-pre6.diff
 */
const VERSION =
  /(?<![\w./@~:+-])(linux[-/ ]|kernel-|v|(?<=kernel[:=] ?)patch-)?(2\.6\.\d{1,2}\.\d{1,2}|(?:1\.[1-3]|2\.[0-6])\.\d{1,3}|[3-7]\.\d{1,2}(?:\.\d{1,3})?)((?:[-+~.]?[A-Za-z\d_]+)*\+{0,2})(?![\w@]|\/(?!(?:ext[234]|xfs|jfs|reiserfs|reiser4|btrfs|f2fs)\b))/gi

/** What is no part of a version though a hyphen joins it. */
const TAIL = /[-.](?:based|kernels?|series|trees?|vs|and|or|to|release|versions?|era|like|style)(?=[-.]|$).*$/i
/** `2.4.18-pre6+tux+nfs-fixes`: what was put into it. A distribution's build, `+deb10u1`, belongs to the version. */
const PUT_IN = /(?:\+(?!deb|bpo|dfsg|git|dirty|rp[it]|build|g[\da-f]{6})[a-z][a-z\d.-]{2,})+$/i
/** `2.5.70-ext2`: what it was measured on; not `2.4.18-xfs`, a tree */
export const ON_FILESYSTEM = /-(?:ext[234]|jfs|reiserfs)$/i
const FILE = /\.(?:diff|patch|tar|gz|bz2|xz|tgz|zip|rpm|deb|log|txt|html?|config|conf|so|c|h|out|ps|png)\b/i
/** `2.4.8-2.4.10`: a range; `2.4.0.1.2`: something else; but `5.14.0-362.8.1.el9_3.x86_64`: a build */
const RANGE = /^(?:[-.]\d+\.\d+(?!\S*\.(?:el|fc|amzn|x86_64|aarch64))|\.\d)/

/** Words before a version that make it some other program's. */
const OTHER =
  /(?:samba|glibc|libc|gcc|egcs|binutils|modutils|util-linux|\w*progs|\w*utils|\w*tools|lib\w+|perl|python|php|apache|mysql|postgres\w*|kde|gnome|qt|xfree86|mesa|x\.?org|bonnie(?:\+\+)?|dbench|tbench|tio(?:bench|test)|iozone|fio|netbench|postmark|aim\s?(?:suite)?|openssl|ssh|bash|java|jdk|qemu|xen|vmware|lvm\d?|evms|mdadm|raidtools|nfs-utils|reiserfs|reiser4?|ext[234]|xfs|jfs|btrfs|format|driver|firmware|bios|rev(?:ision)?|suse|redhat|red hat|rhel|fedora|debian|ubuntu|mandrake|slackware|gentoo|centos|windows|solaris|freebsd|openbsd|netbsd|pci|usb|sata|scsi|acpi|dma|http|ipv?\d?|chapter|section|patch level)[-_ /]*(?:version|ver\.?|v|rel(?:ease)?)?[-_ :]*$/i
/** "RedHat 2.4.5-10smp": a distribution's build of a kernel; "Red Hat 7.1" is its own version */
const DISTRIBUTION =
  /\b(?:suse|red ?hat|rhel|fedora(?: core)?|debian|ubuntu|mandrake|slackware|gentoo|centos)(?:'s)?[-_ ]*$/i
const BUILD = /^-\d+(?:\.\d+)*[-.]?(?:smp|bigmem|enterprise|hugemem|athlon|el\w*|fc\d+|mdk\w*|default|k7|686)/i
/** "ext3 2.6.20", "ext4, 2.6.30": in a title's beginning its kernel, since no such filesystem has come so far */
const ON_KERNEL = /^\W*(?:ext[234]|reiserfs|jfs|btrfs)[\s,:/-]+$/i
const OTHER_VERSION = /(?:^|[^\w])(?:version|ver\.?|release)[ :]*$/i
const NAMES_KERNEL = /^(?:linux|kernel)/i
const KERNEL_WORD = /\b(?:kernels?|linux|uname|vanilla|mainline|booted)\b/i

/** Earlier, later, wished for or somebody else's: the version is spoken of, nothing says that it was measured. */
const SPOKEN_OF =
  /\b(?:since|before|until|till|after|than|from|prior to|compared? (?:to|with)|compares? (?:to|with)|versus|vs\.?|against|unlike|instead of|as of|fixed in|merged in(?:to)?|introduced in|appeared in|back ?port\w*|patch(?:es)? for|diff to|upgrad\w+ (?:from|to)|in|for|like|released|into|similar to|same as|=|(?:found|seen|noticed|observed|bisect\S*|ongoing|upcoming|next) (?:on|in|with|to))\s+(?:the |a |an |all |stock |vanilla |plain |ongoing |upcoming |next |coming |latest |kernels? |linux |versions? |released )*$/i
/** "2.4.21-bk3 + 2.4.21-bk3-foo1": the second is a patch's name. */
const ADDED = /(?:\+|\bplus)\s*$/i
const NEVER =
  /\b(?:since|before|until|till|than|prior to|compared? (?:to|with)|unlike|instead of|as of|fixed in|merged in(?:to)?|introduced in|appeared in|back ?port\w*|upgrad\w+ from)\s+(?:the |a |an |all |stock |vanilla |plain |ongoing |upcoming |next |kernels? |linux |versions? )*$/i
/** "I compiled 2.4.2, with …, and I get:" */
const CHANGED_TO =
  /\b(?:compiled|built|installed|upgraded (?:it )?to|switched to|moved to|updated to)\s+(?:the |a |an |kernel |linux |vanilla |plain )*$/i
/** what a patch was made against, not what ran */
const BASE =
  /\b(?:appl(?:y|ies)(?: cleanly)?|(?:rebased?|refreshed|ported|updated)(?: (?:it|this|the series))?) (?:on|to|against|onto|for)\s+(?:top of\s+)?(?:the |kernel |linux |tag |current )*$|\b(?:patch(?:es|set)?|series|modifications?|changes|diff)\b.{0,24}\bbased? (?:on|off|upon|against)\s+(?:top of\s+)?(?:the |kernel |linux |tag )*$/i
/** "All of this was 2.6.7 based", "All kernels are based on 2.4.3" */
const ALL =
  /\ball (?:of )?(?:this|these|those|the above|(?:the |these |of the )?(?:kernels|tests|runs|results|numbers|figures))\s+(?:was|were|is|are)\s+(?:(?:done|run|taken|made|measured|based)\s+)?(?:(?:on|with|using|against|off)\s+)?(?:linux |kernel )?$/i
const COMPARED = /\bcompared? (?:to|with)\b[^;]{0,60}$/i
const USED =
  /\b(?:kernels?(?:[ -]version)?|running|runs?|run|booted(?: into| with)?|under|on|using|used|with|testing|linux|version|is|was|tested|test)(?:\s+(?:is|was|the|a|an|vanilla|plain|stock|mainline|my|kernel|linux|of|on|patched|custom|\w+'s))*\s*[:=(]?\s*["'(]?$/i
/** several at once: "kernels 2.4.18 and 2.4.19" */
const LISTED =
  /\b(?:kernels?|linux|mainline|vanilla|upstream)(?:[ -]versions?)?[ :=(]*(?:is |was |versions? )?(?:v?\d[\w.+-]*(?:,| and| or| &|\/)? ?)*$/i
/** lmbench's `Linux 2.6.22-  `, cut to its column's width */
const CUT_OFF = /^-(?:\s{2,}|\s+[\d.]|$)/
/** A measure, not a version; a shell's prompt with a command behind it. */
const NUMBER_AFTER = /^(?:\.\d|\s*(?:[kmgt]i?b|%|ms\b|sec|x\b|times))/i
/** `2.6.7-rc2: 129.948`: a row of results, and no title over others */
const FIGURE_AFTER = /^\s*[:=]\s*\d[\d.,]*\s*(?:[KMG]i?B\/s\w*|s|secs?|seconds|ms)?\s*$/
/** `kernel: staircase6.2`: a tree by its own name */
const NAMED = /^\s*kernel(?: version)?\s*[:=]\s*([a-z][\w+-]*\d[\w.+-]*)\s*$/i
const COMMAND = /^\s*(?:\[?[\w.-]+@\S*[#$%>]|[#$])\s/
/** `cat 2.4.17.dbench10.log`: a kernel's results by their file's name */
const LOG =
  /\bcat\s+(?:\S*\/)?(\d\.\d{1,2}\.\d{1,3}(?:-?(?:pre|rc|test|mm|ac|aa)\d+)*)\.[a-z][\w.-]*\.(?:log|txt|out)\s*$/i
const KERNEL_AFTER = /^\)?["']?\s*(?:\w+\s+)?kernels?\b/i

/** `Linux host 2.4.8 #2 SMP Fri Aug 17 …` */
const UNAME = /(?:^|\s)Linux\s+(\S+)\s+(\d\.\d+\.\S+)\s+#\d+/

/** `CPU: 7 PID: 4529 Comm: dd Tainted: G        W         5.17.0-rc7+ #57`, `Pid: 4072, comm: pdflush Not tainted 2.6.27 #2` */
const TRACE = /\bPID: \d+,? comm: .{1,60}?\btainted:?(?: [A-Z ]{1,40}?)?\s+(\d\.\d+\.\S+)\s+#\d/i

export const kernel: Extractor = {
  name: 'kernel',
  hint: /[1-7]\.\d|^\s*kernel(?: version)?\s*[:=]\s*[a-z]/i,
  find(passage: Passage): readonly Found[] {
    const uname = UNAME.exec(passage.text)
    if (uname !== null) return fromUname(uname)
    const trace = TRACE.exec(passage.text)
    if (trace !== null)
      return [foundAt(trace, trace[1] ?? '', { field: 'kernel', value: trace[1] ?? '', certainty: 'set' })]
    const named = passage.kind === 'line' ? NAMED.exec(passage.text) : null
    if (named !== null && !/\d\.\d{1,2}\.\d|^(?:linux|v|patch)-?\d/i.test(named[1] ?? ''))
      return [foundAt(named, named[1] ?? '', { field: 'kernel', value: named[1] ?? '', certainty: 'set' })]
    const log = LOG.exec(passage.text)
    if (log !== null) return [foundAt(log, log[1] ?? '', { field: 'kernel', value: log[1] ?? '', certainty: 'set' })]
    const found = together([...passage.text.matchAll(VERSION)].flatMap((match) => fromVersion(passage, match) ?? []))
    return ofServerAndClient(found, passage.text)
  },
}

/** "with 2.6.10, 2.6.11 and 2.6.11-bk2": what is said of one is said of all. */
function together(found: readonly Found[]): readonly Found[] {
  const isSet = found.some(({ certainty }) => certainty === 'set')
  return isSet ? found.map((one) => ({ ...one, certainty: 'set' as const })) : found
}

/** the last that is named before a version */
const ROLE = /\b(server|client)s?\b(?!.*\b(?:server|client)s?\b)/is

/** "on the NFS server kernel 6.9.0, on the client kernel 6.1.37": what ran over the network ran on the client's. */
function ofServerAndClient(found: readonly Found[], text: string): readonly Found[] {
  if (found.length !== 2) return found
  const roles = found.map(({ start }, i) => {
    const from = i === 0 ? 0 : (found[0]?.start ?? 0) + (found[0]?.length ?? 0)
    return ROLE.exec(text.slice(Math.max(from, start - FROM_ROLE), start))?.[1]?.toLowerCase()
  })
  if (!roles.includes('server') || !roles.includes('client')) return found
  return found.map((one, i) =>
    roles[i] === 'client' ? { ...one, only: { field: 'filesystem' as const, value: 'nfs' } } : one,
  )
}

/** so far a version stands from the word that says whose it is */
const FROM_ROLE = 60

function fromUname(match: RegExpExecArray): readonly Found[] {
  const [whole, host = '', version = ''] = match
  const at = (words: string, field: string): Found => ({
    field,
    value: words,
    start: match.index + whole.indexOf(words),
    length: words.length,
    certainty: 'set',
  })
  return [at(version, 'kernel'), ...(/^(?:localhost|\(none\)|x+)$/i.test(host) ? [] : [at(host, 'system.label')])]
}

function fromVersion(passage: Passage, match: RegExpMatchArray): Found | null {
  const [, prefix = '', numbers = '', words = ''] = match
  // "2.4.10+" over a list of patches: the plus belongs to the list
  const listed = passage.kind === 'line' && passage.text.startsWith('\n', (match.index ?? 0) + match[0].length)
  const suffix = listed ? words.replace(/\+$/, '') : words
  const tail = suffix.replace(TAIL, '').replace(PUT_IN, '').replace(ON_FILESYSTEM, '')
  if (FILE.test(suffix) || RANGE.test(suffix) || (/x$/.test(tail) && tail.length === 1)) return null
  const before = passage.text.slice(Math.max(0, (match.index ?? 0) - 60), match.index).replace(/\n/g, ' ')
  const after = passage.text
    .slice((match.index ?? 0) + match[0].length, (match.index ?? 0) + match[0].length + 40)
    .replace(/\n/g, ' ')
  if (CUT_OFF.test(after)) return null
  if (NUMBER_AFTER.test(after) || (passage.kind === 'line' && FIGURE_AFTER.test(after)) || COMMAND.test(passage.text))
    return null
  const isBuild = DISTRIBUTION.test(before) && BUILD.test(suffix)
  const isTitled = passage.kind === 'line' && /^2\.[3-6]\./.test(numbers) && ON_KERNEL.test(before)
  const isOther = !NAMES_KERNEL.test(prefix) && !isBuild && !isTitled && OTHER.test(before)
  if (isOther || ADDED.test(before)) return null
  if (prefix === '' && OTHER_VERSION.test(before) && !KERNEL_WORD.test(before)) return null
  // "linux-2.4.10-pre6 with the preempt patch" is no tree of sources
  const titled = /^\W*$/.test(before) && /^\s+with\b/.test(after)
  if (
    NAMES_KERNEL.test(prefix) &&
    !titled &&
    /\b(?:tar|untar\w*|rm|cp|mv|cd|diff|patch|source|tree|src|build\w*|compil\w+|unpack\w*|extract\w*)\b/i.test(
      passage.text,
    )
  )
    return null
  const old = /^[12]\./.test(numbers)
  if (!old && !isModern(passage.text, prefix, numbers, suffix, before, after)) return null
  if (NEVER.test(before) || (BASE.test(before) && !ALL.test(before))) return null
  if (/^\.y$/i.test(tail) && passage.kind === 'sentence') return null
  if (passage.kind === 'sentence' && !ALL.test(before) && (SPOKEN_OF.test(before) || COMPARED.test(before))) return null
  const value = numbers + tail
  return {
    field: 'kernel',
    value,
    start: (match.index ?? 0) + match[0].indexOf(numbers),
    length: value.length,
    certainty: prefix === 'kernel-' || isPart(prefix, before, after) ? 'set' : certaintyOf(before, after),
    ...(CHANGED_TO.test(before) ? { later: true } : {}),
  }
}

/** "result of 6.7.0", "5.15.y result": words around a version that leave a title of nothing else */
const TITLE_WORDS =
  /\b(?:results?|numbers|output|test|run|on|of|with|for|the|vanilla|plain|stock|kernel|linux|me|mine|here|my|box|machine|now|same|(?:fio|dbench|dd|bonnie\+\+|write|read|xfs|ext4|btrfs)(?= |$)|rc\d+)\b/gi

/** "For 4.15, with all completions in the handler:" */
const TITLED =
  /^\W*(?:for|on|with|under|using)\s+(?:(?:unmodified|modified|unpatched|patched|vanilla|stock|plain)\s+)?v?[3-7]\.\d{1,2}\s*(?:[,(][^:]*)?:\s*$/i

/** "verified on a v6.6 6GB RAM system", "I applied 5e1d2c9ab07e on 6.1.37" */
const RAN_ON =
  /\b(?:I|we)(?: have)? applied (?:it|this|them|\S+|the \w+) (?:on|to|onto) (?:top of )?$|\b(?:verified|tested|tests?|measured|ran|run|running|benchmarked|results?) on (?:an? |the |my )?$/i

/** From 3.0 on a version looks like any program's: the suffix, the word kernel beside it, or a line of its own must tell. */
function isModern(text: string, prefix: string, numbers: string, tail: string, before: string, after: string): boolean {
  if (
    /^-(?:rc\d|next|\d+-(?:generic|amd64|686|arm|cloud|server|lowlatency)|\d+(?:\.\d+)*\.(?:el|fc|oe|al|uek))/i.test(
      tail,
    )
  )
    return true
  if (LISTED.test(before) || /^\s*kernels?\b/i.test(after)) return true
  if (
    prefix !== '' &&
    (prefix !== 'v' || numbers.split('.').length === 3 || KERNEL_WORD.test(text) || /regression/i.test(text))
  )
    return true
  if (numbers.split('.').length > 2 || /^(?:\.y|-rc\d+|\(rc\d+\))/i.test(tail || after)) {
    const rest = text.replace(TITLE_WORDS, ' ').replace(/[^A-Za-z]/g, '')
    if (rest === `${prefix}${tail}`.replace(/[^A-Za-z]/g, '')) return true
  }
  const short = numbers.split('.').length === 2
  // "6.1.x with the patch only"
  if (short && tail === '.x' && /^\W*$/.test(before) && !text.includes('\n') && text.length < 90) return true
  if (short && TITLED.test(text)) return true
  if ((!short || prefix === 'v') && RAN_ON.test(before)) return true
  // "v6.2 (patched):"
  if (short && prefix === 'v' && /^\W*$/.test(before) && /^\s*\((?:un)?patched\)\W*$/.test(after)) return true
  const whole = text.replace(/[^\w.+-]/g, '')
  return (numbers.split('.').length === 3 && whole === numbers + tail) || (prefix === 'v' && whole === `v${numbers}`)
}

/** "controller - Foo 150, linux 2.6.7-rc1, disk Bar": one of the things that the machine has */
const isPart = (prefix: string, before: string, after: string): boolean =>
  NAMES_KERNEL.test(prefix) && /[,;]\s+$/.test(before) && /^\s*(?:[,;]|$)/.test(after)

function certaintyOf(before: string, after: string): Certainty {
  if (ALL.test(before)) return 'always'
  if (SPOKEN_OF.test(before)) return 'named'
  return USED.test(before) || LISTED.test(before) || KERNEL_AFTER.test(after) ? 'set' : 'named'
}
