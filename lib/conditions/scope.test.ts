import { describe, expect, it } from 'vitest'
import { parse } from '@/lib/parse'
import { runsOf } from './runs-of.fixture'

const HEADED = 'Subject: results\nFrom: Ann Example <ann@example.org>\nDate: Tue, 4 Sep 2001 10:00:00 +0200\n\n'

it('what another filesystem is like is not what was measured', async () => {
  const told =
    'On the other hand, the ext4 filesystem and others do not hold the lock during buffered\nreading, which makes it better in that case. It will be fine to remove the lock in xfs.'
  expect((await runsOf(`${told}\n\nBefore:\n=`))[0]?.filesystem).toBeNull()
})

const kernels: readonly (readonly [string, string, readonly (string | null)[]])[] = [
  [
    'a heading governs until one of its kind',
    '2.4.8-ac11\n\n=\n\nmore of it\n\n=\n\n2.4.8-ac12\n\n=',
    ['2.4.8-ac11', '2.4.8-ac11', '2.4.8-ac12'],
  ],
  ['a heading says nothing of what stands over it', '=\n\n2.4.10:\n\n=', [null, '2.4.10']],
  [
    'a nearer one wins over what is said for all',
    'All of it was run on kernel 2.4.9.\n\n=\n\nNow 2.4.10:\n\n=',
    ['2.4.9', '2.4.10'],
  ],
  ['prose at the top', 'I ran this with 2.4.9 on my box.\n\n=', ['2.4.9']],
  ['a version spoken of is none', 'It is slow since 2.4.7, that is all I know.\n\n=', [null]],
  ['two that disagree', 'The test machine ran kernel 2.4.9 and kernel 2.4.10 in turn.\n\n=', [null]],
  ['a list of kernels', '=\n\nThis happens with 2.6.10, 2.6.11 and 2.6.11-bk2.', [null]],
  ['an earlier result', 'I am running 2.4.9 here.\n\n=\n\nHere is an earlier test:\n\n=', ['2.4.9', null]],
  [
    'another result in prose',
    '2.4.9:\n\n=\n\nOn a dual PIII with the 2.4.2 kernel the rate was 11 MB/s.\n\n=',
    ['2.4.9', '2.4.9'],
  ],
  ['the subject is the farthest', `${HEADED.replace('results', 'dbench on 2.5.64')}=\n`, ['2.5.64']],
  ['what a patch is for is no kernel', `${HEADED.replace('results', '[PATCH 2.6.12] faster')}=\n`, [null]],
]

describe('scope of a kernel', () => {
  it.each(kernels)('%s', async (_, text, expected) => {
    expect((await runsOf(text)).map(({ kernel }) => kernel)).toEqual(expected)
  })
})

describe('headings', () => {
  it('end with the heading over them, and stay for repeats', async () => {
    const text = [
      '2.4.8-ac11',
      '',
      'max-readahead 511',
      '=',
      '',
      'killall -STOP kupdated',
      '',
      'max-readahead 3',
      '=',
      '',
      'max-readahead 511 (see below)',
      '=',
      '',
      '=',
      '',
      'After (heavy) work:',
      '=',
      '',
      'After reboot:',
      '=',
      '',
      '2.4.8-ac12',
      '',
      'max-readahead 31 (default)',
      '=',
    ].join('\n')
    const stopped = { kupdated: 'stopped' }
    expect((await runsOf(text)).map(({ factors }) => factors)).toEqual([
      { 'max-readahead': '511' },
      { ...stopped, 'max-readahead': '3' },
      { ...stopped, 'max-readahead': '511' },
      { ...stopped, 'max-readahead': '511' },
      { ...stopped, 'max-readahead': '511', after: 'heavy work' },
      { ...stopped, 'max-readahead': '511', after: 'reboot' },
      { 'max-readahead': '31' },
    ])
  })

  it('of one kind take each other’s place', async () => {
    const runs = await runsOf('2.4.19 without foo patch:\n\n=\n\nwith foo patch:\n\n=\n\nwithout bar:\n\n=')
    expect(runs.map(({ kernel, factors }) => [kernel, factors])).toEqual([
      ['2.4.19', { 'foo patch': 'without' }],
      ['2.4.19', { 'foo patch': 'with' }],
      ['2.4.19', { bar: 'without' }],
    ])
  })

  it('that nobody knows end what stood in their place', async () => {
    const runs = await runsOf('ext3, noatime:\n\n=\n\nodd mode:\n\n=')
    expect(runs.map(({ filesystem }) => filesystem)).toEqual(['ext3', null])
  })

  it('of another benchmark say nothing', async () => {
    const [run] = await runsOf('bonnie++ on ext3:\n\n=')
    expect(run?.filesystem).toBeNull()
  })

  it('own the machine that they describe', async () => {
    const runs = await runsOf(
      'System A: dual Xeon, 4 GB RAM\n          ext3\n\nTest 1:\n\n=\n\nSystem B: quad Opteron, 8 GB RAM\n          xfs\n\nTest 1:\n\n=',
    )
    expect(runs.map(({ system, filesystem }) => [system, filesystem])).toEqual([
      [{ label: 'System A', cpu: 'dual Xeon', memory: '4 GB RAM' }, 'ext3'],
      [{ label: 'System B', cpu: 'quad Opteron', memory: '8 GB RAM' }, 'xfs'],
    ])
  })
})

