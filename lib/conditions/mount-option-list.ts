import type { Found } from './extractor'

/** Options by their names; with `=` a value follows. Source: mount(8), Documentation/filesystems of Linux 2.4 to 6.x. */
const FLAGS =
  'rw|ro|sync|async|noatime|atime|nodiratime|diratime|relatime|norelatime|strictatime|lazytime|nolazytime|nosuid|nodev|noexec|dirsync|defaults|delaylog|nodelaylog|barrier|nobarrier|barriers|nobarriers|notail|tail|nolog|nolargeio|largeio|swalloc|inode32|inode64|noquota|noikeep|ikeep|osyncisdsync|osyncisosync|wsync|nouuid|norecovery|extents|noextents|mballoc|nomballoc|delalloc|nodelalloc|bh|nobh|journal_checksum|journal_async_commit|noload|nouser_xattr|user_xattr|acl|noacl|orlov|oldalloc|reservation|noreservation|auto_da_alloc|noauto_da_alloc|dioread_nolock|dioread_lock|discard=a?sync|discard|nodiscard|nodatacow|nodatasum|datacow|datasum|autodefrag|noautodefrag|ssd|nossd|ssd_spread|space_cache|nospace_cache|clear_cache|inode_cache|flushoncommit|notreelog|hashed_relocation|no_unhashed_relocation|nointegrity|integrity|conv|attrs|hard|soft|intr|nointr|tcp|udp|nolock|lock|actimeo|noac|ac|fsc|dax|writeback|inline_data|noinline_data|inline_xattr|background_gc|fastboot|data_flush|mode_adaptive|bg_gc|test_dummy_encryption|onerror|tmgr|atomic_write|nodirplus|nordirplus|iversion|noiversion|i_version|nojournal_checksum|filestreams|attr2|noattr2|flush_merge|noflush_merge|inline_dentry|noinline_dentry|noextent_cache|gc_merge|nogc_merge|atgc|age_extent_cache|compress_chksum|compress_cache|inlinecrypt|init_itable|noinit_itable|prefetch_block_bitmaps|no_prefetch_block_bitmaps|nocto|softerr|softreval|nosharecache|multichannel|nogrpid|grpid|bsdgroups|sysvgroups|minixdf'
export const VALUED =
  'data|commit|barrier|errors|logbufs|logbsize|logdev|allocsize|sunit|swidth|ihashsize|stripe|inode_readahead_blks|max_batch_time|min_batch_time|journal_ioprio|journal|jqfmt|usrjquota|grpjquota|block-allocator|alloc|resize|hash|compress|compress-force|compression|space_cache|thread_pool|max_inline|metadata_ratio|degraded|subvol|device|rsize|wsize|vers|nfsvers|minorversion|proto|timeo|retrans|sec|acregmin|acregmax|acdirmin|acdirmax|actimeo|port|mountport|mountproto|clientaddr|local_lock|lookupcache|addr|namlen|nconnect|size|nr_inodes|mode|uid|gid|umask|iocharset|codepage|extent_cache|active_logs|background_gc|fsync_mode|alloc_mode|discard_unit|compress_algorithm|compress_log_size|compress_extension|min_batch|max_batch|stripe_width|cache|localalloc|coherency|mb|mballoc|dax|atime_quantum|data_err|usrquota|grpquota|tmgr\\.atom_max_size|debug|checkpoint|compress_mode|inline_xattr_size|reserve_root|whint_mode|init_itable|mb_optimize_scan|max_connect|max_channels|xprtsec|rescue|metadata_checksum|data_checksum|background_compression|metadata_replicas|data_replicas|foreground_target|background_target|promote_target|journal_flush_delay'
export const OPTION = `(?:(?:${VALUED})=[\\w.:+-]+|(?:${FLAGS}))`
export const LIST = `${OPTION}(?:, ?${OPTION})*`
/** what `-o` is given may hold any option */
export const ANY_LIST = '[a-z_0-9][\\w.:=+/@-]*(?:,[a-z_0-9][\\w.:=+/@-]*)*'

/** `-o ssd -o space_cache=v2` */
export const ANY_LISTS = `${ANY_LIST}(?:\\s+-o\\s+${ANY_LIST})*`

const WHOLE = new RegExp(`^${LIST}$`)

/** "noatime,data=writeback": nothing but mount options. */
export const isMountOptions = (words: string): boolean => WHOLE.test(words)

/** "noatime, data=journal" and "ssd -o discard" as one list; what a shell's variable is to say, `noatime,data=$mode`, is not said. */
export const listed = (words: string): string =>
  words
    .replace(/\s+-o\s+/g, ',')
    .replace(/\s+/g, '')
    .replace(/[.,:;]+$/, '')
    .replace(/(?:^|,)[\w-]+=$/, '')

/** The options that a match holds. */
export function optionsAt(
  match: RegExpMatchArray,
  words: string,
  rest: Pick<Found, 'certainty' | 'headingOnly' | 'typed' | 'only'>,
): Found {
  const start = (match.index ?? 0) + match[0].lastIndexOf(words)
  return { field: 'mountOptions', value: listed(words), start, length: words.length, ...rest }
}
