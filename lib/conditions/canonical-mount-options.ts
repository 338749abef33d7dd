/**
 * Options that say the same, and the one that stands for all of them. Only what the documentation of a filesystem calls equal;
 * no filesystem uses one of these spellings for something else, so that the filesystem need not be known.
 */
const SAME: Readonly<Record<string, string>> = {
  // linux, admin-guide/ext4.rst: "barrier=<0|1(*)>, barrier(*), nobarrier"; filesystems/ext3.txt, ocfs2.txt: "barrier=0 disables it"
  'barrier=1': 'barrier',
  'barrier=0': 'nobarrier',
  // mount(8), reiserfs: "barrier=none / barrier=flush: disables / enables the use of write barriers"
  'barrier=flush': 'barrier',
  'barrier=none': 'nobarrier',
  // admin-guide/ext4.rst: "norecovery, noload"; xfs.rst has the first one alone
  noload: 'norecovery',
  // admin-guide/ext4.rst, xfs.rst, filesystems/ext3.txt: "grpid | bsdgroups", "nogrpid | sysvgroups"
  bsdgroups: 'grpid',
  sysvgroups: 'nogrpid',
  // filesystems/ext2.txt, ext3.txt: "check=none, nocheck"
  'check=none': 'nocheck',
  // ext3.txt, ext4.rst: "Setting it to 0 will have the same effect as leaving it at the default (5 seconds)"
  'commit=0': 'commit=5',
  // admin-guide/xfs.rst, xfs(5): "uquota/usrquota/quota", "gquota/grpquota", "pquota/prjquota", "uqnoenforce/qnoenforce"
  quota: 'usrquota',
  uquota: 'usrquota',
  gquota: 'grpquota',
  pquota: 'prjquota',
  qnoenforce: 'uqnoenforce',
  // btrfs(5): "If no type is specified, then zlib is used"; of zlib and zstd "the default level is 3"
  compress: 'compress=zlib',
  'compress-force': 'compress-force=zlib',
  'compress=zlib:3': 'compress=zlib',
  'compress=zstd:3': 'compress=zstd',
  'compress-force=zlib:3': 'compress-force=zlib',
  'compress-force=zstd:3': 'compress-force=zstd',
  // nfs(5): "The tcp option is an alternative to specifying proto=tcp", "vers=n: an alternative to the nfsvers option"
  tcp: 'proto=tcp',
  udp: 'proto=udp',
  rdma: 'proto=rdma',
}

/**
 * mount(8): "defaults: use the default options: rw, suid, dev, exec, auto, nouser, and async". Saying one of them says nothing.
 * What a filesystem itself does by default is not among them: it changed with the kernel (ext3's `data=`, XFS's `delaylog`)
 * and can be set in the superblock (tune2fs -o).
 */
const DEFAULTS: ReadonlySet<string> = new Set(['defaults', 'rw', 'suid', 'dev', 'exec', 'auto', 'nouser', 'async'])

/** What stands for options that say nothing else: they are stated, and there are none. */
export const ONLY_DEFAULTS = 'defaults'

/** One option as it is compared: `barrier=0` is `nobarrier`, `logbsize=256k` is `logbsize=262144`. */
export function canonicalOption(option: string): string {
  const same = Object.hasOwn(SAME, option) ? SAME[option] : undefined
  return same ?? inBytes(option.replace(/^nfsvers=/, 'vers='))
}

const SHIFT: Readonly<Record<string, number>> = { k: 10, m: 20, g: 30 }

/** admin-guide/xfs.rst, xfs(5): sizes of XFS "may be specified in bytes, or with a suffix". */
const inBytes = (option: string): string =>
  option.replace(
    /^(logbsize|allocsize)=(\d{1,7})([kmg])$/i,
    (_, name: string, count: string, unit: string) =>
      `${name}=${Number(count) * 2 ** (SHIFT[unit.toLowerCase()] ?? 0)}`,
  )

/** Options as they are compared: distinct, sorted, without what says nothing. */
export function canonicalOptions(options: readonly string[]): readonly string[] {
  const said = new Set(options.map((option) => canonicalOption(option.trim())))
  // mount(8): noatime "works for all inode types (directories too), so it implies nodiratime".
  if (said.has('noatime')) said.delete('nodiratime')
  return [...said].filter((option) => option !== '' && !DEFAULTS.has(option)).sort()
}

/**
 * Mount options as a key, joined by commas: options that mean the same compare equal however they are written. '' where only
 * defaults are stated: a state of its own, and not the same as nothing stated.
 */
export const canonicalMountOptions = (options: readonly string[]): string => canonicalOptions(options).join(',')