describe('legends', () => {
  it('are met again in headings', async () => {
    const runs = await runsOf(
      'Test No.\tMount options\n1\t\trw,noatime\n2\t\trw,noatime,delaylog\n\nTest 2:\n\n=\n\nTest 1:\n\n=',
    )
    expect(runs.map(({ mountOptions }) => mountOptions)).toEqual([
      ['rw', 'noatime', 'delaylog'],
      ['rw', 'noatime'],
    ])
    expect(runs[0]?.evidence.mountOptions).toEqual({ line: 3, text: 'rw,noatime,delaylog', how: 'inferred' })
  })

  it('may be a list', async () => {
    const runs = await runsOf('A: 2.4.9 vanilla\nB: 2.4.9-ac10\n\nA:\n\n=\n\nB:\n\n=')
    expect(runs.map(({ kernel }) => kernel)).toEqual(['2.4.9', '2.4.9-ac10'])
  })
})

it('a list of the names of the results says what each was, one by another', async () => {
  const list = 'base58: linux 2.5.58 as it is\nsched14: base58 with all of the patches 1 to 4'
  const runs = await runsOf(
    `${list}\n\nKernbench:\n   Elapsed  System  User  CPU\n  base58  44.1  80.6  566.8  1469.2\n  sched14  43.1  79.6  565.8  1468.2`,
  )
  expect(runs.map(({ kernel }) => kernel)).toEqual(['2.5.58', '2.5.58'])
  expect(runs[1]?.factors.variant).toBe('base58 with all of the patches 1 to 4')
})

describe("the poster's names of kernels", () => {
  const results = (...names: readonly string[]) =>
    names.map((name, i) => `${name}   Throughput 2${i}.5031 MB/sec 64 procs`).join('\n')
  const variants = async (text: string) => (await runsOf(text)).map(({ factors }) => factors.variant)

  it('mean what a list says', async () => {
    const list = '2.4.17-pre3\n2.4.17-pre3ll\tlow-latency patch\n2.4.17-pre3_lb   preempt and lockbreak'
    expect(await variants(`${list}\n\n${results('2.4.17-pre3', '2.4.17pre3ll', '2.4.17-pre3-lb')}`)).toEqual([
      undefined,
      'low-latency patch',
      'preempt and lockbreak',
    ])
    const told = '2.5.46-mm2ns is no shared pagetables\n2.5.46-mm2u is the same but with your update'
    expect(await variants(`${told}\n\n${results('2.5.46-mm2ns', '2.5.46-mm2u')}`)).toEqual([
      'no shared pagetables',
      'the same but with your update',
    ])
  })

  it.each([
    ['figures', '2.4.17-pre3   385932k available\n2.4.17pre3ll  385164k available'],
    ['other kernels', '2.4.18   low-latency patch\n2.4.19  preempt and lockbreak'],
    ['prose', 'It is faster by much.\n2.4.17-pre3 is faster than\n2.4.17pre3ll on my box'],
  ])('mean nothing beside %s', async (_, list) => {
    expect(await variants(`${list}\n\n${results('2.4.17-pre3', '2.4.17pre3ll')}`)).toEqual([undefined, undefined])
  })

  it('hold the filesystem where the two are one word', async () => {
    const runs = await runsOf(results('2446ext2', '2446-reiser', '2446'))
    expect(runs.map(({ filesystem }) => filesystem)).toEqual(['ext2', 'reiserfs', null])
  })
})

