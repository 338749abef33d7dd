import type { Extractor, Found } from './extractor'
import { filesystemFamily } from './filesystem'
import type { Passage } from './passage'

/** Options by their names; with `=` a value follows. Source: mount(8), Documentation/filesystems of Linux 2.4 to 6.x. */
const FLAGS =
  'rw|ro|sync|async|noatime|atime|nodiratime|diratime|relatime|norelatime|strictatime|lazytime|nolazytime|nosuid|nodev|noexec|dirsync|defaults|delaylog|nodelaylog|barrier|nobarrier|barriers|nobarriers|notail|tail|nolog|nolargeio|largeio|swalloc|inode32|inode64|noquota|noikeep|ikeep|osyncisdsync|osyncisosync|wsync|nouuid|norecovery|extents|noextents|mballoc|nomballoc|delalloc|nodelalloc|bh|nobh|journal_checksum|journal_async_commit|noload|nouser_xattr|user_xattr|acl|noacl|orlov|oldalloc|reservation|noreservation|auto_da_alloc|noauto_da_alloc|dioread_nolock|dioread_lock|discard|nodiscard|nodatacow|nodatasum|datacow|datasum|autodefrag|noautodefrag|ssd|nossd|ssd_spread|space_cache|nospace_cache|clear_cache|inode_cache|flushoncommit|notreelog|hashed_relocation|no_unhashed_relocation|nointegrity|integrity|conv|attrs|hard|soft|intr|nointr|tcp|udp|nolock|lock|actimeo|noac|ac|fsc|dax|writeback|inline_data|noinline_data|inline_xattr|background_gc|fastboot|data_flush|mode_adaptive|bg_gc|test_dummy_encryption|onerror|tmgr|atomic_write|nodirplus|nordirplus'
const VALUED =
  'data|commit|barrier|errors|logbufs|logbsize|logdev|allocsize|sunit|swidth|ihashsize|stripe|inode_readahead_blks|max_batch_time|min_batch_time|journal_ioprio|journal|jqfmt|usrjquota|grpjquota|block-allocator|alloc|resize|hash|compress|compress-force|compression|space_cache|thread_pool|max_inline|metadata_ratio|degraded|subvol|device|rsize|wsize|vers|nfsvers|minorversion|proto|timeo|retrans|sec|acregmin|acregmax|acdirmin|acdirmax|actimeo|port|mountport|mountproto|clientaddr|local_lock|lookupcache|addr|namlen|nconnect|size|nr_inodes|mode|uid|gid|umask|iocharset|codepage|extent_cache|active_logs|background_gc|fsync_mode|alloc_mode|discard_unit|compress_algorithm|compress_log_size|compress_extension|min_batch|max_batch|stripe_width|cache|localalloc|coherency|mb|mballoc|dax|atime_quantum|data_err|usrquota|grpquota|tmgr\\.atom_max_size|debug'
const OPTION = `(?:(?:${VALUED})=[\\w.:+-]+|(?:${FLAGS}))`
const LIST = `${OPTION}(?:, ?${OPTION})*`
/** what `-o` is given may hold any option */
const ANY_LIST = '[a-z_0-9][\\w.:=+/@-]*(?:,[a-z_0-9][\\w.:=+/@-]*)*'

/** `-o ssd -o space_cache=v2` */
const ANY_LISTS = `${ANY_LIST}(?:\\s+-o\\s+${ANY_LIST})*`

