import { printedField } from './printed-field'

/** What a head or a row's label says of the runs under or beside it. */
export interface Condition {
  /** as in Printed */
  readonly field: string
  readonly value: string
}

const KERNEL = /^(?:linux[- ]|patch-)?v?([1-7]\.\d{1,2}\.\d{1,3}(?:[-+.\w~]*)?|[3-7]\.\d{1,2}-(?:rc\d|next)[-+.\w~]*)$/i
const FILESYSTEM =
  /^(ext[234]|xfs|jfs|reiserfs|reiser4|btrfs|bcachefs|f2fs|nilfs2|ntfs3?|zfs|tmpfs|nfs)(?:$|[-\s/,(+])/i
const SCHEDULER = /^(?:\[?)(noop|deadline|cfq|anticipatory|mq-deadline|kyber|bfq)(?:\]?)$/i
const RAID = /^(?:raid|md|linear)[- ]?(?:0|1|4|5|6|10|50|60)$/i
const MOUNT =
  /^(?:data=(?:ordered|writeback|journal)|(?:no)?barriers?|barrier=[01]|(?:no)?delaylog|(?:no)?delalloc|(?:no)?discard|discard=a?sync|notail|compress(?:-force)?=[\w:-]+|logbufs=\d+|logbsize=\w+)$/i
/** in small letters, as they are given */
const MOUNT_ALONE =
  /^(?:commit=\d+|(?:noa|nodira|rela|lazy|stricta)time|nodata(?:cow|sum)|space_cache=v\d|dioread_(?:no)?lock|inode(?:32|64)|largeio|nconnect=\d+|[rw]size=\d+)$/
/** the patch or not, before or after it */
const VARIANT =
  /^(?:(?:un)?patched|vanilla|mainline|baseline|base|stock|defaults?|upstream|original|orig|unmodified|before|after|old|new|without|with|w\/o|w\/|\+? ?patch|patch(?:ed)?[ -]?v?\d+|before[ -]patch|after[ -]patch|(?:before|after|with|without|w\/o?) (?:this|the|these) (?:set|series|patch(?:es| ?set| ?series)?|changes?|commit))$/i

/** "fio without patch" */
const TOOL_FIRST =
  /^(?:fio|dd|[dt]bench|bonnie\+\+|iozone|tiobench|fs_?mark|sysbench) (?=(?:with|without|before|after|w\/o?) )/i

/** The condition that a head or a label names. `bio(base)`, `ext3 (ordered)`: what stands in brackets counts as well. */
export function conditionOf(words: string): Condition | null {
  const text = withoutUnit(words.trim().replace(TOOL_FIRST, ''))
  const kernel = KERNEL.exec(text)?.[1]
  if (kernel !== undefined) return { field: 'kernel', value: kernel }
  const filesystem = FILESYSTEM.exec(text)?.[1]
  if (filesystem !== undefined && text.length <= 32)
    return { field: 'filesystem', value: filesystem.toLowerCase().replace(/^ntfs3$/, 'ntfs') }
  if (SCHEDULER.test(text)) return { field: 'factors.elevator', value: text.replace(/[[\]]/g, '') }
  if (/^\d{1,3}[- ]?(?:way|cpus?|processors?)$/i.test(text)) return { field: 'system.cpu', value: text }
  if (RAID.test(text)) return { field: 'factors.raid', value: text }
  if (MOUNT.test(text) || MOUNT_ALONE.test(text)) return { field: 'mountOptions', value: text }
  const [, key, value] =
    /^([A-Za-z][\w.-]{1,24})=([\w.+-]{1,20})$/.exec(text) ?? /^([a-z]+_[a-z_]{1,20})\((\d\w{0,8})\)$/i.exec(text) ?? []
  if (key !== undefined && value !== undefined) return { field: `factors.${key}`, value }
  const [, how = '', what = ''] =
    /^(with(?:out)?|w\/o?|no)(?:[ -]+|(?<=\/o?))([\w.+-]+(?: [\w.+-]+){0,2})$/i.exec(text) ?? []
  if (what !== '' && !/^(?:the|a|an|all|my|this|that)\b/i.test(what)) return withOrWithout(how, what)
  if (VARIANT.test(text)) return { field: printedField(text), value: text }
  const inBrackets = /^[\w-]{1,20}\s?\(([\w -]+)\)$/.exec(text)?.[1]
  if (inBrackets !== undefined && VARIANT.test(inBrackets)) return { field: 'factors.variant', value: text }
  return null
}

/** `Vanilla (ops/s)`: a head that says its figures' unit too */
function withoutUnit(words: string): string {
  const [, name = '', unit = ''] = /^(.{2,30}?)\s?[([]([\w/]{1,8})[)\]]$/.exec(words) ?? []
  return unitOf(unit) === null && !/^k?iops$/i.test(unit) ? words : name
}

/** `raid1 (assume clean)`, `mq-deadline + tuned`: a name and a remark on it */
const REMARKED =
  /^(\S.{1,28}?)\s*(?:\([^()]{1,40}\)|\[[^[\]]{1,40}\]|[,+]\s?\S.{0,40}|\s(?:with|without|w\/o?|plus|and)\s.{1,40})$/i

/** The conditions of several heads: beside "no treelog" a bare "treelog" is one too, beside "bfq" a bare "none", beside "raid1" a "raid1 (assume clean)". */
export function conditionsOf(heads: readonly string[]): readonly (Condition | null)[] {
  const own = heads.map(conditionOf)
  return own.map((one, i) => {
    if (one !== null) return one
    const head = (heads[i] ?? '').trim()
    if (/^none$/i.test(head) && own.some((other) => other?.field === 'factors.elevator'))
      return { field: 'factors.elevator', value: 'none' }
    const like = likeOf(head)
    if (like !== null && own.some((other) => other?.field === like)) return { field: like, value: head }
    const field = `factors.${head}`
    const isOpposite = own.some((other) => other?.field === field && other.value === 'without')
    return isOpposite ? { field, value: 'with' } : null
  })
}

/** What a name with a remark is a value of; null: of nothing, or of a side of the comparison. */
function likeOf(head: string): string | null {
  const name = REMARKED.exec(head)?.[1] ?? ''
  const field = name === '' || VARIANT.test(name) ? undefined : conditionOf(name)?.field
  return field?.startsWith('factors.') === true ? field : null
}

/** "w/o treelog" is treelog: without; a patch is the patch, whatever it is called */
const withOrWithout = (how: string, what: string): Condition => ({
  field: /^patch(?:es|set)?$/i.test(what) ? 'factors.patch' : `factors.${what}`,
  value: /^(?:without|w\/o|no)$/i.test(how) ? 'without' : 'with',
})

/** Worked out from the figures beside it. */
export const isDerived = (words: string): boolean =>
  /^[(%]*\s*(?:delta|std\.? ?dev(?:iation)?|stddev|stdev|diff(?:erence)?|change|gain|improve(?:ment)?|speed-?up|ratio|%?diff|percent(?:age)?|pct\.?|(?:pct\.?|%|percent) ?(?:change|chg|diff\w*)|chg|impr\.?|incr(?:ease)?|decr(?:ease)?|regression|%|\+\/-|Δ)\s*(?:\(?%\)?|\[%\])?[)%]*$/i.test(
    words.trim(),
  )

const MEASURED =
  /(?:^|[\s_/(-])(?:(?:seq(?:uential)?|rand(?:om)?|re|over)?[-_ ]?(?:reads?|writes?|rw|rewrites?|reads?write)|throughput|bandwidth|bw|k?iops|latenc(?:y|ies)|lat|clat|slat|elapsed|creates?|creation|deletes?|deletion|unlinks?|mkdir|rmdir|untar|(?<!zero[ _-])copy|fsync|fdatasync|seeks?|real|sys|system|user|time|avg|tps|rm -rf|mount|umount|fsck|mkfs|append|truncate|readers?|writers?|aggregate|total|lusers|(?:max[ _]?)?jpm|max[ _]?users?|cpu(?:[ _](?:util\w*|usage))?|util(?:i[sz]ation)?)(?:$|%|[\s_/().:,-])/i

/** Tells a name of something measured: `randread`, `Seq Write`, `real`. */
export const isMeasured = (words: string): boolean => MEASURED.test(words.trim())

const UNITS: readonly (readonly [pattern: RegExp, unit: string])[] = [
  [/^MiB\/s(?:ec)?$/i, 'MiB/s'],
  [/^KiB\/s(?:ec)?$/i, 'KiB/s'],
  [/^GiB\/s(?:ec)?$/i, 'GiB/s'],
  [/^(?:MB|M)\/[sS](?:ec(?:ond)?)?$|^MBps$|^MB\/second$|^mb\/s(?:ec)?$/, 'MB/s'],
  [/^[kK]B?\/[sS](?:ec(?:ond)?)?$|^[kK]Bps$/, 'kB/s'],
  [/^(?:GB|G)\/[sS](?:ec)?$|^GBps$/, 'GB/s'],
  [/^M(?:bps|b\/s|bits?\/s(?:ec)?)$/, 'Mbit/s'],
  [/^iops$/i, 'iops'],
  [/^k(?:ilo)?[ -]?iops$/i, 'kiops'],
  [/^m[ -]?iops$/i, 'Miops'],
  [/^(?:ops?|operations)\/s(?:ec)?$/i, 'ops/s'],
  [/^kops?\/s(?:ec)?$/i, 'kops/s'],
  [/^mops?\/s(?:ec)?$/i, 'Mops/s'],
  [/^files\/s(?:ec)?$/i, 'files/s'],
  [/^(?:max[ _]?)?jpm$|^jobs\/min(?:ute)?$/i, 'jobs/min'],
  [/^(?:transactions|txns?)\/s(?:ec)?$/i, 'transactions/s'],
  [/^(?:s|secs?|seconds?)$/, 's'],
  [/^(?:ms|msecs?|milliseconds?)$/, 'ms'],
  [/^(?:u[sS]|usecs?|µs|microseconds?)$/, 'us'],
  [/^(?:ns|nsecs?|nanoseconds?)$/, 'ns'],
]

/** How they all begin: nearly every word is none. */
const MAY_BE_UNIT = /^(?:[gkmnsuµ\u03bc]|files|iops|op|jpm|jobs\/|transactions|txn)[\w/ -]{0,20}$/i

/** A unit as the metrics table spells it; null: these words are none. */
export function unitOf(words: string): string | null {
  if (!MAY_BE_UNIT.test(words)) return null
  // the Greek letter and the sign for micro
  const text = words.replace('\u03bc', 'µ')
  return UNITS.find(([pattern]) => pattern.test(text))?.[1] ?? null
}

/** The one unit that a line of words names, in brackets or behind "in": `throughput (in MB/s)`. Several: null. */
export function unitIn(words: string): string | null {
  const found = new Set<string>()
  for (const [, bracketed = ''] of words.matchAll(/[([（]\s*(?:in )?([\w/]{1,20})\s*[)\]）]/g)) {
    const unit = unitOf(bracketed)
    if (unit !== null) found.add(unit)
  }
  for (const [word] of words.matchAll(/[\w]+\/s(?:ec(?:ond)?)?\b|\b[KM]?IOPS\b|\bM[Bb]ps\b/gi)) {
    const unit = unitOf(word)
    if (unit !== null) found.add(unit)
  }
  for (const [, scale = ''] of words.matchAll(/\b(k|m|kilo|mega)(?:b| ?bytes) per sec(?:ond)?\b/gi))
    found.add(/^k/i.test(scale) ? 'kB/s' : 'MB/s')
  for (const [, word = ''] of words.matchAll(
    /\bin ([mun]?s(?=$|[\s:,)])|seconds|secs|milliseconds|msecs?|usecs?|microseconds)\b/gi,
  )) {
    const unit = unitOf(word.toLowerCase())
    if (unit !== null) found.add(unit)
  }
  const [unit, ...others] = found
  return unit !== undefined && others.length === 0 ? unit : null
}

/** `avg_commit_ms`, `write_lat_ns_p99`: the unit that a name ends in or holds */
export function unitInName(label: string): string | null {
  const [, word = ''] = /^\w{1,60}_(ns|us|[µ\u03bc]s|ms)(?:_|$)/i.exec(label) ?? []
  return word === '' ? null : unitOf(word.toLowerCase())
}

/**
 * Routines and the instruction sets that they are written for, as the kernel names them when it times its own: `sse2x4 gen()`, `32regs_prefetch`.
 * "fio with queue_rqs()" is a run with the patch that brings it.
 */
const CODE =
  /(?<=\w)(?<!\b(?:with(?:out)?|w\/o|using) [\w.]{1,40})\(\)|\b(?:crc|xor|sha\d|aes|checksum|memcpy)|\b(?:\d{1,2}regs|int\d*x\d|mmx|s?sse\d?|avx\d*|neon|sve|altivec|vpermxor|lsx|lasx|rvv)(?:x\d{1,2})?(?=$|[\s:_(-])/i

/** The speed of code, and not of storage. */
export const isOfCode = (words: string): boolean => CODE.test(words)

/** Rates in bytes: what has no name of its own is a throughput. */
export const isByteRate = (unit: string | null): boolean => unit !== null && /B\/s$|bit\/s$/.test(unit)

/** The name of a metric: the words without what they have in brackets, in snake_case. */
export const metricName = (words: string): string =>
  words
    .replace(/[([{][^()[\]{}]*[)\]}]/g, ' ')
    .replace(/ in (?:m|u|n)?s(?:ec)?$|'s\b/gi, '')
    .toLowerCase()
    .replace(/[µ\u03bc]/g, 'u')
    .replace(/[^a-z\d]+/g, '_')
    .replace(/^_+|_+$/g, '')

/** The metric that a head names: of a unit alone, what it counts. '': none. */
export function measuredName(head: string): string {
  const unit = unitOf(head.replace(/[()[\]]/g, ''))
  if (unit === 'iops' || unit === 'kiops' || unit === 'Miops') return unit.toLowerCase()
  if (unit === 'jobs/min') return /jpm/i.test(head) ? metricName(head) : 'jobs_per_minute'
  if (unit === 'files/s') return 'files_per_second'
  if (unit === 'ops/s' || unit === 'kops/s' || unit === 'Mops/s') return 'ops_per_second'
  if (isByteRate(unit)) return 'throughput'
  return unit === null && (isMeasured(head) || /^p\d\d(?:\.\d+)?\b/i.test(head)) ? metricName(head) : ''
}