describe('names that are explained', () => {
  it('in prose', async () => {
    const prose =
      'Here are the results with the latest patch (2.4.0-t7-patch4), labelled TEST7-MQ.  An earlier\nversion of it, 2.4.0-t6p1-patch2, labelled TEST6-MQ is also included  ...'
    const named = ['TEST7-MQ', 'TEST6-MQ', 'TEST5'].map((name, i) => `${name}   Throughput 2${i}.5031 MB/sec 64 procs`)
    const runs = await runsOf(`${prose}\n\n${named.join('\n')}`)
    expect(runs.map(({ kernel }) => kernel)).toEqual(['2.4.0-t7-patch4', '2.4.0-t6p1-patch2', null])
  })

  it('under the results, by what stands in their brackets', async () => {
    const named = ['one (v2)', 'one (v3)', 'two (v3+)'].map(
      (name, i) => `${name}   Throughput 2${i}.5031 MB/sec 64 procs`,
    )
    const legend =
      "Legend: hosts to the left.\n  v2 indicates mount options=v2\n  v3 indicates mount options=v3\n  v3+ indicates mount options=v3 and Ann's all-in patch applied"
    const runs = await runsOf(`${named.join('\n')}\n\n${legend}`)
    expect(runs.map(({ mountOptions }) => mountOptions)).toEqual([['v2'], ['v3'], ['v3']])
    expect(runs.map(({ factors }) => Object.values(factors).some((value) => value.includes('all-in')))).toEqual([
      false,
      false,
      true,
    ])
  })
})

describe('marks of a quotation', () => {
  const table = (kernel: string, fs: string) => `${kernel}, on ${fs}:\n> =\nThat is all.`
  const pasted = `${table('2.6.19.1', 'ext3')}\n\n${table('2.6.20-rc3', 'xfs')}\n\nThe box:\n> $ uname -m\n> x86_64`

  it('against wrapping leave a result under its title', async () => {
    expect((await runsOf(pasted)).map(({ kernel, filesystem }) => [kernel, filesystem])).toEqual([
      ['2.6.19.1', 'ext3'],
      ['2.6.20-rc3', 'xfs'],
    ])
  })

  it('are a quotation in an answer', async () => {
    const runs = await runsOf(`Ann Example wrote:\n> It is slow.\n${pasted}`)
    expect(runs.map(({ kernel }) => kernel)).toEqual([null, null])
  })
})

it('what made the signature is no kernel', async () => {
  const signed =
    '=\n\nAnn\n-----BEGIN PGP SIGNATURE-----\nVersion: GnuPG v1.2.0 (GNU/Linux)\n\niD8DBQE\n-----END PGP SIGNATURE-----'
  expect((await runsOf(signed))[0]?.kernel).toBeNull()
  expect((await runsOf(`${signed}\n\nAll was run on kernel 2.4.19.`))[0]?.kernel).toBe('2.4.19')
})

describe('the order of results', () => {
  it('tells the upper from the lower where both are stated', async () => {
    const runs = await runsOf(
      '2.4.7-ac3 is the upper line each time, 2.4.7-ac9 the lower\n\ndbench 8\n=\n\n=\n\ndbench 4\n=\n\n=',
    )
    expect(runs.map(({ kernel }) => kernel)).toEqual(['2.4.7-ac3', '2.4.7-ac9', '2.4.7-ac3', '2.4.7-ac9'])
    expect(runs[0]?.evidence.kernel).toEqual({ line: 1, text: '2.4.7-ac3', how: 'inferred' })
  })

  it.each([
    ['one alone', '2.4.7-ac3 is the upper line each time, the rest is not\n\ndbench 8\n=\n\n='],
    ['three results', '2.4.7-ac3 is the upper line each time, 2.4.7-ac9 the lower\n\ndbench 8\n=\n\n=\n\n='],
  ])('says nothing of %s', async (_, text) => {
    for (const { kernel } of await runsOf(text)) expect([null, '2.4.7-ac3']).toContain(kernel)
    expect((await runsOf(text)).some(({ kernel }) => kernel === '2.4.7-ac9')).toBe(false)
  })
})

