import { expect, it } from 'vitest'
import { runsOf } from './runs-of.fixture'

it('an item of a list is no title', async () => {
  const [run] = await runsOf('1) blocks are reserved\n2) data=ordered support\n3) a policy\n\nSome numbers:\n\n=')
  expect(run?.mountOptions).toBeNull()
})

it('a uname line within prose governs what stands under it', async () => {
  const runs = await runsOf(
    '2.4.6-pre2 with ext3\n\n=\n\nThis same test was run several times on the older kernel without\next3 with much better results too:\nLinux pebble 2.4.5 #2 SMP Sat May 26 07:13:52 2001 i686 unknown\nroot@pebble:/mnt# dbench 8\n\n=',
  )
  expect(runs.map(({ kernel, filesystem }) => [kernel, filesystem])).toEqual([
    ['2.4.6-pre2', 'ext3'],
    ['2.4.5', null],
  ])
})

it('how the tool ran does not replace what it ran on', async () => {
  const runs = await runsOf('2.4.11:\n\n=\n\ndbench while music plays:\n\n=')
  expect(runs.map(({ kernel }) => kernel)).toEqual(['2.4.11', '2.4.11'])
})

it('a result that alone stands in quote marks belongs to the text over it', async () => {
  const [run] = await runsOf('> A test on ext4 with many files:\n>\n>> =\n\nThat is fast.')
  expect([run?.filesystem, run?.quoted]).toEqual(['ext4', true])
  const [other] = await runsOf('A test on ext4 with many files:\n\n> Mine, on another disk:\n> =')
  expect(other?.filesystem).toBeNull()
})

it('a maker’s name of the machine, and how many disks it has', async () => {
  const [run] = await runsOf(
    'I ran this on a Dell PowerEdge 1720 with 1 GB RAM.\n\n=\n\nTwo channels, six drives, three per channel.\n\nU160 with 15K U160 drives in a soft Raid 0.',
  )
  expect(run?.system).toMatchObject({ label: 'Dell PowerEdge 1720', raid: 'soft Raid 0' })
  expect(run?.system?.storage).toMatch(/15K U160 drives.*six drives/i)
})

it('a title stands over several commands and their files', async () => {
  const runs = await runsOf(
    '==========for-next==========\ndd /mnt/t/plain 4k\n=\ndd /mnt/t/packed 4k\n=\n\n==========wider==========\ndd /mnt/t/plain 4k\n=',
  )
  expect(runs.map(({ factors }) => factors.variant)).toEqual(['for-next', 'for-next', 'wider'])
})

it('what was counted beside a result is no title', async () => {
  const runs = await runsOf(
    'metadata journaling enabled\n====================\nData written (counted): 58203 bytes\n\n=\n\ndata journaling enabled\n====================\nData written (counted): 18203 bytes\n\n=',
  )
  expect(runs.map(({ factors }) => factors.variant)).toEqual(['metadata journaling enabled', 'data journaling enabled'])
})

it('a title that names a part of the machine is for what stands under it', async () => {
  const runs = await runsOf('Intel Optane:\n=\n\nFor Samsung PM1733:\n=')
  expect(runs.map(({ system }) => system?.storage)).toEqual(['Intel Optane', 'Samsung PM1733'])
})

it('what the kernel said of a mount holds until it is said again', async () => {
  const mounted = (mode: string) =>
    `# dmesg | grep EXT4\n[12807.847559] EXT4-fs (nvme1n1p1): mounted filesystem with ${mode}\ndata mode. Opts: data=${mode},discard`
  const runs = await runsOf(`${mounted('ordered')}\n\n=\n\n# ./run again\n\n=\n\n${mounted('writeback')}\n\n=`)
  expect(runs.map(({ filesystem, mountOptions }) => [filesystem, mountOptions?.[0]])).toEqual([
    ['ext4', 'data=ordered'],
    ['ext4', 'data=ordered'],
    ['ext4', 'data=writeback'],
  ])
})

it('what was left out is not what was measured', async () => {
  const told =
    'we run an nfs server on top of raid6/btrfs for the clients, and it hurts: it can take\nfive seconds. Here dbench runs on the server itself, so that no nfs is involved:'
  const runs = await runsOf(`${told}\n\n=\n\nOver nfs:\n\n=`)
  expect(runs.map(({ filesystem }) => filesystem)).toEqual(['btrfs', 'nfs'])
})

