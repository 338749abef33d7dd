import { describe, expect, it } from 'vitest'
import type { Extractor } from '../extractor'
import { foundIn } from '../found-in'
import { factors } from '.'
import { chosen } from './chosen'
import { devices } from './devices'
import { hdparm } from './hdparm'
import { instances } from './instances'
import { joinedPatches } from './joined-patches'
import { mkfs } from './mkfs'
import { patches } from './patches'
import { scheduler } from './scheduler'
import { settings } from './settings'
import { state } from './state'
import { stopped } from './stopped'
import { switched } from './switched'
import { variant } from './variant'
import { withWithout } from './with-without'

const does: readonly (readonly [Extractor, string, readonly string[]])[] = [
  [settings, 'max-readahead 511', ['max-readahead=511']],
  [settings, 'max-readahead 31 (default)', ['max-readahead=31']],
  [settings, 'Note that /proc/sys/vm/max-readahead was set to 511 in all cases.', ['max-readahead=511']],
  [settings, '# echo 15360 > /sys/class/bdi/0\\:55/read_ahead_kb', ['read_ahead_kb=15360']],
  [settings, '# cat /sys/block/sdb/queue/nr_requests\n128', ['nr_requests=128']],
  [settings, 'echo 8192 > /sys/block/md0/md/stripe_cache_size', ['stripe_cache_size=8192']],
  [settings, '2.5.63-mm1 elevator=as', ['elevator=as']],
  [devices, 'reading from /dev/mapper/enc0-write', ['device=/dev/mapper/enc0-write']],
  [settings, 'buffered: 0 overwrite: 1', ['buffered=0', 'overwrite=1']],
  [settings, '--- cache=on, mode=fast ---', ['cache=on', 'mode=fast']],
  [settings, 'With "threaded_io=1":', ['threaded_io=1']],
  [withWithout, 'Without "threaded_io=1":', ['threaded_io=without']],
  [variant, 'With the patched kernel, same test:', ['patch=patched']],
  [variant, 'Baseline kernel:', ['patch=baseline']],
  [settings, 'sysctl -w vm.swappiness=0', ['swappiness=0']],
  [settings, 'With aac_offline_feature=1 fio shows:', ['aac_offline_feature=1']],
  [settings, 'using scsi_mod.use_blk_mq=Y here', ['scsi_mod.use_blk_mq=Y']],
  [settings, 'blockdev --setra 4096 /dev/sda', ['readahead=4096']],
  [settings, "'BATCH_SIZE = 64KB'", ['BATCH_SIZE=64KB']],
  [settings, "'batch size = 4KB':", ['batch size=4KB']],
  [scheduler, 'The tests were done with 2.6.14, scheduler is the deadline.', ['elevator=deadline']],
  [chosen, 'pid [latency] device roundrobin ( 00)', ['chosen=latency']],
  [chosen, 'always [madvise] never', ['chosen=madvise']],
  [scheduler, '* I/O scheduler: mq-deadline', ['elevator=mq-deadline']],
  [patches, '5.11.9+patches', ['patch=patches']],
  [patches, '2.4.17-pre4+web+first-fix', ['patch=web', 'patch 2=first-fix']],
  [
    patches,
    '2.4.17-pre4+web+first-fix + small latency patch',
    ['patch=web', 'patch 2=first-fix', 'patch 3=small latency patch'],
  ],
  [patches, 'Same on Linux 2.5.44, ext3+INDEX+Spread:', ['patch=INDEX', 'patch 2=Spread']],
  [joinedPatches, 'to try the delalloc+mballoc+extent patches.', ['patch=delalloc+mballoc+extent']],
  [patches, 'dbench 32 + renice daemon -20', ['with=renice daemon -20']],
  [scheduler, 'deadline I/O scheduler:', ['elevator=deadline']],
  [scheduler, 'elevator: as', ['elevator=as']],
  [scheduler, 'disk. BFQ is used as IO scheduler:', ['elevator=bfq']],
  [scheduler, 'mq-deadline kyber [bfq] none', ['elevator=bfq']],
  [stopped, 'killall -STOP kupdated', ['kupdated=stopped']],
  [stopped, 'with kupdated stopped', ['kupdated=stopped']],
  [state, 'After (heavy) work:', ['after=heavy work']],
  [state, 'After reboot:', ['after=reboot']],
  [state, '  before', ['state=before']],
  [state, 'after:', ['state=after']],
  [state, '  [w/o]', ['state=w/o']],
  [state, '[w]', ['state=w']],
  [state, 'Without:', ['state=without']],
  [state, 'before 4f1d2c9ab07e:', ['commit 4f1d2c9ab07e=before']],
  [state, 'after patch', ['patch=after']],
  [
    state,
    'Before this submission was merged, when creating 20 files, the results are as follows:',
    ['submission=before'],
  ],
  [state, 'With HEAD as 4f1d2c9ab07e (with the series)', ['commit=4f1d2c9ab07e']],
  [state, 'With HEAD as it was:', []],
  [state, 'dbench with 8 clients, results before:', ['state=before']],
  [state, 'the results before us are good', []],
  [withWithout, '*** stock 2.4.1 with ACPI turned on.', ['ACPI=with']],
  [state, 'Results before applying patchset:', ['patchset=before']],
  [state, 'After whole patchset applied:', ['patchset=after']],
  [
    patches,
    '2.4.8-ac12 + proper memory.c fix + low latency patch',
    ['patch=proper memory.c fix', 'patch 2=low latency patch'],
  ],
  [patches, '2.6.21-rc3-git2 plus your patches 02/09 and 07/09', ['patch=02/09', 'patch 2=07/09']],
  [
    patches,
    'All kernels are 2.4.3 + acX + quick-files-2 (Ann) + lazy-pages \n(Bob).',
    ['patch=quick-files-2', 'patch 2=lazy-pages'],
  ],
  [patches, 'kernel:5.10.12 + patchset 1 + this patchset', ['patch=patchset 1', 'patch 2=patchset']],
  [devices, 'mainline, the first HDD (a slow one):', ['devices=first HDD']],
  [devices, 'Patch applied, 2 HDDs:', ['devices=2 HDDs']],
  [devices, 'HDD(the old one)+SSD:', ['devices=HDD(the old one)+SSD']],
  [devices, 'On null_blk, all cores:', ['device=null_blk']],
  [devices, 'On a memory-backed null_blk device:', ['device=null_blk']],
  [instances, 'run on it, with 2 bonnie++ side by side', ['instances=2']],
  [instances, 'four postmark instances in parallel', ['instances=4']],
  [switched, 'On null_blk, --direct enabled:', ['direct=enabled']],
  [switched, '--sync off', ['sync=off']],
  [withWithout, 'With a background walk:', ['background walk=with']],
  [withWithout, 'a. with patch', ['patch=with']],
  [withWithout, '2.4.18-pre6 (no lowlat)', ['lowlat=without']],
  [withWithout, '2.4.18-pre6 no lowlat:', ['lowlat=without']],
  [withWithout, 'Finally some Bonnie++ results from before, without NCQ:', ['NCQ=without']],
  [withWithout, 'Using io_fsync():', ['using=io_fsync()']],
  [withWithout, 'Using "cp --reflink"', ['using=cp --reflink']],
  [withWithout, 'Using chunk based copy with chunk size 1MB', ['using=chunk based copy with chunk size 1MB']],
  [settings, '- sched_mc/smt=1', ['sched_mc/smt=1']],
  [settings, 'kernel 2.6.8.1 (MPT version : 3.01.09)', ['MPT version=3.01.09']],
  [settings, '2.4.10-pre6 with the patch, with CONFIG_PREEMPT=y', ['CONFIG_PREEMPT=y']],
  [state, '- At commit 636b927eba5b ("foo: bar")', ['commit=636b927eba5b']],
  [state, 'at the previous commit = 4cbfd3de73:', ['commit=4cbfd3de73']],
  [withWithout, 'Fio output (5.10.162 with revert):', ['revert=with']],
  [withWithout, 'Without extents,mballoc,delalloc', ['extents,mballoc,delalloc=without']],
  [withWithout, 'With treelog:    153.509  MB/s', ['treelog=with']],
  [withWithout, '- baseline: with inline checksum = misc-next', ['inline checksum=with']],
  [withWithout, 'First bonnie++ (2.4.19-aa1 w/o speedup patch)', ['speedup patch=without']],
  [withWithout, 'Second bonnie++ (2.4.19-aa1 w/ speedup patch)', ['speedup patch=with']],
  [withWithout, 'with mmap()', ['mmap()=with']],
  [withWithout, '2.4.0 without mmap()', ['mmap()=without']],
  [withWithout, 'Dbench results with speedup patch applied (without any tweaking):', ['speedup patch=with']],
  [withWithout, 'Without 9c4e17d20b ("ext9: priority")', ['commit 9c4e17d20b=without']],
  [variant, 'Patch applied, 3 drives:', ['patch=applied']],
  [variant, 'vanilla 2.6.21-rc3-git2', ['patch=vanilla']],
  [variant, 'unpatched:', ['patch=unpatched']],
  [variant, 'For modified 5.10, with all of it in one handler:', ['patch=modified']],
  [mkfs, 'mkfs.xfs -f -l size=64m /dev/sdb1', ['mkfs options=-f -l size=64m']],
  [mkfs, 'mke2fs -m 1 -t ext4 -b 4096 -L data /dev/sdb1', ['mkfs options=-m 1 -b 4096']],
  [hdparm, 'The first test with hdparm -a16 -c1 /dev/hde :', ['hdparm=-a16 -c1']],
]