describe('factors in their place', () => {
  it('are not what a job file says', async () => {
    const [run] = await runsOf('[job]\nmax-foo=1\nruns=2\n\n=')
    expect(run?.factors).toEqual({})
  })

  it('of mkfs are those of the filesystem measured', async () => {
    const runs = await runsOf('I ran mkfs.xfs -l size=64m /dev/sdb1 first.\n\next3:\n\n=\n\nxfs:\n\n=')
    expect(runs.map(({ factors }) => factors)).toEqual([{}, { 'mkfs options': '-l size=64m' }])
  })

  it('end with their opposite', async () => {
    const runs = await runsOf('With extents,delalloc\n\n=\n\nWithout extents,delalloc\n\n=')
    expect(runs[1]).toMatchObject({ mountOptions: null, factors: { 'extents,delalloc': 'without' } })
  })
})

describe('a subject', () => {
  it.each([
    ['names the filesystem where the text over the results names none', 'Re: trouble with jfs on a box', 'jfs'],
    ['says nothing where it names two', 'Re: trouble with jfs and xfs', null],
  ])('%s', async (_, subject, expected) => {
    const [run] = await runsOf(`${HEADED.replace('results', subject)}=\n\nThat is faster than on reiserfs, all in all.`)
    expect(run?.filesystem).toBe(expected)
  })
})

describe('quotation', () => {
  it('keeps apart what a reply says and what it quotes', async () => {
    const runs = await runsOf('> I ran it on kernel 2.4.9 with ext3.\n>\n> =\n\nHere, on kernel 2.4.10 with xfs:\n\n=')
    expect(runs.map(({ quoted, kernel, filesystem }) => [quoted, kernel, filesystem])).toEqual([
      [true, '2.4.9', 'ext3'],
      [false, '2.4.10', 'xfs'],
    ])
  })

  it('takes nothing from the reply', async () => {
    const [run] = await runsOf('I would use kernel 2.6.1 with a dual Xeon for the test.\n\n> =')
    expect(run).toMatchObject({ quoted: true, kernel: null, system: null })
  })
})

describe('said once', () => {
  it('holds for all', async () => {
    const runs = await runsOf(
      'dual Athlon\n640 MB SDRAM\nall filesystems ReiserFS 3.6.25\n\nNote that /proc/sys/vm/foo-bar was set to 7 in all cases.\n\n2.4.9:\n\n=\n\n2.4.10:\n\n=',
    )
    for (const run of runs)
      expect(run).toMatchObject({
        filesystem: 'reiserfs',
        system: { cpu: 'dual Athlon', memory: '640 MB SDRAM' },
        factors: { 'foo-bar': '7' },
      })
  })

  it('except for one filesystem', async () => {
    const runs = await runsOf(
      'Default configurations for all filesystems were used in this test, except ext3\nused mode "data=writeback". No special options were chosen.\n\next2:\n\n=\n\next3:\n\n=',
    )
    expect(runs.map(({ mountOptions }) => mountOptions)).toEqual([null, ['data=writeback']])
  })

  it('is another machine where it contradicts the one described', async () => {
    const [run] = await runsOf(
      'My box: dual Athlon, 1 GB RAM.\n\n=\n\nThe other machine is a quad Xeon with 8 GB RAM and a Mylex controller.',
    )
    expect(run?.system).toEqual({ cpu: 'dual Athlon', memory: '1 GB RAM' })
  })

  it('does not make an address of a person part of a condition', async () => {
    const runs = await runsOf('Tested on ext3.\n\nSigned-off-by: Sun Power7 <sun.power7@example.org>\n\n=')
    expect(JSON.stringify(runs)).not.toContain('@example.org')
    expect(runs[0]?.system).toBeNull()
  })
})