it('the machine in a sentence with a figure of the poster’s own', async () => {
  const [own] = await runsOf('Using a 5 disk software RAID5, we get about 160 MB/s here.\n\n=')
  expect(own?.system?.raid).toBe('software RAID5')
  const [other] = await runsOf('The vendor says that a software RAID5 gives 160 MB/s.\n\n=')
  expect(other?.system).toBeNull()
})

it('a numbered test stands under what holds for several', async () => {
  const set = (name: string, what: string) =>
    `--- ${name} ---\n dbench (8 read threads, 8 write threads)\n kernel ${what}`
  const runs = await runsOf(
    `${set('EXT4 5.10', '5.10.109, ext4')}\n\nTest #1:\n=\n\nTest #2:\n=\n\n${set('XFS 5.19', '5.19-rc3, xfs')}\n\nTest #1:\n=\n\nTest #2:\n=`,
  )
  expect(runs.map(({ kernel, filesystem }) => [kernel, filesystem])).toEqual([
    ['5.10.109', 'ext4'],
    ['5.10.109', 'ext4'],
    ['5.19-rc3', 'xfs'],
    ['5.19-rc3', 'xfs'],
  ])
})

it('a title of many words tells apart, a sentence does not', async () => {
  const runs = await runsOf(
    'reads and writes buffered:\n=\n\nDONTCACHE on reads and stable writes + fadvise DONTNEED after COMMIT:\n=',
  )
  expect(runs.map(({ factors }) => factors.variant)).toEqual([
    'reads and writes buffered',
    'DONTCACHE on reads and stable writes + fadvise DONTNEED after COMMIT',
  ])
  const told = await runsOf('these are the ones that we have seen on it:\n=\n\nread and write:\n=')
  expect(told.map(({ factors }) => factors)).toEqual([{}, {}])
})

it('items of one mark are a list, an item under another is a title', async () => {
  const runs = await runsOf(
    '- raid1c3 with 3 HDDs:\n  3 x Seagate Barracuda ST2000DM008 (2TB)\n  * pid policy\n=\n  * latency policy\n=',
  )
  expect(runs.map(({ factors }) => factors.variant)).toEqual(['pid policy', 'latency policy'])
  expect(runs[0]?.system).toMatchObject({ raid: 'raid1c3', storage: '3 HDDs, 3 x Seagate Barracuda ST2000DM008, 2TB' })
})

it('the lines of a job file are no titles', async () => {
  const runs = await runsOf('sync checksum:\n\n[global]\nrw=read\nioengine=libaio\n=\n\nasync checksum:\n=')
  expect(runs.map(({ factors }) => factors.variant)).toEqual(['sync checksum', 'async checksum'])
})

it('options that were typed for one filesystem are not another’s', async () => {
  const typed = 'mkfs.btrfs -s 4096 /dev/md4\nmount -o discard,noatime /dev/md4 /media/t'
  const expected = [
    ['btrfs', ['discard', 'noatime']],
    ['ext4', null],
  ]
  const read = async (text: string) =>
    (await runsOf(text)).map(({ filesystem, mountOptions }) => [filesystem, mountOptions])
  expect(await read(`${typed}\n\nbtrfs:\n=\n\next4:\n=`)).toEqual(expected)
  const long = typed.replace('4096 /dev/md4', '4096 /dev/md/four').replace('/dev/md4 /m', '/dev/md/four /m')
  expect(await read(`${long}\n\nbtrfs:\n=\n\next4:\n=`)).toEqual(expected)
  expect(await read(`btrfs:\n=\n\next4:\n=\n\nThe setup is this:\n\n${typed}`)).toEqual(expected)
})

it('a note with a figure under a result ends nothing that stands over it', async () => {
  const runs = await runsOf(
    'without readahead:\n=\n### iostat showed 30MB/s to 100MB/s\n=\n\nTOTAL  100%  15G  15G\n\n=',
  )
  expect(runs.map(({ factors }) => factors.readahead)).toEqual(['without', 'without', 'without'])
})

