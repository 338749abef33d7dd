import { describe, expect, it } from 'vitest'
import { foundIn } from './found-in'
import { stack } from './stack'

describe('stack', () => {
  it.each([
    ['ext4/dm-crypt/ext4:', ['filesystem=ext4', 'factors.variant=ext4/dm-crypt/ext4']],
    ['xfs/loop/xfs', ['filesystem=xfs', 'factors.variant=xfs/loop/xfs']],
    ['== btrfs/md/loop/btrfs:', ['filesystem=btrfs', 'factors.variant=btrfs/md/loop/btrfs']],
    ['ext4/loop/xfs:', []],
    ['ext4/xfs/ext4:', []],
    ['fs/ext4/inode:', []],
    ['see ext4/loop/ext4 of last week', []],
  ])('%s', (text, expected) => {
    expect(foundIn(stack, text)).toEqual(expected)
  })
})