describe('evidence', () => {
  it('names the line and the words', async () => {
    const [first, second] = await runsOf('Here are two:\n\n2.4.9 on ext3:\n\n=\n\nonce more\n\n=')
    expect(first?.evidence).toMatchObject({
      kernel: { line: 3, text: '2.4.9', how: 'stated' },
      filesystem: { line: 3, text: 'ext3', how: 'stated' },
    })
    expect(second?.evidence.kernel).toEqual({ line: 3, text: '2.4.9', how: 'inferred' })
  })

  it('gives a count to results that print none', async () => {
    const { messages } = await parse(
      'dbench-1.1 32 clients\n\nThroughput 22.4059 MB/sec (NB=28.0073 MB/sec  224.059 MBit/sec)\n',
    )
    expect(messages[0]?.runs[0]).toMatchObject({ toolVersion: '1.1', measurements: [{ params: { clients: 32 } }] })
  })
})

it('a factor in other letters is the same factor', async () => {
  const runs = await runsOf("'chunk_size = 64KB'\n\n=\n\n'CHUNK_SIZE = 4KB'\n\n=")
  expect(runs.map(({ factors }) => factors)).toEqual([{ chunk_size: '64KB' }, { CHUNK_SIZE: '4KB' }])
})

it('what was seen on another machine is not what the results were measured on', async () => {
  const [run] = await runsOf(
    'The results were checked several times. The kernel is\n5.15 of some distribution and the block device is an LVM volume on a\nbig array, but I saw the same behaviour on a separate system with\nkernel 6.3.9 and a local disk.\n\n=',
  )
  expect([run?.kernel, run?.system?.storage]).toEqual(['5.15', 'LVM volume on a big array'])
})

it('what is said of the results counts, whatever else is named', async () => {
  const named =
    'This calls a hook for pages that are locked, when they are unlocked.\nSo far XFS/ext4/btrfs are wired up, more of them can follow later.\n\n=\n\n'
  const [run] = await runsOf(
    `${named}I was away from my usual box, so this is just running on a virtualised\nNVMe device in qemu, using ext4 as the file system.`,
  )
  expect([run?.filesystem, run?.system]).toEqual(['ext4', { storage: 'virtualised NVMe device', virtual: 'qemu' }])
  const [other] = await runsOf(`${named}Please try it using ext4 as the file system.`)
  expect(other?.filesystem).toBeNull()
})

it('the setting in force between two prompts', async () => {
  const [run] = await runsOf(
    'Single core, one job:\n\nann@box ~/git/fio (main)> cat /sys/block/nvme0n1/queue/scheduler\nnone [mq-deadline] \nann@box ~/git/fio (main)> dbench 8\n\n=',
  )
  expect(run?.factors.elevator).toBe('mq-deadline')
})

it('what was noticed elsewhere as well was not measured here', async () => {
  const [run] = await runsOf('fast:\n=\n\nWe noticed the same level of performance on btrfs too.\n\nslow:\n=')
  expect(run?.filesystem).toBeNull()
})

it('options that were tried in passing are not those of the runs', async () => {
  const told = (words: string) =>
    `all on xfs\n\n=\n\nThe number of fragments grows with each of the writers that we add, and\n${words}\n(mount -o allocsize=4096 /dev/pmem0 /mnt).`
  const options = async (words: string) => (await runsOf(told(words)))[0]?.mountOptions
  expect(await options('we also tried it with smaller allocations that were set by hand')).toBeNull()
  expect(await options('this was with smaller allocations that were set by hand for it')).toEqual(['allocsize=4096'])
})

it('a heading that names the disks leaves the machine that they are in', async () => {
  const [run] = await runsOf(
    'As my machine has 96 CPUs with NUMA disabled, this configuration allows\nover 700 workers to be active. They are all on one of its nodes.\n\nRAID0 on 6 SSDs:\n=',
  )
  expect(run?.system).toEqual({ raid: 'RAID0', storage: '6 SSDs', cpu: '96 CPUs' })
})

it('the same slowdown was seen on another filesystem', async () => {
  const [run] = await runsOf(
    'This causes trouble for several things. Notably, the same slowdown exists for reading\nwith EROFS.\n\n=',
  )
  expect(run?.filesystem).toBeNull()
})