const doesNot: readonly (readonly [Extractor, string])[] = [
  [settings, 'readahead hardly makes a difference'],
  [settings, 'NUM_FILES=10000'],
  [settings, 'group_reporting=1'],
  [settings, 'rw=read bs=4k iodepth=64'],
  [settings, 'min: 3, max: 45, avg: 7'],
  [settings, '  ramp_time=5s'],
  [settings, 'nr_threads: 32t'],
  [settings, 'x-ray 3 times a day'],
  [settings, 'reads/writes: 70'],
  [settings, 'kernel 2.6.8.1 (runs: 3 of them)'],
  [state, 'at the commit that you named:'],
  [withWithout, '2.4.18 no longer hangs: good'],
  [withWithout, 'Using 2.4.18:'],
  [withWithout, 'Using the same script:'],
  [withWithout, 'Using the same mkfs command as before'],
  [withWithout, 'Using fio on the same disk'],
  [withWithout, 'These are the numbers that I get with it:'],
  [scheduler, 'as I said, none of it'],
  [stopped, 'killall -STOP kupdated makes a BIG one'],
  [state, 'After that I went home, and you would too:'],
  [state, 'before it gets worse'],
  [state, 'w'],
  [state, 'with a smile'],
  [patches, 'a + b'],
  [patches, 'Kernel Version: for-next-7 5.8 + v5.8-rc4'],
  [patches, 'All kernels are slow + bad.'],
  [devices, 'the disk:'],
  [devices, 'I put it on the second disk, see below:\nmore'],
  [devices, 'it has 2 HDDs and is slow'],
  [instances, 'with 2 bonnie++ after each other'],
  [instances, '32 clients in parallel'],
  [switched, 'fio --direct=1 --name on'],
  [state, 'Before digging into the block'],
  [withWithout, 'Running it also showed a small gain with this script:'],
  [withWithout, '(this host has an HDD with limit 200MB/s).'],
  [withWithout, '==== Same test with uncompressable file'],
  [withWithout, 'an old CPU and an SSD with below fio parameters.'],
  [withWithout, 'to reproduce with reaim on my test machine:'],
  [withWithout, 'With bfq, I get:'],
  [withWithout, 'patch and tested again. It is worth saying that with this patch, the'],
  [withWithout, 'BTW, we tested it again with disabling FOO_DEBUG (as well as'],
  [withWithout, 'Simple test with empty filesystem.'],
  [withWithout, 'mounted with -o iversion:'],
  [withWithout, '1. Another mount point is unmounted with force:'],
  [withWithout, 'In comparison with V1 posting:'],
  [patches, 'write + read'],
  [withWithout, 'with 32 clients'],
  [withWithout, 'the results with 2.4.9'],
  [withWithout, 'with and without the patch:'],
  [withWithout, 'with noatime'],
  [withWithout, 'with ext3'],
  [withWithout, 'withdrawn'],
  [settings, 'echo 3 > /proc/sys/vm/drop_caches'],
  [withWithout, 'It was introduced with this patch.'],
  [chosen, '[mq-deadline] bfq none'],
  [chosen, 'see [patch] for it'],
  [chosen, 'It is said in [mail] that'],
  [variant, 'mainline has it since'],
  [variant, 'patched together from two mails'],
  [mkfs, 'mkfs.ext3 /dev/sdb1'],
  [mkfs, 'mkfs -t btrfs /dev/sdd1'],
  [mkfs, 'for n in a b; do mkfs.btrfs -L $n $n.img; done'],
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
