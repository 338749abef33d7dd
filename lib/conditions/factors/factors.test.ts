import { describe, expect, it } from 'vitest'
import type { Extractor } from '../extractor'
import { foundIn } from '../found-in'
import { factors } from '.'
import { hdparm } from './hdparm'
import { mkfs } from './mkfs'
import { patches } from './patches'
import { scheduler } from './scheduler'
import { settings } from './settings'
import { state } from './state'
import { stopped } from './stopped'
import { variant } from './variant'
import { withWithout } from './with-without'

const does: readonly (readonly [Extractor, string, readonly string[]])[] = [
  [settings, 'max-readahead 511', ['max-readahead=511']],
  [settings, 'max-readahead 31 (default)', ['max-readahead=31']],
  [settings, 'Note that /proc/sys/vm/max-readahead was set to 511 in all cases.', ['max-readahead=511']],
  [settings, 'echo 8192 > /sys/block/md0/md/stripe_cache_size', ['stripe_cache_size=8192']],
  [settings, '2.5.63-mm1 elevator=as', ['elevator=as']],
  [settings, 'sysctl -w vm.swappiness=0', ['swappiness=0']],
  [settings, 'blockdev --setra 4096 /dev/sda', ['readahead=4096']],
  [scheduler, 'deadline I/O scheduler:', ['elevator=deadline']],
  [scheduler, 'elevator: as', ['elevator=as']],
  [scheduler, 'mq-deadline kyber [bfq] none', ['elevator=bfq']],
  [stopped, 'killall -STOP kupdated', ['kupdated=stopped']],
  [stopped, 'with kupdated stopped', ['kupdated=stopped']],
  [state, 'After (heavy) work:', ['after=heavy work']],
  [state, 'After reboot:', ['after=reboot']],
  [state, 'before 4f1d2c9ab07e:', ['commit 4f1d2c9ab07e=before']],
  [state, 'after patch', ['patch=after']],
  [state, 'After whole patchset applied:', ['patchset=after']],
  [
    patches,
    '2.4.8-ac12 + proper memory.c fix + low latency patch',
    ['patch=proper memory.c fix', 'patch 2=low latency patch'],
  ],
  [patches, '2.6.21-rc3-git2 plus your patches 02/09 and 07/09', ['patch=02/09', 'patch 2=07/09']],
  [withWithout, 'First bonnie++ (2.4.19-aa1 w/o speedup patch)', ['speedup patch=without']],
  [withWithout, 'Second bonnie++ (2.4.19-aa1 w/ speedup patch)', ['speedup patch=with']],
  [withWithout, 'with mmap()', ['mmap()=with']],
  [withWithout, '2.4.0 without mmap()', ['mmap()=without']],
  [withWithout, 'Dbench results with speedup patch applied (without any tweaking):', ['speedup patch=with']],
  [withWithout, 'Without 9c4e17d20b ("ext9: priority")', ['commit 9c4e17d20b=without']],
  [variant, 'Patch applied, 3 drives:', ['patch=applied']],
  [variant, 'vanilla 2.6.21-rc3-git2', ['patch=vanilla']],
  [variant, 'unpatched:', ['patch=without']],
  [mkfs, 'mkfs.xfs -f -l size=64m /dev/sdb1', ['mkfs options=-f -l size=64m']],
  [hdparm, 'The first test with hdparm -a16 -c1 /dev/hde :', ['hdparm=-a16 -c1']],
]

const doesNot: readonly (readonly [Extractor, string])[] = [
  [settings, 'readahead hardly makes a difference'],
  [settings, 'NUM_FILES=10000'],
  [settings, 'x-ray 3 times a day'],
  [scheduler, 'as I said, none of it'],
  [stopped, 'killall -STOP kupdated makes a BIG one'],
  [state, 'After that I went home, and you would too:'],
  [state, 'before it gets worse'],
  [patches, 'a + b'],
  [patches, 'write + read'],
  [withWithout, 'with 32 clients'],
  [withWithout, 'the results with 2.4.9'],
  [withWithout, 'with and without the patch:'],
  [withWithout, 'with noatime'],
  [withWithout, 'with ext3'],
  [withWithout, 'withdrawn'],
  [variant, 'mainline has it since'],
  [variant, 'patched together from two mails'],
  [mkfs, 'mkfs.ext3 /dev/sdb1'],
  [mkfs, 'mkfs.xfs -f /dev/sdb1'],
  [hdparm, 'hdparm -tT /dev/hda'],
]

describe('factors', () => {
  it.each(does)('$name: %j', (extractor, text, found) => {
    expect(foundIn(extractor, text)).toEqual(found.map((one) => `factors.${one}`))
  })

  it.each(doesNot)('$name finds nothing in %j', (extractor, text) => {
    expect(foundIn(extractor, text)).toEqual([])
  })

  it('are all in the registry', () => {
    expect(new Set(factors)).toEqual(new Set(does.map(([extractor]) => extractor)))
  })
})
