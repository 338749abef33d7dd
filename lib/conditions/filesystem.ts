import type { Certainty, Extractor, Found } from './extractor'
import type { Passage } from './passage'

const NAMES =
  'ext[234](?:dev|fs)?|xfs|jfs|reiser ?fs|reiser ?v?[34](?:fs)?|reiser|btrfs|bcachefs|f2fs|nfs ?v?[234](?:\\.\\d)?|nfs|ntfs3?|nilfs2?|ocfs2|gfs2?|zfs|tmpfs|ramfs|vfat|exfat|fat32|hfs\\+?|ubifs|jffs2|logfs|cifs|smbfs|lustre|gluster ?fs|cephfs|ceph|glusterfs|overlayfs|unionfs|aufs|erofs|squashfs|zonefs|tux3'

/** Not a path (`fs/ext3/inode.c`), a list (`reiserfs-list`), a function (`xfs_repair`), an address. */
const NAME = new RegExp(
  `(?:(?<![\\w/@.$-])|(?<=\\b(?:raid ?\\d{1,2}|lvm|md)/|\\b\\d\\.\\d{1,2}(?:\\.\\d{1,3})?[\\w.-]{0,12}/))(${NAMES})(?:[ -]?(?:format )?v?(\\d\\.\\d+(?:\\.\\d+)?))?(?![\\w@]|\\.[a-z]|/(?!raid|md|lvm|ext|xfs|jfs|reiser|rdma|tcp|udp)[a-z]|-(?:list|dev|devel|cil|conv|inodegc|blockgc|reclaim|users|utils|progs|tools|raid|fix(?:es)?|patch(?:es)?|root|server)\\b)`,
  'gi',
)