const VARIABLE = new RegExp(`\\bMOUNT_OPT(?:ION)?S?=["']?(?:-o\\s+)?(${ANY_LISTS})`, 'g')
const COMMAND = new RegExp(`\\bmount\\b[^\\n;|]*?\\s-o\\s+"?(${ANY_LISTS})`, 'gi')
/** `/dev/sda1 on /mnt type ext3 (rw,noatime)` */
const OUTPUT = /\S+ on \/\S* type (\S+) \(([\w.,:=+/@-]+)\)/g
/** the kernel's word: `EXT4-fs (sdb1): mounted filesystem with ordered data mode. Opts: data=ordered,discard` */
const MESSAGE = /\b(EXT[234]|XFS|BTRFS|F2FS|NILFS2?)(?:-fs)? \(\S+\): (?:re-?)?mount(?:ed|ing)\b/gi
const MESSAGE_OPTIONS = new RegExp(`(?:^|\\bdata mode\\. )Opts: (${ANY_LIST})\\.?(?=\\s|$)`, 'g')
/** `/dev/sda3  /test  ext3  noatime,data=writeback  0 0` */
const FSTAB = new RegExp(
  `^\\s*(?:/dev/|LABEL=|UUID=|[\\w.-]+:)\\S*\\s+/\\S*\\s+(\\w+)\\s+(${ANY_LIST})(?:\\s+\\d\\s+\\d)?\\s*$`,
  'gim',
)
const MOUNTED = new RegExp(
  `\\b(?:(?:re)?mounted\\s+(?:\\w+\\s+){0,4}?(?:with|using|as|-o)|mount(?:ing)?\\s+(?:it\\s+|them\\s+)?(?:with|using)|mount[ -]options?(?:\\s+(?:is|are|was|were|used|of))*\\s*[:=]?|in\\s+mode|used?\\s+mode|mode)\\s+(?:the\\s+|options?\\s+|-o\\s+)*["'\`(]*(${LIST})(?![\\w=])`,
  'gi',
)
const WITH_OPTION = new RegExp(`\\bwith\\s+(?:the\\s+)?["'\`(]*(${LIST})["'\`)]*\\s+(?:mount\\s+)?options?\\b`, 'gi')
/** "(using compress-force=zstd:3 for compression)": an option with its value says what it is */
const USING = new RegExp(`\\b(?:using|with)\\s+["'\`(]*((?:${VALUED})=[\\w.:+-]+(?:, ?${OPTION})*)(?![\\w=/])`, 'gi')
/** a list as the whole of a line, in brackets, behind a filesystem's name or "with": counts over results only */
const ALONE = new RegExp(`(?:^|[\\s("'\`,/+:-])(${LIST})(?=$|[\\s)"'\`,:;/+.])`, 'g')
const WHOLE = new RegExp(`^${LIST}$`)

/** "noatime,data=writeback": nothing but mount options. */
export const isMountOptions = (words: string): boolean => WHOLE.test(words)
const WITHOUT = new RegExp(
  `\\b(?:without|w/o|no)\\s+(?:the\\s+)?["'\`(]*(${ANY_LIST})["'\`)]*\\s+(?:mount\\s+)?options?\\b`,
  'gi',
)
const EXCEPT =
  /\b(?:except|but|only)\s+(?:for\s+|that\s+)?(\w+),?\s+(?:which\s+|that\s+)?(?:was\s+|were\s+|is\s+)?(?:used?|using|had|has|with|in|mounted)\s/i

export const mountOptions: Extractor = {
  name: 'mount options',
  hint: /mount|option|mode|atime|data=|barrier|delaylog|notail|log(?:buf|bsize)|delalloc|mballoc|extents|writeback|nolog|compress|datacow|datasum|inode64|\bsync\b|commit=|discard|defaults|\bhard\b|\brw\b/i,
  find({ text }: Passage): readonly Found[] {
    if (BUILT_IN.test(text)) return []
    const sure = [
      ...fromCommands(text),
      ...fromTables(text),
      ...fromMessages(text),
      ...fromSentences(text),
      ...fromList(text),
    ]
    const without = [...text.matchAll(WITHOUT)].flatMap((match) => absent(match))
    if (sure.length > 0 || without.length > 0) return [...sure, ...without]
    return alone(text)
  },
}

const listed = (words: string): string =>
  words
    .replace(/\s+-o\s+/g, ',')
    .replace(/\s+/g, '')
    .replace(/[.,:;]+$/, '')

function at(
  match: RegExpMatchArray,
  words: string,
  rest: Pick<Found, 'certainty' | 'headingOnly' | 'typed' | 'only'>,
): Found {
  const start = (match.index ?? 0) + match[0].lastIndexOf(words)
  return { field: 'mountOptions', value: listed(words), start, length: words.length, ...rest }
}

const fromCommands = (text: string): readonly Found[] =>
  [...text.matchAll(COMMAND), ...text.matchAll(VARIABLE)]
    .filter((match) => !/^loop$/.test(match[1] ?? ''))
    .map((match) => at(match, match[1] ?? '', { certainty: 'set', typed: true }))

function fromTables(text: string): readonly Found[] {
  return [...text.matchAll(OUTPUT), ...text.matchAll(FSTAB)].flatMap((match) => {
    const name = filesystemFamily(match[1] ?? '')
    const options = at(match, match[2] ?? '', { certainty: 'set', typed: true })
    if (name === null) return []
    const start = (match.index ?? 0) + match[0].indexOf(match[1] ?? '')
    const found = { ...options, field: 'filesystem', value: name, start, length: match[1]?.length ?? 0 }
    const version = /^nfs([34])$/.exec(match[1] ?? '')?.[1]
    const named = version === undefined ? [found] : [found, { ...found, field: 'factors.nfs version', value: version }]
    return isCut(match[0], match[2] ?? '') ? named : [...named, options]
  })
}

