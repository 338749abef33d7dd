import { describe, expect, it } from 'vitest'
import { filesystem, filesystemFamily } from './filesystem'
import { foundIn } from './found-in'

describe('filesystem', () => {
  it.each([
    ['I have 2x PIII 866MHz, 2GB RAM, ReiserFS, aic7xxx.', ['filesystem=reiserfs']],
    ['all filesystems ReiserFS 3.6.25', ['filesystem=reiserfs']],
    ['EXT2', ['filesystem=ext2']],
    ['/dev/md0 as ext3, noatime', ['filesystem=ext3']],
    ['testing ext3/raid5 for several weeks', ['filesystem=ext3']],
    ['the Reiserfs write speedup patch', ['filesystem=reiserfs']],
    ['mounted over NFSv3', ['filesystem=nfs', 'factors.nfs version=3']],
    ['reiser4:', ['filesystem=reiser4']],
    ['XFS', ['filesystem=xfs']],
    ['mkfs.xfs -f /dev/sdb1', ['filesystem=xfs']],
    ['echo 60 > /sys/fs/ext4/md0/mb_stats', ['filesystem=ext4']],
    ['cat /proc/fs/xfs/stat', ['filesystem=xfs']],
    ['I noticed that `mkfs.ext4 -E lazy_itable_init=0` was a lot faster on it', []],
    ['`mkfs.ext4 -E lazy_itable_init=0 /dev/sdb`', ['filesystem=ext4']],
    ['/tmp/image: Linux rev 1.0 ext3 filesystem data', []],
    ['/tmp/image contains a ext3 file system', []],
    ['/dev/sdb1 contains a ext4 file system', ['filesystem=ext4']],
    ['Workqueue: xfs-cil/dm-0 xlog_cil_push_work [xfs]', []],
    ['put_super+0x319/0xbb0 [ext4]', []],
    ['[xfs]', ['filesystem=xfs']],
    ['# cat /sys/fs/btrfs/$UUID/read_policy', ['filesystem=btrfs']],
    ['echo 1G > /sys/fs/cgroup/test/memory.high', []],
    ['the code under /sys/fs/ext4 that shows it', []],
    ['on NFS server kernel 6.9.0, on NFS client kernel 6.1.37', []],
    ['On the NFS server there are six disks.', []],
    ['bonnie++ on NFS client', ['filesystem=nfs']],
    ['dbench -s -t 60 -D /mnt/xfs 32', ['filesystem=xfs']],
    ['$ mkfs.erofs -zdeflate big.img big', ['filesystem=erofs']],
    ['formatted with mkfs.ext4 and then', ['filesystem=ext4']],
    ['a server on top of raid6/btrfs', ['filesystem=btrfs']],
    ['newly created with btrfs-progs v6.6.3', ['filesystem=btrfs']],
    ['on the Ceph filesystem', ['filesystem=ceph']],
    ['root@box:~# fio ./ext4.fio', ['filesystem=ext4']],
    ['NFSv3 against an XFS export', ['filesystem=nfs', 'factors.nfs version=3']],
    ['On ext4, and with this very disk', ['filesystem=ext4']],
    ['2.5.70-rc1/ext3:', ['filesystem=ext3']],
    ['ext2fs on all disks', ['filesystem=ext2']],
    ['up against the same NFS server:', ['filesystem=nfs']],
    ['a lot faster as NFS client', ['filesystem=nfs']],
  ])('%j names %j', (text, found) => {
    expect(foundIn(filesystem, text)).toEqual(found)
  })

  it.each([
    'mail to reiserfs-list@example.org',
    'the NFS server was idle',
    ' - btrfs workload: one job that writes files of 128 MB',
    'see fs/ext3/inode.c',
    'in src/btrfs and below',
    'xfs_repair found nothing',
    'Hans Reiser said so',
    'SERVER (without NFS)',
    'the nfs server is idle',
    'xfsprogs and e2fsprogs',
    'mkfs.xfs 2.10 refuses',
    'all my ten Ceph nodes',
    'tested with btrfs-progs v6.6.3',
    'on a box with a 10GB swapfile on ext4',
    'my tree with the nfs fixes',
    '2.4.18-pre5+web+nfs-fixes',
    'ls -l /mnt/xfs',
    'dbench -D /mnt/xfs-old 32',
    'a context switch, an extent',
    'btrfs --version',
    'btrfs fi df /mnt/',
    'XFS/ext4/btrfs are wired up',
    "it doesn't support non-extent files (ext3), inline data",
  ])('%j names none', (text) => {
    expect(foundIn(filesystem, text)).toEqual([])
  })

  it.each([
    ['ReiserFS', 'reiserfs'],
    ['reiser4', 'reiser4'],
    ['ext4dev', 'ext4'],
    ['NFSv4', 'nfs'],
    ['swap', null],
    ['', null],
  ])('%s is of the family %s', (name, family) => {
    expect(filesystemFamily(name)).toBe(family)
  })
})