it('a title between rules stands for itself, also right over prose', async () => {
  const [run] = await runsOf(
    '=== XFS ===\nThis is the server of last week, and it must be said that xfs is much faster on it these days than\njfs. See jfs below.\n\n** many clients:\nroot@pebble:/mnt# dbench 8\n\n=',
  )
  expect(run?.filesystem).toBe('xfs')
})

it('a title under a command line stands for itself', async () => {
  const runs = await runsOf(
    'I ran this on the box with the options that follow here, and it took a while:\ndbench -t 60 -D /mnt/one --clients-per-process=1 --show-execute-time\noriginal version:\n=\n\nwith my patch:\n=',
  )
  expect(runs.map(({ factors }) => factors)).toEqual([{ patch: 'original version' }, { patch: 'with' }])
})

it('what is said of the array in a list that no name refers to holds for the runs', async () => {
  const [run] = await runsOf('The test:\n1) PCIe4 SSD *2 with LVM\n2) gfs2 lock_nolock\n\n6.4-rc2 result\n=')
  expect([run?.kernel, run?.filesystem, run?.system?.storage]).toEqual(['6.4-rc2', 'gfs2', 'PCIe4 SSD *2'])
})

it('a mount line under the results holds where one filesystem is spoken of', async () => {
  const text = '=\n\nThe setup:\n\nmkfs.xfs -f /dev/md4\nmount -o discard,noatime /dev/md4 /mnt'
  expect((await runsOf(text))[0]?.mountOptions).toEqual(['discard', 'noatime'])
  expect((await runsOf(`ext4:\n\n${text}`))[0]?.mountOptions).toBeNull()
  expect((await runsOf('=\n\nDoes it help when it is mounted with noatime?'))[0]?.mountOptions).toBeNull()
})

it('a log names no machine', async () => {
  const list = ['read', 'write', 'list', 'reset', 'verify', 'smart', 'format'].map((what) => `NVMe ${what} command 1`)
  expect((await runsOf(`${list.join('\n')}\n\n=`))[0]?.system ?? null).toBeNull()
})

it('what stands over a line is a title, also with the name of a tool in it; a date is none', async () => {
  const title = (words: string) =>
    `dbench results running within the ${words}\n------------------------------\n\nThu Aug 16 22:34:59 IST 2007\n2.6.23-rc2-mm2\n=`
  const runs = await runsOf(`${title('box of 800 MB')}\n\n${title('default box')}`)
  expect(runs.map(({ kernel, factors }) => [kernel, factors.variant])).toEqual([
    ['2.6.23-rc2-mm2', 'box of 800 MB'],
    ['2.6.23-rc2-mm2', 'default box'],
  ])
})

it('a name behind a mark is a title, and no command', async () => {
  const runs = await runsOf('# __flush_one\n4.13.0-rc6+\n=\n\n# flush_range()\n4.13.0-rc6+\n=')
  expect(runs.map(({ factors }) => factors.variant)).toEqual(['__flush_one', 'flush_range()'])
})

it('an array named in passing is the server’s, and no part of a client', async () => {
  const runs = await runsOf('We have a raid6 behind an nfs server.\n\next4:\n\n=\n\nmounted over NFSv4:\n\n=')
  expect(runs.map(({ filesystem, system }) => [filesystem, system?.raid])).toEqual([
    ['ext4', 'raid6'],
    ['nfs', undefined],
  ])
})

it('a line that says when it was measured is no name', async () => {
  const runs = await runsOf('2.4.6 with ext3\nRan 9/5/01\n\n=\n\n2.4.9 with ext3\n2001-09-26 10:05\n\n=')
  expect(runs.map(({ kernel, label }) => [kernel, label?.includes('01')])).toEqual([
    ['2.4.6', false],
    ['2.4.9', false],
  ])
})

it('a uname line under a title is no name in its place', async () => {
  const [run] = await runsOf(
    'Numbers of 2.4.8\nLinux pebble 2.4.8 #2 SMP Fri Aug 17 05:50:03 EDT 2001 i686 unknown\nRan 9/5/01\n\n=',
  )
  expect([run?.label, run?.kernel]).toEqual(['2.4.8', '2.4.8'])
})

