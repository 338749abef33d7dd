import { describe, expect, it } from 'vitest'
import { canonicalMountOptions } from './canonical-mount-options'

describe('canonicalMountOptions', () => {
  it.each([
    ['noatime,data=writeback', 'data=writeback,noatime'],
    ['noatime,rw,noatime', 'noatime'],
    [' noatime ,', 'noatime'],
    ['', ''],
    // what mount does anyway
    ['defaults', ''],
    ['rw', ''],
    ['rw,suid,dev,exec,auto,nouser,async', ''],
    ['defaults,noatime', 'noatime'],
    ['ro', 'ro'],
    ['sync', 'sync'],
    // noatime is for directories too; nodiratime alone is less
    ['noatime,nodiratime', 'noatime'],
    ['nodiratime', 'nodiratime'],
    // barriers
    ['barrier=0', 'nobarrier'],
    ['barrier=none', 'nobarrier'],
    ['nobarrier', 'nobarrier'],
    ['barrier=1', 'barrier'],
    ['barrier=flush', 'barrier'],
    // sizes of XFS
    ['logbsize=256k,delaylog', 'delaylog,logbsize=262144'],
    ['logbsize=262144', 'logbsize=262144'],
    ['allocsize=1M', 'allocsize=1048576'],
    // quota of XFS and ext
    ['uquota', 'usrquota'],
    ['quota', 'usrquota'],
    ['gquota', 'grpquota'],
    ['pquota', 'prjquota'],
    // btrfs
    ['compress', 'compress=zlib'],
    ['compress-force', 'compress-force=zlib'],
    ['compress=zstd:3', 'compress=zstd'],
    // NFS
    ['nfsvers=3,tcp', 'proto=tcp,vers=3'],
    // ext
    ['noload', 'norecovery'],
    ['sysvgroups', 'nogrpid'],
  ])('%s becomes %s', (options, key) => {
    expect(canonicalMountOptions(options.split(','))).toBe(key)
  })

  it.each([
    ['data=writeback', 'data=ordered'],
    // the default of ext3 was not always the same
    ['data=ordered', 'defaults'],
    ['notail', 'defaults'],
    ['user_xattr', 'nouser_xattr'],
    ['acl', 'defaults'],
    ['inode64', 'defaults'],
    ['delaylog', 'nodelaylog'],
    ['compress=zlib', 'compress=lzo'],
    ['compress=zstd:1', 'compress=zstd'],
    ['compress', 'compress-force'],
    ['uquota', 'uqnoenforce'],
    ['usrquota', 'grpquota'],
    ['data_err=abort', 'data_err=ignore'],
    ['commit=5', 'commit=50'],
    ['rsize=32k', 'rsize=32768'],
    ['sec=KRB5', 'sec=krb5'],
    ['constructor', 'toString'],
  ])('keeps %s and %s apart', (a, b) => {
    expect(canonicalMountOptions([a])).not.toBe(canonicalMountOptions([b]))
  })

  it('makes nothing else of its own keys', () => {
    for (const options of [['barrier=0', 'uquota'], ['compress'], ['nfsvers=3', 'udp'], ['logbsize=32k']]) {
      const key = canonicalMountOptions(options)
      expect(canonicalMountOptions(key.split(','))).toBe(key)
    }
  })
})