it('a kernel that was compiled after a result is none of it', async () => {
  const runs = await runsOf(
    'Here is the first one:\n=\n\nAll was fine.\nI compiled 2.4.2, with:\n\nmore memory, and I get:\n\n=',
  )
  expect(runs[0]?.kernel).toBeNull()
})

it('filesystems in general are not what was measured', async () => {
  const [run] = await runsOf(
    'The new one does not implement its own layer of block devices, as ZFS etc. do,\nand we think of that as a good thing. Here are some results of a simple program.\n\n=',
  )
  expect(run?.filesystem).toBeNull()
})

it('a configuration of many lines says nothing of one kernel', async () => {
  const lines = (count: number) => Array.from({ length: count }, (_, i) => `CONFIG_OPTION_${i}=y`).join('\n')
  expect(Object.keys((await runsOf(`${lines(6)}\n\n=`))[0]?.factors ?? {})).toEqual([])
  expect(Object.keys((await runsOf(`${lines(1)}\n\n=`))[0]?.factors ?? {})).toEqual(['CONFIG_OPTION_0'])
})

it('a result that is compared to another kernel has not that of the results around it', async () => {
  const runs = await runsOf(
    '6.1.x with one change\n=\n\nstill a regression when compare to linux 5.16.20\n=\n\n6.1.x as it is\n=',
  )
  expect(runs.map(({ kernel }) => kernel)).toEqual(['6.1.x', null, '6.1.x'])
})

it('a title that names a disk beside words of measuring', async () => {
  const [run] = await runsOf('fio on several:\n\nRaw IO performance PM9A3 SSD\n=')
  expect(run?.system).toEqual({ storage: 'PM9A3 SSD' })
})

it('a kernel and whether it was patched in the name of a result', async () => {
  const runs = await runsOf('v6.2:\twrite: IOPS=4321, BW=8721KiB/s\nv6.2 (patched):\twrite: IOPS=801k, BW=1565MiB/s')
  expect(runs.map(({ kernel, factors }) => [kernel, factors.patch])).toEqual([
    ['6.2', undefined],
    ['6.2', 'patched'],
  ])
})

it('what stands in quote marks against wrapping, beside a result that does, belongs to the text', async () => {
  const runs = await runsOf('2.4.9:\n> =\n\nThe machine:\n> $ uname -a\n> Linux box 2.4.9 #1 SMP Sat Jan 6 2007 i686\n')
  expect(runs[0]?.system?.label).toBe('box')
})

it('a commit that leads a paragraph over its result', async () => {
  const told = (hash: string) =>
    `Here's ${hash} ("block: add quirk for all of the devices in\nmap_all"). This is about normal for this test.`
  const runs = await runsOf(`${told('65f746e8285e')}\n\n=\n\nAnd ${told('c062db039f41').toLowerCase()}\n\n=`)
  expect(runs.map(({ factors }) => factors.commit)).toEqual(['65f746e8285e', 'c062db039f41'])
})

it('what was mounted between two results was not mounted for the first', async () => {
  const mounted = '[root@finch ~]# mount -t nfs -o proto=tcp,vers=3 10.0.0.1:/mnt /mnt'
  const seen = async (text: string) => (await runsOf(text)).map((run) => [run.filesystem, run.mountOptions])
  expect(await seen(`On the server itself:\n\n=\n\n${mounted}\n\n=`)).toEqual([
    [null, null],
    ['nfs', ['proto=tcp', 'vers=3']],
  ])
  expect((await seen(`${mounted}\n\n=\n\nOnce more:\n\n=`)).map(([filesystem]) => filesystem)).toEqual(['nfs', 'nfs'])
  expect(await seen(`=\n\n=\n\nThat was with\n\n${mounted}\n`)).toEqual([
    ['nfs', ['proto=tcp', 'vers=3']],
    ['nfs', ['proto=tcp', 'vers=3']],
  ])
})

