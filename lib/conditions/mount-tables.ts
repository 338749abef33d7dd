import type { Found } from './extractor'
import { filesystemFamily } from './filesystem'
import { ANY_LIST, optionsAt } from './mount-option-list'

/** `/dev/sda1 on /mnt type ext3 (rw,noatime)` */
const OUTPUT = /\S+ on \/\S* type (\S+) \(([\w.,:=+/@-]+)\)/g
/** /proc/self/mountinfo: `601 60 0:55 / /mnt rw,relatime shared:332 - nfs4 server:/export rw,vers=4.2` */
const MOUNT_INFO = /^\s*\d+ \d+ \d+:\d+ \/\S* \/\S* \S+ (?:\w+:\d+ )*- (\w+)/m
/** the kernel's word: `EXT4-fs (sdb1): mounted filesystem with ordered data mode. Opts: data=ordered,discard` */
const MESSAGE = /\b(EXT[234]|XFS|BTRFS|F2FS|NILFS2?)(?:-fs)? \(\S+\): (?:re-?)?mount(?:ed|ing)\b/gi
const MESSAGE_OPTIONS = new RegExp(`(?:^|\\bdata mode\\. )Opts: (${ANY_LIST})\\.?(?=\\s|$)`, 'g')
/** `/dev/sda3  /test  ext3  noatime,data=writeback  0 0` */
const FSTAB = new RegExp(
  `^\\s*(?:/dev/|LABEL=|UUID=|[\\w.-]+:)\\S*\\s+/\\S*\\s+(\\w+)\\s+(${ANY_LIST})(?:\\s+\\d\\s+\\d)?\\s*$`,
  'gim',
)
/** "rw,noatime,compress=lzo,ssd": what mount or /proc/mounts shows, alone on its line */
const SHOWN = /^\s*\(?((?:rw|ro),[\w=:.+/@-]+(?:,[\w=:.+/@-]+)+)\)?\s*$/m
const TYPED = { certainty: 'set', typed: true } as const

/** What mount, /proc/mounts, fstab and the kernel's log say of a mount: its filesystem and its options. */
export const fromMountTables = (text: string): readonly Found[] => [
  ...fromTables(text),
  ...fromMountInfo(text),
  ...fromMessages(text),
  ...fromList(text),
]

function fromTables(text: string): readonly Found[] {
  return [...text.matchAll(OUTPUT), ...text.matchAll(FSTAB)].flatMap((match) => {
    const named = familyFrom(match, match[1] ?? '')
    if (named.length === 0) return []
    const options = optionsAt(match, match[2] ?? '', TYPED)
    return isCut(match[0], match[2] ?? '') ? named : [...named, options]
  })
}

/** The filesystem of a line of a mount table, and NFS's version. */
function familyFrom(match: RegExpMatchArray, words: string): readonly Found[] {
  const value = filesystemFamily(words)
  if (value === null) return []
  const found = { ...optionsAt(match, words, TYPED), field: 'filesystem', value }
  const version = /^nfs([34])$/.exec(words)?.[1]
  return version === undefined ? [found] : [found, { ...found, field: 'factors.nfs version', value: version }]
}

const fromMountInfo = (text: string): readonly Found[] => {
  const match = MOUNT_INFO.exec(text)
  return match === null ? [] : familyFrom(match, match[1] ?? '')
}

const fromMessages = (text: string): readonly Found[] => [
  ...[...text.matchAll(MESSAGE)].flatMap((match) => familyFrom(match, match[1] ?? '')),
  ...[...text.matchAll(MESSAGE_OPTIONS)].map((match) => optionsAt(match, match[1] ?? '', TYPED)),
]

const fromList = (text: string): readonly Found[] => {
  const match = SHOWN.exec(text)
  return match === null ? [] : [optionsAt(match, match[1] ?? '', TYPED)]
}

/** /proc/mounts as a mailer breaks it: the rest of the options stands on the next line. */
const isCut = (line: string, options: string): boolean =>
  line.trimEnd().endsWith(options) && line.length >= WRAPPED && line.length <= 80

/** Such a line was most likely cut by the mailer. */
const WRAPPED = 60