it('a greeting is no title', async () => {
  const runs = await runsOf('Hi Kim\n\nRAID10\n=\n\nDear all,\n\n=')
  expect(runs.map(({ label }) => label)).toEqual([null, null])
})

it('a title that the mailer cut begins with its kernel', async () => {
  const [run] = await runsOf(
    '2.4.10-pre6 with the lock-break patch and the preempt patch (pre5 patches\napplied to pre6), with CONFIG_PREEMPT=y\n\ndbench 16\n=',
  )
  expect([run?.kernel, run?.factors.CONFIG_PREEMPT]).toEqual(['2.4.10-pre6', 'y'])
})

it('what was typed at a prompt of the host’s name is no name of what it printed', async () => {
  const [run] = await runsOf('> box:~# sync -f /mnt\n> =')
  expect([run?.label, run?.factors]).toEqual([null, {}])
})

it('a prompt and a uname line end no chain of titles, however long they are', async () => {
  const shown = (kernel: string) =>
    `$ uname -a\nLinux pebble-build-machine-470 ${kernel} #1 SMP Wed Nov 27 01:11:44 UTC 2019 x86_64 x86_64 x86_64 GNU/Linux\n$ sync; echo 3 | sudo tee /proc/sys/vm/drop_caches; for x in {1..10}; do rm -rf tree; mkdir tree; dbench -t 60 8; done\n3\n\n=\n\n=`
  const runs = await runsOf(`${shown('4.18.0-147.el8.x86_64')}\n\n${shown('2.6.32-754.el6.x86_64')}`)
  expect(runs.map(({ kernel }) => kernel)).toEqual([
    '4.18.0-147.el8.x86_64',
    '4.18.0-147.el8.x86_64',
    '2.6.32-754.el6.x86_64',
    '2.6.32-754.el6.x86_64',
  ])
})

it('a title with its figure, and what stands under it', async () => {
  const runs = await runsOf('dbench -t 60 -D /mnt 8\ntree A: 513MiB/s\n=\n=\n\ntree B: 633MiB/s\n=')
  expect(runs.map(({ factors }) => factors.variant)).toEqual(['tree A', 'tree A', 'tree B'])
})

it('a disk’s statistics stand between a title and its result', async () => {
  const statistics = '  nullb0: ios=10477062/0, merge=2/0, ticks=284992/0, in_queue=284992, util=95.87%\n'
  const runs = await runsOf(`Just one of them:\n=\n\nAll of them:\n${statistics}${statistics}\n=`)
  expect(runs.map(({ factors }) => factors.variant)).toEqual(['Just one of them', 'All of them'])
})

it('what was told between two results ends no title', async () => {
  const runs = await runsOf('F2FS\n=\n\nI did a few of these, this was the best\n\n=\n\nRandom write:\n=')
  expect(runs.map(({ filesystem, label }) => [filesystem, label])).toEqual([
    ['f2fs', 'F2FS'],
    ['f2fs', null],
    ['f2fs', 'Random write'],
  ])
})

it('a title that goes on with "and" says more of what stands over it', async () => {
  const runs = await runsOf(
    'Baseline kernel:\n\n=\n\nand using 4k blocks:\n\n=\n\nWith the patched kernel, same test:\n\n=\n\nand using 4k blocks:\n\n=',
  )
  expect(runs.map(({ factors }) => factors.patch)).toEqual(['baseline', 'baseline', 'patched', 'patched'])
})

it('pairs as a title', async () => {
  const runs = await runsOf('buffered: 0 overwrite: 0\n=\nbuffered: 1 overwrite: 0\n=')
  expect(runs.map(({ factors }) => factors)).toEqual([
    { buffered: '0', overwrite: '0' },
    { buffered: '1', overwrite: '0' },
  ])
})

it('the figure of a patch is its results’', async () => {
  const [run] = await runsOf(
    'When doing tests on pmem and a fully provisioned thin volume, this series\nimproves the throughput from 286MiB/s to 442MiB/s.\n\nbefore:\n=\nafter:\n=',
  )
  expect(run?.system?.storage).toBe('pmem')
})