it('what mkfs was given holds until the next', async () => {
  const made = (level: string) =>
    `# mkfs.btrfs -f -d ${level} -m raid1c3 /dev/sda1 /dev/sdb1\nbtrfs-progs v5.1\n\nNOTE: several default settings have changed in this version, please make sure that\nnone of them is one that you do not want, and that all of them are known to you.\n`
  const runs = await runsOf(`${made('raid5')}\n=\n\nOnce more:\n\n=\n\n${made('raid6')}\n=\n\n${made('raid5')}\n=`)
  expect(runs.map(({ factors }) => factors['mkfs options'])).toEqual([
    '-f -d raid5 -m raid1c3',
    '-f -d raid5 -m raid1c3',
    '-f -d raid6 -m raid1c3',
    '-f -d raid5 -m raid1c3',
  ])
})

it('a tunable that was typed is in force, whatever is told below it', async () => {
  const told =
    'A lot of loops are skipped now, as the counters of the allocator say,\nand the rate is what it was on an empty disk, more or less.'
  const runs = await runsOf(
    `=\n\nThen both of them were switched off.\necho "60" > /sys/block/md0/queue/c1_threshold\necho 70 > /sys/block/md0/queue/c2_threshold\n\n${told}\n\n=`,
  )
  expect(runs.map(({ factors }) => factors)).toEqual([{}, { c1_threshold: '60', c2_threshold: '70' }])
})

it('what a shell traces ends no title', async () => {
  const traced = '+ dd of=/mnt/a\n=\n+ sync\n=\n'
  const runs = await runsOf(`Before the patch:\n\n${traced}\nAfter the patch:\n\n${traced}`)
  expect(runs.map(({ factors }) => factors.patch)).toEqual(['before', 'before', 'after', 'after'])
})

it('names and values, one below the other, are lines however long', async () => {
  const listed = (state: string) =>
    `Kernel version tested : 2.6.17.3\nSystem Memory:     64G\nState: ${state}\nTime taken for completion of all of the test's cases : 11 hours approximately.\nThe following are the rates\n\n=`
  const runs = await runsOf(`${listed('Without patch')}\n\n${listed('Patch was applied')}`)
  expect(runs.map((run) => [run.kernel, run.system?.memory, run.factors.patch])).toEqual([
    ['2.6.17.3', '64G', 'without'],
    ['2.6.17.3', '64G', 'with'],
  ])
})

it('two dashes right over a result are a rule, and no signature', async () => {
  const [run] = await runsOf(
    'It is slow.\n\n--\n\nAthlon 1100 MHz:\n\nann@heron:/tmp/1$ dbench 8\n=\n\nLinux 2.4.11-rc1-ac3, reiserfs 3.6.',
  )
  expect(run).toMatchObject({ kernel: '2.4.11-rc1-ac3', filesystem: 'reiserfs', system: { cpu: 'Athlon 1100 MHz' } })
  const far = `--\nAnn, on an Athlon 1100 MHz\n${'\n\n'.repeat(6)}`
  expect((await runsOf(`It is slow.\n\n${far}=`))[0]?.system).toBeNull()
})

it('a sentence of a kernel that says more than that tells of the past', async () => {
  expect((await runsOf('=\n\nLinux 2.4.11-rc1, ext3.'))[0]).toMatchObject({ kernel: '2.4.11-rc1', filesystem: 'ext3' })
  expect(
    (
      await runsOf(
        '=\n\nLinux 2.4.11-rc1 broke it for somebody else over there, whose disk it was,\nand nobody knows why.',
      )
    )[0]?.kernel,
  ).toBeNull()
})

it('how a thing is called says nothing of what was mounted', async () => {
  const usage =
    'Usage:\n    # with the default\n    sudo mount -o fast_path /dev/sdb /mnt\n\n    # another\n    sudo mount -o remount,nofast_path /dev/sdb\n'
  expect((await runsOf(`${usage}\nThis is what I got on ext4:\n\n=`))[0]?.mountOptions).toBeNull()
  expect((await runsOf(`${usage}\nsudo mount -o noatime /dev/sdb /mnt\n\n=`))[0]?.mountOptions).toEqual(['noatime'])
})

