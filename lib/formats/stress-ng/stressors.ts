/**
 * The stressors that exercise storage: of stress-ng's own classes "io" and "filesystem" those that read, write and sync files or
 * devices, and those that make, find, change and remove files and directories, and of the others those that mount and fill filesystems. Left
 * out is what only takes locks, watches, descriptors and pipes, filesystems that store nothing (procfs, binderfs), and whatever
 * loads processors, memory, the network and the kernel.
 */
const STORAGE: ReadonlySet<string> = new Set([
  // data
  ...['aio', 'aiol', 'copy-file', 'fallocate', 'fiemap', 'fpunch', 'hdd', 'io', 'iomix', 'io-uring', 'rawdev'],
  ...['readahead', 'revio', 'seek', 'sync-file', 'verity'],
  // names and what is kept of a file
  ...[
    'access',
    'acl',
    'chattr',
    'chdir',
    'chmod',
    'chown',
    'dentry',
    'dir',
    'dirdeep',
    'dirmany',
    'filename',
    'filerace',
  ],
  ...[
    'fsize',
    'fstat',
    'getdent',
    'inode-flags',
    'link',
    'metamix',
    'mknod',
    'open',
    'rename',
    'symlink',
    'touch',
    'unlink',
  ],
  ...['utime', 'xattr'],
  // filesystems
  ...['ramfs', 'tmpfs'],
])

export const isOfStorage = (stressor: string): boolean => STORAGE.has(stressor)
