import { describe, expect, it } from 'vitest'
import { foundIn } from './found-in'
import { isMountOptions } from './mount-option-list'
import { mountOptions } from './mount-options'

describe('mountOptions', () => {
  it.each([
    ['mount -t ext3 -o noatime,data=writeback /dev/sdb1 /mnt', ['mountOptions=noatime,data=writeback']],
    ['/dev/sda1 on /mnt type ext3 (rw,noatime)', ['filesystem=ext3', 'mountOptions=rw,noatime']],
    ['/dev/sda3  /test  xfs  noatime,logbufs=8  0 0', ['filesystem=xfs', 'mountOptions=noatime,logbufs=8']],
    ['the disks were mounted with noatime.', ['mountOptions=noatime']],
    ['rw,noatime,compress=lzo,subvolid=12', ['mountOptions=rw,noatime,compress=lzo,subvolid=12']],
    ['mount options: rw,noatime,delaylog', ['mountOptions=rw,noatime,delaylog']],
    ['noatime, data=journal:', ['mountOptions=noatime,data=journal']],
    ['mke2fs -t ext4 -Fq -O inline_data /dev/sdb 8M', []],
    ['there is a deleted inline_data file on the list:', []],
    ['inline_data:', ['mountOptions=inline_data']],
    ['discard=async:', ['mountOptions=discard=async']],
    ['mount -o noatime,data=$mode $disk $dir', ['mountOptions=noatime']],
    ['mount -o mb_optimize_scan=$scan $disk $dir', []],
    ['modprobe null_blk discard=0', []],
    ['ext3 (data=writeback)', ['mountOptions=data=writeback']],
    ['ran with the nobarrier mount option', ['mountOptions=nobarrier']],
    ['MOUNT_OPTIONS="-o ssd -o space_cache=v2"', ['mountOptions=ssd,space_cache=v2']],
    [
      '[  807.8475] EXT4-fs (nvme1n1p1): mounted filesystem with writeback data mode. Opts: data=writeback,discard',
      ['filesystem=ext4', 'mountOptions=data=writeback,discard'],
    ],
    ['[  807.8475] EXT4-fs (sdb1): mounted filesystem with writeback', ['filesystem=ext4']],
    ['XFS (sdb1): Mounting V5 Filesystem', ['filesystem=xfs']],
    ['601 60 0:55 / /mnt rw,relatime shared:332 - nfs4', ['filesystem=nfs', 'factors.nfs version=4']],
    ['This is NFSv3 over one link against an XFS export, wsize=8192:', ['mountOptions=wsize=8192']],
    ['We added a new mount option "checkpoint=merge", which', []],
    ['One mounted with sync and without sync', []],
    ['tested (using compress-force=zstd:3 for it)', ['mountOptions=compress-force=zstd:3']],
    ['Default mount options: user_xattr acl', []],
    ['MOUNT_OPTIONS="-o ssd"', ['mountOptions=ssd']],
    ['mounted without extents,mballoc,delalloc option:', ['factors.extents,mballoc,delalloc=without']],
  ])('%j states %j', (text, found) => {
    expect(foundIn(mountOptions, text)).toEqual(found)
  })

  it.each([
    'sync',
    'an SSD, compressed',
    'the async I/O patch',
    'there were no special mount options',
    'without noatime',
    'size=4k,mode=write',
    'using size=4k and debug=1',
    'mount the disk, then wait',
  ])('%j states none', (text) => {
    expect(foundIn(mountOptions, text)).toEqual([])
  })

  it('holds what an exception says for that filesystem only', () => {
    const text = 'Default configurations were used, except ext3\nused mode "data=writeback".'
    expect(mountOptions.find({ text, kind: 'sentence', index: 0, start: 0 })).toMatchObject([
      { value: 'data=writeback', only: { field: 'filesystem', value: 'ext3' } },
    ])
  })

  it('knows options from other words', () => {
    expect(isMountOptions('noatime,data=writeback')).toBe(true)
    expect(isMountOptions('speedup patch')).toBe(false)
  })
})