it('how a drive was set by hdparm, whatever hdparm prints of it', async () => {
  const printed =
    '/dev/hde:\n setting multcount to 16\n setting using_dma to 1 (on)\n multcount    = 16 (on)\n using_dma    =  1 (on)'
  const runs = await runsOf(
    `[ann@heron ann]$ sudo hdparm -X66 -d1 -m16 /dev/hde\n\n${printed}\n\n[ann@heron ann]$ dbench 8\n=`,
  )
  expect(runs.map(({ factors }) => factors.hdparm)).toEqual(['-X66 -d1 -m16'])
})

it('typed figures have what the words right over them say, whatever tool those name', async () => {
  const text =
    'With these, fio performance on a dual socket machine (24 cores per socket) is as\nfollows:\n\nbefore patch:\n\twrite (psync x 96 jobs) = 465 KIOPS\n\tread (libaio x 96 jobs) = 1361 KIOPS\nafter patch:\n\twrite (psync x 96 jobs) = 468 KIOPS\n\tread (libaio x 96 jobs) = 3340 KIOPS\n'
  const runs = await runsOf(text)
  expect(runs.map(({ tool, system }) => [tool, system?.cpu])).toEqual([
    ['typed', '24 cores'],
    ['typed', '24 cores'],
  ])
})

it('the version of NFS that is said at the top holds for all, two of them for none', async () => {
  const [once, two] = [
    'Running this over NFSv3 on our filer is slow.\n\n=\n\nHowever it is slower here:\n\n=',
    'Running this over NFSv3 and over NFSv4 on our filer is slow.\n\n=\n\nHowever it is slower here:\n\n=',
  ]
  const versions = async (text: string) => (await runsOf(text)).map(({ factors }) => factors['nfs version'])
  expect(await versions(once)).toEqual(['3', '3'])
  expect(await versions(two)).toEqual([undefined, undefined])
})

it('what the others run is not what was measured on', async () => {
  const text =
    'I made a new VM for it (the other two machines are both servers running v6.7.1\nkernels straight from the stable tree, which I did not touch for this test).\n\n='
  expect((await runsOf(text))[0]?.kernel).toBeNull()
})

it('a further test that is told of is not the one that is shown', async () => {
  const text = '=\n\nA test with kernel 6.10-rc2 did show that the feature is still\ndetected, by the way.'
  expect((await runsOf(text))[0]?.kernel).toBeNull()
})

it('how many processors there are contradicts no name of them', async () => {
  const text =
    '=\n\nThe client has 80 cores on 2 sockets.\n\nCPU(s):          80\nModel name:      Intel(R) Xeon(R) CPU E5-2690 v4 @ 2.60GHz\n'
  const cpu = (await runsOf(text))[0]?.system?.cpu
  expect(cpu).toContain('80')
  expect(cpu).toContain('E5-2690 v4')
})

it('what ran over the network ran on the kernel of the client', async () => {
  const told = (server: string, client: string) =>
    `There are two boxes, Rocky Linux 10 on both, on NFS ${server} kernel 6.9.0-rc6, on NFS\n${client} kernel 6.1.37-200.el9.x86_64, and both of them have 64 GB of memory.`
  const local = 'On the server itself:\n\n=\n\n'
  const remote = '[root@finch ~]# mount -t nfs -o vers=3 10.0.0.1:/mnt /mnt\n\n='
  const kernels = async (text: string) => (await runsOf(text)).map(({ kernel }) => kernel)
  expect(await kernels(`${told('server', 'client')}\n\n${local}${remote}`)).toEqual([
    '6.9.0-rc6',
    '6.1.37-200.el9.x86_64',
  ])
  expect(await kernels(`${told('client', 'server')}\n\n${remote}`)).toEqual(['6.9.0-rc6'])
})

it('a whole configuration of a kernel says nothing of the runs, two of its lines do', async () => {
  const group = (i: number) => `#\n# Group ${i}\n#\nCONFIG_A${i}=y\n# CONFIG_B${i} is not set\n# end of Group ${i}`
  const whole = Array.from({ length: 12 }, (_, i) => group(i)).join('\n\n')
  expect((await runsOf(`${whole}\n\n=`))[0]?.factors).toEqual({})
  expect((await runsOf('CONFIG_PREEMPT=y\n\n='))[0]?.factors).toEqual({ CONFIG_PREEMPT: 'y' })
})
