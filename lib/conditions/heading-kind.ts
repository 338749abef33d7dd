import { isAside } from './aside'
import type { Fact, ReadPassage } from './fact'

type Kind = 'strong' | 'weak' | 'unknown' | 'prose' | 'nothing'

/** Right over a result: all that stands there, or the last line of it. */
type Stands = 'alone' | 'last' | 'apart'
const LONGEST = 110
export const ATTRIBUTION =
  /\b(?:wrote|(?:you|he|she|they|people) write|writes|said|says|schrieb|a [eé]crit|skrev|escribi[oó])\s*:?$|^(?:on|am|le) .{5,80}(?:wrote|schrieb|[eé]crit)\b/i
const FURNITURE =
  /^(?:(?:to unsubscribe|more majordomo|please read the faq|size is mb|send the line|run status group|(?:mon|tue|wed|thu|fri|sat|sun)\w*,? \w+ .*\d:\d\d:\d\d).*|[-_=*~#\s]*|(?:best |kind )?regards,?|cheers,?|thanks,?|(?:hi|hello|hey|hallo|dear)(?: [A-Za-z][\w.-]*){0,3}[,!.]?|\[\.*\]|\[?snip\]?|done[.!]?|done \d.*|command exited .*|subject:.*|from:.*|date:.*|to:.*|cc:.*)$/i
/** "Ran 9/5/01": when it was measured, and no name for it */
const WHEN =
  /^\W*(?:(?:ran|run|tested|measured|taken|dated?|done)\b\W*(?:on|at)?\s*)?(?:\d{1,2}\/\d{1,2}\/\d{2,4}|\d{4}-\d\d-\d\d|\d{1,2}\.\d{1,2}\.\d{4})(?:\s+\d{1,2}:\d\d\S*)?\W*$/i
/** Says nothing of a condition, and nothing else than before: no reason to drop what stood there. */
const SAME =
  /\b(?:again|once more|repeat\w*|retry|re-?run|same (?:test|thing|again)|second run|2nd run|another run|try again|first run|1st run|third run|3rd run|results?|numbers|here|output|below|following|benchmark\w*|summary)\b/i
export const TOOLS =
  /\b(dbench|tbench|bonnie\+\+|tiobench|tiotest|netbench|iozone|fio|fs[_-]?mark|postmark|sysbench|compilebench|filebench|ffsb|aim(?= ?(?:7|9|vii|suite|bench))|reaim)(?![\w.])/i
export const NUMBERED =
  /^\W*(?:(?:test|run|case|config(?:uration)?|phase|step|series|round|setup|experiment)\s*(?:no\.?|nr\.?|#)?\s*(?:\d{1,2}|[A-Z])|[A-Z]\d?)\W*$/i
export const EARLIER =
  /\b(?:previous|earlier|older?|last|former)\s+(?:test|run|result|number|kernel|version|figure|benchmark)s?\b|\bcompared? (?:to|with) (?:linux |kernel )*v?\d\.\d+\S*\s*:?$/i
/** "DONTCACHE on reads and stable writes + fadvise after COMMIT:": a title of many words has no verb that tells */
const LONG_TITLE = 12
export const SENTENCE =
  /\b(?:i|we|you|it|they|is|are|was|were|has|have|had|gives?|gave|shows?|gets?|got|see|seen?|ran|run|did|does|do|can|could|will|would|should|made|makes?|tested|used|using|this|that|these|those|which|here|there|following|below|above|then|so|but|because|when|while|if|as)\b/i
/** `TOTAL  100%  15G  15G`: a row of figures */
const ROW = /(?:\s+\d[\d.,]*[%KMGT]?){2}\s*$/
/** `Linux 2.4.18-pre3   1.06   25.13   192.5   57.5`: a row of another table, whatever it begins with */
const LONG_ROW = /(?:\s{2,}\d[\d.,]*[%KMGT]?){4}\s*$/
/** "Data written (calculated): 5820352 bytes": counted beside the result, and no title */
const STATISTIC = /[:=]\s*\d[\d.,]*(?:\s*[A-Za-z%]+)?\s*$|^\W*\w?\d+\+\d+ records (?:in|out)$/
/** what was typed to measure: it says nothing that ends what stands over it */
const COMMAND =
  /^\s*(?:sudo )?(?:\.?\/?[\w./-]*\/)?(?:dd|fio|iozone|bonnie\+\+|dbench|tbench|tiobench(?:\.pl)?|hdparm|sysbench|fs_mark|time) (?:\S+ )*?(?:-{1,2}\w|\w+=)\S*/
/** the same with several options, however long */
const LONG_COMMAND =
  /^(?:\S*\/)?(?:fio|iozone|bonnie\+\+|dbench|tbench|sysbench|fs_mark)(?: (?:-{1,2}\w\S*|\w+=\S*)){3}/
/** "dd /mnt/plain 4k": a program and the file that it was given */
const ON_FILE =
  /^\s*(?:sudo )?(?:dd|cp|mv|rm|cat|tar|ls|md5sum|umount|touch|truncate|mkdir|chmod|chown|losetup|\w+_io) (?:\S+ )*?\/\w\S*(?: \S+)*\s*$/
/** "# flush_range()": a name behind a mark, and no command */
const NAMED = /^#\s+[\w.]*(?:_|\(\))[\w.()]*$/
const PROGRAM =
  '(?:sudo|time|mount|umount|reboot|sync|make|cat|ls|dd|fio|cp|rm|tar|echo|sh|bash|for|while|do|done|modprobe|rmmod|insmod|mkfs|mke2fs|mdadm|hdparm|lsblk|lspci|lscpu|uname|df|du|free|dmesg|iostat|vmstat|perf|nvme|btrfs|xfs_\\w+|bonnie|dbench|tbench|iozone|sysbench|postmark|ioping|tiobench|fs_mark|taskset|numactl|ssh|service|systemctl|exportfs|cryptsetup|dmsetup|lvs|pvs|vgs|lvcreate|test|run)\\b'
/** "# plain ram0", "# hack" right over a result: a remark of one to four words, and no program */
const REMARK = new RegExp(`^#\\s+(?!${PROGRAM})[A-Za-z][\\w.-]*(?<!\\.\\w{1,4})(?: (?!-)[\\w.()-]+){0,3}$`, 'i')
/** `+ sync`, `++ mount /dev/sdb /mnt`: what a shell traces with `set -x`; not "+ patch" */
const TRACE = new RegExp(`^\\++ ${PROGRAM}`)
/** `[ann@box ~]$ `, `box:~# ` */
const PROMPT = /^\s*(?:\[[\w.-]+\]\s?[#$%>]|\[?[\w.-]+@[^\s]+(?:\s[^\]]*\])?\s?[#$%>]|[\w.-]+:[~/]\S*?[#$%>]|[#$%])\s/

/** what was typed at a prompt, what `uname -a` printed: however long */
const SHELL = new RegExp(`${PROMPT.source}|^Linux \\S+ \\d\\.\\d+\\.\\S+ #\\d`)
/** "I did a few of these, this was the best": told, and no title */
const TOLD = /^(?:i|we|it|you|they)\s+(?:\w+\s+){3}/i
/** "mainline: 513MiB/s" right over what the benchmark printed: a title with its figure */
export const SUMMED = /^[A-Za-z][\w .-]{0,30}:\s*~?\d[\d.,]*\s*(?:[KMG]i?B\/s|[km]?iops)$/i
/** fio's statistics of a disk, where they were cut out */
const DISK_STATISTICS = /^[\w-]+: ios=\d/

/** the rest of a command, a source, a path, a job file */
const SCRIPT =
  /[|;]\s*(?:grep|awk|sed|tail|head|sort|tee|done|do|echo|sync|xargs|wc)\b|;\s*done\s*$|^\s*\S+:\/\S*\s*$|^\s*\[(?:global|job|file|test|seq|rand|read|write)[\w-]*\]\s*$|^\s*[a-z_]+=\S*[^\s:]\s*$|^\s*(?:\/[\w.-]+)+\/?\s*$|^\s*sync\s*$|^\s*--[a-z][\w-]*(?:=\S|\s+--?[a-z])|^\s*echo (?:\S+|"[^"]*"|'[^']*') ?>>? ?(?:\/(?:proc|sys)\/\S+|[\w./-]*\w\.\w+)\s*$/

/** `echo 60 > /sys/block/md0/md/stripe_cache_size`, `hdparm -X66 -d1 /dev/hde`: in force from there on, whatever is told below it */
const TUNED = new RegExp(
  `^(?:${PROMPT.source}|\\S{1,60}?[#$%>] *)?(?:sudo )?(?:echo (?:\\S+|"[^"]*"|'[^']*') ?>>? ?\\/(?:proc|sys)\\/\\S+|hdparm(?: -[A-Za-z]\\d*)+ \\/dev\\/\\w+|blockdev --setf?ra \\d+ \\S+)$`,
)

/** Words that may stand in a heading beside its facts. */
const FILLER =
  /\b(?:here'?s?|is|are|the|a|an|and|on|of|for|with|without|in|at|to|from|now|results?|numbers|figures|kernels?|linux|vanilla|plain|stock|default|run|runs|test|tests|first|second|third|then|using|mounted|mount|options?|filesystem|fs|bonnie\+\+|dbench|tiobench|tbench|version|patch(?:es|ed)?|applied|set|clients|once|more|same|again|this|time|raw|io|performance)\b/gi

export function kindOf({ passage, facts }: ReadPassage, underlined: boolean, stands: Stands): Kind {
  const text = passage.text.trim()
  if (text === '' || FURNITURE.test(text) || WHEN.test(text) || LONG_ROW.test(text)) return 'nothing'
  if (facts.some((fact) => fact.typed === true && fact.text.length * 5 >= text.length * 4)) return 'strong'
  const isLong = text.split('\n').some((line) => line.length > LONGEST)
  if (isLong && !LONG_COMMAND.test(text) && !SHELL.test(text)) return 'prose'
  if (ATTRIBUTION.test(text)) return 'prose'
  if (sentenceLike(text) && isAside(text)) return 'prose'
  const own = facts.filter(({ field }) => !field.startsWith('system.'))
  if (TUNED.test(text) && own.length > 0) return 'strong'
  if (COMMAND.test(text) || ON_FILE.test(text)) return own.length > 0 ? 'weak' : 'nothing'
  if (
    (PROMPT.test(text) && !NAMED.test(text) && !(stands !== 'apart' && REMARK.test(text))) ||
    SCRIPT.test(text) ||
    TRACE.test(text)
  )
    return own.length > 0 ? 'weak' : 'nothing'
  const titled = underlined || /:-?$|\w -{1,2}$|^[=*#~-]{2,}\s?\w|^\[.*\]$/.test(text)
  const isColoned = /\w\s*:-?$/.test(text) && /^with(?:out)?\s/i.test(text)
  if (own.length === 0 && facts.length > 0 && !isColoned)
    return titled && namesPart(text, facts)
      ? 'strong'
      : stands === 'alone' && namesStorage(text, facts)
        ? 'weak'
        : 'nothing'
  const words = residueOf(text, own)
  if (own.length > 0)
    return words <= 1 || (titled && words <= 6) ? 'strong' : sentenceLike(text) && words > 8 ? 'prose' : 'weak'
  if (NUMBERED.test(text) || EARLIER.test(text)) return 'unknown'
  if (stands !== 'apart' && SUMMED.test(text)) return 'unknown'
  if (DISK_STATISTICS.test(text) || STATISTIC.test(text) || ROW.test(text) || isAside(text)) return 'nothing'
  if (SAME.test(text)) return underlined && words > 1 && !sentenceLike(text) ? 'unknown' : 'nothing'
  if (titled && words <= LONG_TITLE && !SENTENCE.test(text)) return 'unknown'
  if (!titled && TOLD.test(text)) return 'prose'
  if (sentenceLike(text) || words > 6) return words > 3 ? 'prose' : 'nothing'
  return words === 0 ? (TOOLS.test(text) ? 'unknown' : 'nothing') : 'unknown'
}

/** "For Samsung PM1733:", "4 disks RAID0, 64k chunk:": one part of the machine or one array, and nothing else, tells results apart */
const namesPart = (text: string, facts: readonly Fact[]): boolean =>
  (new Set(facts.map(({ field }) => field)).size === 1 || facts.every(({ field }) => OF_ARRAY.has(field))) &&
  residueOf(text, facts) === 0

const OF_ARRAY = new Set(['system.storage', 'system.raid', 'system.chunkSize'])

/** "RAID1 (writing to /dev/md/test)" */
const namesStorage = (text: string, facts: readonly Fact[]): boolean =>
  namesPart(text, facts) && facts.every(({ field }) => field === 'system.raid' || field === 'system.storage')

const sentenceLike = (text: string): boolean => /[.!?,;]["')]*$/.test(text) && !/\.\.\.$/.test(text)

/** How many words are neither facts nor filler. */
function residueOf(text: string, facts: readonly Fact[]): number {
  let rest = text
  for (const fact of facts) rest = rest.replace(fact.text, ' ')
  return (
    rest
      .replace(/\([^)]*\)/g, ' ')
      .replace(FILLER, ' ')
      .match(/[A-Za-z][\w'+-]*/g)?.length ?? 0
  )
}