/** Words before a name that say it was used. A bare "on" does as well: "dbench on ext3". */
const USED =
  /\b(?:on top of|on|under|using|with|formatted(?: as| with| to)?|mkfs\.?|mkfs -t|mke2fs -t|mount -t|-t|type|fs ?(?:type)?[:=]|file ?systems?[:=]?|partitions?[:=]?)\s*(?:(?:is|was|are|were|the|a|an|all|my|our|plain|fresh|freshly made|clean|empty|default|local|mounted|\d+ ?[GMT]B?)\s+)*["'(]?$/i
const USED_AFTER =
  /^["')]?\s*(?:(?:root|data|test|home)\s+)?(?:file ?systems?|fs\b|partitions?|volumes?|mounted|mount\b|on (?:all|every|each|the|a|an|top of|top|lvm|md|raid|software|hardware|\/dev)|\(rw|over\b|everywhere)/i
const ALWAYS =
  /\b(?:all|every|each|only|everything(?: is| on)?)\s+(?:of the |my |the |our )?(?:file ?systems?|partitions?|fs|filesystems|disks?|drives?|volumes?|tests?|runs?)(?:\s+(?:here|is|are|was|were|used?|on|in|run on|done on|made on|being))*\s*[:=]?\s*$/i
const ALWAYS_AFTER = /^[^.;]{0,25}(?<!\ball )\b(?:on|for|in) (?:all|every|each)\b|^\s+(?:everywhere|throughout|only)\b/i
/** It is spoken of, nothing says that it was measured. */
const SPOKEN_OF =
  /\b(?:than|unlike|like|versus|vs\.?|compared (?:to|with)|not|no|instead of|never|due to|against|because of|thank|for|patch(?:es)?|bugs? in|code|from|(?<!\btop )of)\s+(?:the\s+)?$|(?:without|isn't|wasn't|is not|was not)\s+(?:\w+\s+)?$/i

/** "faster than on reiserfs" */
const COMPARED =
  /\b(?:than|unlike|versus|vs\.?|compared (?:to|with)|instead of)\s+(?:(?:on|with|under|using|in|for)\s+)?(?:the\s+)?$/i

const ABSENT =
  /\b(?:without|no|not|non|isn't|wasn't)[ -](?:the )?$|(?:n't|\bnot|\bno longer|\bcannot) support(?: [\w-]+){0,3} ?\(?$/i

/** "inspired by the ext4 implementation of …", "the ext4 developers"; "- btrfs workload: one job that …": one of several */
const WORK_OF = /^ (?:implementation|developers?|maintainers?|folks|people|guys)\b|^ work-?l?oads? ?:/i

/** "10GB swapfile on ext4" */
const SWAP_ON = /\bswap[ -]?(?:files?|space)? (?:is |was |lies |lives )?on (?:an? |the )?$/i

/** "btrfs --version", "btrfs fi show": a program */
const COMMAND_OF =
  /^ (?:--\w|(?:fi|filesystem) (?:show|df|usage|du|sync|resize|defrag\w*)\b|(?:subvol(?:ume)?|balance|scrub|device|check|property|inspect\S*|rescue|send|receive) (?:\w+ )?[-/])/

/** "XFS/ext4/btrfs are wired up": several, and none of them alone */
const OR_OTHERS = new RegExp(`^/(?:${NAMES})(?![\\w])`, 'i')

const WHOLE_NAME = new RegExp(`^(?:${NAMES.replaceAll(' ?', '')})$`)

/** One name for each family: `ReiserFS 3.6.25` is reiserfs, `NFSv4` nfs, `ext4dev` ext4. */
export function filesystemFamily(name: string): string | null {
  const word = name.toLowerCase().replace(/[ _-]/g, '')
  if (!WHOLE_NAME.test(word)) return null
  if (/^reiser(?:v?4|4fs)/.test(word)) return 'reiser4'
  if (word.startsWith('reiser')) return 'reiserfs'
  if (word.startsWith('nfs')) return 'nfs'
  return word.replace(/^(ext\d)(?:dev|fs)$/, '$1')
}

/** `# mount -t nfs server:/mnt /mnt`, `[ann@box ~]$ mkfs.xfs -f /dev/sdb` */
const TYPED = /^\s*(?:\S{1,60}(?: \S{1,20}\])?[#$%>] *|[#$%] +)(?:sudo )?(?:mount|mkfs|mke2fs)\b/

export const filesystem: Extractor = {
  name: 'filesystem',
  hint: /ext[234]|gfs2|[xj]fs|reiser|btrfs|nfs|fs\b|ocfs|tmpfs|fat|ceph|lustre|tux3|hfs/i,
  find(passage: Passage): readonly Found[] {
    const found = [
      ...fromMkfs(passage.text),
      ...fromJobFiles(passage.text),
      ...fromPaths(passage.text),
      ...fromTunables(passage.text),
      ...[...passage.text.matchAll(NAME)].flatMap((match) => fromName(passage.text, match)),
    ]
    return TYPED.test(passage.text) ? found.map((one) => ({ ...one, typed: true })) : found
  },
}

/** `mkfs.xfs -f /dev/sdb1`, "formatted with mkfs.ext4": what was made was measured. Not "mkfs.xfs 2.10 refuses". */
const MKFS = /(?<![\w./-])mkfs\.(\w+)(?=\s+(?:-|\/dev|["']?\$|["']?[\w-]+ \/dev)|\s*$|\s+and\s+mount)/gi
const MADE_WITH = /\b(?:with|using|by|via)\s+mkfs\.(\w+)/gi

/** "Filesystem is newly created with btrfs-progs v6.6.3" */
const MADE_BY =
  /\b(?:created|made|formatted|mkfs)\b[^.;]{0,30}?\b(?:with|using|by|via)\s+(btrfs|xfs|f2fs|nilfs|bcachefs|jfs|reiserfs)-?(?:progs|utils|tools)/gi

const fromMkfs = (text: string): readonly Found[] =>
  [...text.matchAll(MKFS), ...text.matchAll(MADE_WITH), ...text.matchAll(MADE_BY)].flatMap((match) => {
    const words = match[1] ?? ''
    const value = filesystemFamily(words)
    if (value === null || ITSELF.test(text.slice((match.index ?? 0) + match[0].length))) return []
    const start = (match.index ?? 0) + match[0].lastIndexOf(words)
    return [{ field: 'filesystem', value, start, length: words.length, certainty: 'set' as const }]
  })

/** "I noticed that `mkfs.ext4 -E lazy_itable_init=0` was a lot faster there": told of the command itself */
const ITSELF = /^[^`'"\n]{0,80}[`'"]\s+(?:was|is|were|takes?|took|fails?|failed|hangs?|crash\w*|needs?)\b/

const BENCHMARK =
  /(?:^|[\s/])(?:dbench|tbench|bonnie\+\+|tiobench(?:\.pl)?|fio|fs_mark|iozone|postmark|ffsb|compilebench)\s/

/** `fio ./ext4.fio`: a job file that is called as its filesystem is */
const JOB_FILE = /\bfio\s+(?:--?[\w-]+(?:=\S+)?\s+)*(?:\S*\/)?(\w+)\.(?:fio|job|ini)\b/gi

const fromJobFiles = (text: string): readonly Found[] =>
  [...text.matchAll(JOB_FILE)].flatMap((match) => {
    const words = match[1] ?? ''
    const value = filesystemFamily(words)
    if (value === null) return []
    const start = (match.index ?? 0) + match[0].lastIndexOf(words)
    return [{ field: 'filesystem', value, start, length: words.length, certainty: 'set' as const }]
  })

/** `dbench -t 60 -D /mnt/xfs 32`: a directory that is called as its filesystem is */
function fromPaths(text: string): readonly Found[] {
  if (!BENCHMARK.test(text)) return []
  return [...text.matchAll(/(?<=\s|=)\/[\w./-]{2,80}(?=\s|$)/g)].flatMap((match) =>
    [...match[0].matchAll(/(?<=\/)(\w+)(?=\/|$)/g)].flatMap((part) => {
      const words = part[1] ?? ''
      const value = filesystemFamily(words)
      const start = (match.index ?? 0) + (part.index ?? 0)
      return value === null
        ? []
        : [{ field: 'filesystem', value, start, length: words.length, certainty: 'set' as const }]
    }),
  )
}

/** `/sys/fs/ext4/md0/mb_stats`, `/proc/fs/xfs/stat`: the kernel keeps them under the filesystem's name, by device */
const TUNABLE = /(?<![\w.])\/(?:sys|proc)\/fs\/(ext4|xfs|btrfs|f2fs|bcachefs|nilfs2|erofs)\/[\w$<{-]/gi

const fromTunables = (text: string): readonly Found[] =>
  [...text.matchAll(TUNABLE)].flatMap((match) => {
    const words = match[1] ?? ''
    const value = filesystemFamily(words)
    if (value === null) return []
    const start = (match.index ?? 0) + match[0].lastIndexOf(words)
    const certainty = /\becho\b/.test(text.slice(0, match.index)) ? ('set' as const) : ('named' as const)
    return [{ field: 'filesystem', value, start, length: words.length, certainty }]
  })

function fromName(text: string, match: RegExpMatchArray): readonly Found[] {
  const at = match.index ?? 0
  const words = match[1] ?? ''
  const value = filesystemFamily(words)
  const before = text
    .slice(Math.max(0, at - 50), at)
    .replace(/\s+/g, ' ')
    .replace(/\b(?:raid ?\d{1,2}|lvm|md)\/$/i, '')
  const after = text.slice(at + match[0].length, at + match[0].length + 50).replace(/\s+/g, ' ')
  // "Hans Reiser", "Reiser wrote": the man, not his filesystem
  if (
    value === null ||
    (/^reiser$/i.test(words) &&
      (/\b(?:hans|mr\.?)\s$/i.test(before) || !/^ ?(?:fs|file|\d|v\d|on |with |mount|\)|,|:|$)/i.test(after)))
  )
    return []
  if (ABSENT.test(before) || WORK_OF.test(after) || (value !== 'nfs' && OR_OTHERS.test(after))) return []
  if (SWAP_ON.test(before) || IMAGE.test(before) || (MODULE.test(before) && after.startsWith(']'))) return []
  if (value === 'btrfs' && COMMAND_OF.test(after)) return []
  if (/^ (?:exports?|exported|backing (?:store|filesystem))\b/i.test(after)) return []
  if (/^ceph$/i.test(words) && !/^ (?:fs|file ?system|mount)/i.test(after)) return []
  if (value === 'nfs' && BOX.test(after)) return []
  if (
    value === 'nfs' &&
    /^ ?(?:server|client|root|mount|d\b|export|fix|patch)/i.test(after) &&
    !/\bon $|\b(?:against|(?<!\bsame )as|through|via) (?:an? |the |(?:the )?same |my )?$/i.test(before)
  )
    return []
  const found: Found = {
    field: 'filesystem',
    value,
    start: at,
    length: words.length,
    certainty: isListed(text, before, after) ? 'set' : certaintyOf(before, after),
  }
  const version = /^nfs ?v?([234](?:\.\d)?)$/i.exec(words)?.[1]
  return version === undefined ? [found] : [found, { ...found, field: 'factors.nfs version', value: version }]
}

/** "on NFS server kernel 6.9, on NFS client kernel 6.1", "on the NFS server there are six disks": of that machine */
const BOX = /^ ?(?:server|client)s?(?: side)?,? (?:kernels?|there|is|are|has|have|had|runs?|running|with)\b/i

/** `image: Linux rev 1.0 ext3 filesystem data`, `/tmp/image contains a ext3 file system`: what a program found in a file */
const IMAGE = /(?:^|: )Linux rev \d\.\d $|(?:^|\s)\/(?!dev\/)\S+ contains an? $/

/** `xlog_cil_push_work [xfs]`, `ext4_put_super+0x319/0xbb0 [ext4]`: a function and its module, in the kernel's trace */
const MODULE = /_\w+(?:\+0x[\da-f]+\/0x[\da-f]+)? \[$/

/** "2x PIII 933MHz, 1GB RAM, ReiserFS, aic7xxx": one of the things that the machine has */
const isListed = (text: string, before: string, after: string): boolean =>
  /[,;]\s*$/.test(before) &&
  /^\s*(?:[,;.]|$)/.test(after) &&
  /\d ?[mg]hz\b[^.]*[,;]/i.test(text) &&
  /\d ?[mg]i?b?\b[^.,;]*[,;]/i.test(text)

function certaintyOf(before: string, after: string): Certainty {
  if (COMPARED.test(before)) return 'named'
  if (ALWAYS.test(before) || ALWAYS_AFTER.test(after)) return 'always'
  if (SPOKEN_OF.test(before)) return 'named'
  return USED.test(before) || USED_AFTER.test(after) ? 'set' : 'named'
}