/** "rw,noatime,compress=lzo,ssd": what mount or /proc/mounts shows, alone on its line */
const SHOWN = /^\s*\(?((?:rw|ro),[\w=:.+/@-]+(?:,[\w=:.+/@-]+)+)\)?\s*$/m

const fromMessages = (text: string): readonly Found[] => [
  ...[...text.matchAll(MESSAGE)].flatMap((match) => {
    const name = filesystemFamily(match[1] ?? '')
    return name === null
      ? []
      : [{ ...at(match, match[1] ?? '', { certainty: 'set', typed: true }), field: 'filesystem', value: name }]
  }),
  ...[...text.matchAll(MESSAGE_OPTIONS)].map((match) => at(match, match[1] ?? '', { certainty: 'set', typed: true })),
]

const fromList = (text: string): readonly Found[] => {
  const match = SHOWN.exec(text)
  return match === null ? [] : [at(match, match[1] ?? '', { certainty: 'set', typed: true })]
}

/** "mounted with sync and without" */
const UNDECIDED = /^["')]*\s*(?:and|or|vs\.?|\/)\s+(?:with|without|w\/o|not)\b/i
/** "mounted filesystem with writeback", cut before "data mode" */
const MESSAGE_LINE = /-fs \(\S+\): mounted filesystem/
/** what tune2fs prints of the superblock */
const BUILT_IN = /^\s*Default mount options:/i

function fromSentences(text: string): readonly Found[] {
  if (MESSAGE_LINE.test(text)) return []
  const exception = EXCEPT.exec(text)
  const name = exception === null ? null : filesystemFamily(exception[1] ?? '')
  const told = [...text.matchAll(MOUNTED), ...text.matchAll(WITH_OPTION)]
  const used = told.length > 0 ? [] : [...text.matchAll(USING)].filter((match) => !FOREIGN.test(match[1] ?? ''))
  return [...told, ...used]
    .filter((match) => !UNDECIDED.test(text.slice((match.index ?? 0) + match[0].length)))
    .map((match) => {
      const excepted = name !== null && exception !== null && (match.index ?? 0) >= exception.index
      return at(
        match,
        match[1] ?? '',
        excepted ? { certainty: 'always', only: { field: 'filesystem', value: name } } : { certainty: 'set' },
      )
    })
}

/** "mounted without extents,mballoc option": what was left out is a thing that the poster varied. */
function absent(match: RegExpMatchArray): readonly Found[] {
  const words = match[1] ?? ''
  if (/^(?:any|mount|special|other|further|these|those|the)$/i.test(words)) return []
  const start = (match.index ?? 0) + match[0].indexOf(words)
  return [
    {
      field: `factors.${listed(words)}`,
      value: 'without',
      start,
      length: words.length,
      certainty: 'set',
      headingOnly: true,
    },
  ]
}

/** /proc/mounts as a mailer breaks it: the rest of the options stands on the next line. */
const isCut = (line: string, options: string): boolean =>
  line.trimEnd().endsWith(options) && line.length >= WRAPPED && line.length <= 80

/** A list at the end of a line as long as this was most likely cut by the mailer. */
const WRAPPED = 60

/** Words that are options and much else besides: alone they say nothing. */
const AMBIGUOUS =
  /^(?:rw|ro|sync|async|hard|soft|tcp|udp|lock|barrier|barriers|tail|extents|writeback|conv|bh|ssd|dax|acl|ac|intr|cache|journal|defaults|discard|integrity|tail|attrs|mode|size)$/i

/** Valued words that other programs use as well. */
const FOREIGN = /^(?:size|mode|debug|hash|cache|device|port|mb|addr|uid|gid|resize|alloc|journal|stripe|mountport)=/i

function alone(text: string): readonly Found[] {
  if (/\b(?:without|w\/o|no|not|except)\b/i.test(text)) return []
  const whole = text.replace(/^[\s"'(*=#[-]+|[\s"'):*=#\]-]+$/g, '')
  return [...text.matchAll(ALONE)]
    .filter((match) => !AMBIGUOUS.test(match[1] ?? '') || (whole === match[1] && /:\s*$/.test(text)))
    .filter((match) => !FOREIGN.test(match[1] ?? ''))
    .filter((match) => !(text.length >= WRAPPED && text.endsWith(match[1] ?? '')))
    .map((match) => at(match, match[1] ?? '', { certainty: 'named', headingOnly: true }))
}