it('numbered cases over "Before:" and "After:"', async () => {
  const typed =
    'touch /mnt/a/file\ntruncate -s $((1024*1024*1024)) /mnt/a/file\ntime dd if=/mnt/a/file of=/dev/null bs=1M\n'
  const runs = await runsOf(
    `1) regular case\n\n${typed}\nBefore:\n=\n\nAfter:\n=\n\n2) large folio case\n\n${typed}sync\necho 3 > /proc/sys/vm/drop_caches\n\nBefore:\n=\n\nAfter:\n=`,
  )
  expect(runs.map(({ factors }) => factors)).toEqual([
    { case: 'regular case', state: 'before' },
    { case: 'regular case', state: 'after' },
    { case: 'large folio case', state: 'before' },
    { case: 'large folio case', state: 'after' },
  ])
})

it('what was set at a prompt in brackets', async () => {
  const runs = await runsOf(
    '    [dom0]# echo 1024 > /sys/module/backend/parameters/max_pages\n    [guest]$ for i in {1..5}; do dd if=/dev/zero of=file bs=4k count=$((256*512)); sync; done\n=\n=\n\n    [dom0]# echo 0 > /sys/module/backend/parameters/max_pages\n=',
  )
  expect(runs.map(({ factors }) => factors.max_pages)).toEqual(['1024', '1024', '0'])
})

it('a title right under a sentence that leads to it', async () => {
  const [run] = await runsOf('On the physical machine, the measured data is as follows:\nbefore modification:\n=')
  expect(run?.factors.modification).toBe('before')
})

it('a title over a prompt and a command that the mailer broke', async () => {
  const typed =
    '# losetup /dev/loop0 /mnt/test/test\n# dbench --direct=1 --bs=4k --runtime=10 --time_based --numjobs=16 \n--ioengine=psync --iodepth=1 --group_reporting=1 --filename=/dev/loop0\n--name=job --rw=rw\n\n='
  const runs = await runsOf(`mapped loop (on /mnt/test/test):\n${typed}\n\nregular loop (on /mnt/test/test):\n${typed}`)
  expect(runs.map(({ factors }) => factors.variant)).toEqual(['mapped loop', 'regular loop'])
})

it('an item of a list of changes is no case, a clause no variant', async () => {
  const runs = await runsOf(
    "4) Decrease 'num_groups' when the last of the queues that we have\n\nBefore:\n=\n\nAfter:\n=\n\nWith -s32, the numbers decline:\n=\n\nwith two of them:\n=",
  )
  expect(runs.map(({ factors }) => [factors.case, factors.variant])).toEqual([
    [undefined, undefined],
    [undefined, undefined],
    [undefined, undefined],
    [undefined, 'with two of them'],
  ])
})

it('lines under a title say what the parts are that it counts', async () => {
  const section = (title: string, disks: string) => `- ${title}:\n${disks}\n  * pid policy\n=\n  * queue policy\n=\n`
  const runs = await runsOf(
    `All policies, one by one.\n${section('raid1 on 3 disks', '  3 x Seagate ST3000DX01 (2TB)')}${section('raid1 on 2 disks', '  2 x Seagate ST4000DX02 (4TB)')}`,
  )
  expect(runs.map(({ system }) => system?.storage)).toEqual([
    expect.stringContaining('ST3000DX01'),
    expect.stringContaining('ST3000DX01'),
    expect.stringContaining('ST4000DX02'),
    expect.stringContaining('ST4000DX02'),
  ])
})

it('a title may end in a dash, and options that a mailer broke off end none', async () => {
  const typed = (file: string) =>
    `[root@heron ~]# fio --name=test --rw=read --bs=256k\n--filename=${file} --direct=1 --numjobs=1 --iodepth=64 --exitall\n--group_reporting --ioengine=libaio --runtime=30 --time_based\n=`
  const runs = await runsOf(
    `6.14.5 kernel:\n\nBlock access -\n\n${typed('/dev/md1')}\n\nFile access -\n\n${typed('/mnt/file')}\n\nBack to the 5.14.0 kernel\n\nBlock access -\n\n${typed('/dev/md1')}`,
  )
  expect(runs.map(({ kernel, factors }) => [kernel, factors.variant])).toEqual([
    ['6.14.5', 'Block access'],
    ['6.14.5', 'File access'],
    ['5.14.0', 'Block access'],
  ])
})
