import { describe, expect, it } from 'vitest'
import { foundIn } from './found-in'
import { plainMount } from './plain-mount'
import { runsOf } from './runs-of.fixture'

const options = async (text: string) => (await runsOf(text)).map((run) => run.mountOptions)

describe('mount without options', () => {
  it.each([
    ['# mount /dev/vdc /mnt', ['plainMount=mount /dev/vdc /mnt']],
    ['root@box:~# mount -t ext4 /dev/sdb1 /mnt && sync', ['plainMount=mount -t ext4 /dev/sdb1 /mnt']],
    ['[ann@box ~]$ sudo mount /dev/sdb1 /mnt/t;', ['plainMount=mount /dev/sdb1 /mnt/t']],
    ['---- mount /dev/vdc /mnt ..... :0 ----', ['plainMount=mount /dev/vdc /mnt']],
    ['mount server:/export /mnt', ['plainMount=mount server:/export /mnt']],
    ['# mount -o noatime /dev/vdc /mnt', []],
    ['# mount /dev/vdc /mnt -o noatime', []],
    ['# mount /mnt', []],
    ['# umount /dev/vdc /mnt', []],
    ['I mount /dev/vdc /mnt by hand', []],
    ['mount /dev/vdc on /mnt', []],
  ])('%j', (text, expected) => {
    expect(foundIn(plainMount, text)).toEqual(expected)
  })

  it('ends the options of the mount before it', async () => {
    const mounted = (how: string) => `# mkfs.ext4 /dev/vdc\n# mount ${how}/dev/vdc /mnt\n# ./run\n=`
    expect(await options(`${mounted('-o commit=30 ')}\n\n${mounted('')}\n\n${mounted('-o commit=5 ')}`)).toEqual([
      ['commit=30'],
      null,
      ['commit=5'],
    ])
    expect(await options(`${mounted('-o commit=30 ')}\n\n${mounted('-t ext4 ')}`)).toEqual([['commit=30'], null])
  })

  it('ends nothing else', async () => {
    const runs = await runsOf(
      'with my patch:\n# mount -o commit=30 /dev/vdc /mnt\n=\n\n# mount /dev/vdc /mnt\n=\n\nwithout my patch:\n=',
    )
    expect(runs.map(({ factors, mountOptions }) => [factors.patch ?? factors['my patch'], mountOptions])).toEqual([
      ['with', ['commit=30']],
      ['with', null],
      ['without', null],
    ])
  })

  it('many of them displace no title', async () => {
    const runs = await runsOf(`2.4.9:\n${'# mount /dev/vdc /mnt\n=\n\n'.repeat(80)}`)
    expect(new Set(runs.map(({ kernel }) => kernel))).toEqual(new Set(['2.4.9']))
    expect(runs).toHaveLength(80)
  })

  it('leaves what is told of the mount', async () => {
    expect(await options('The disk was mounted with noatime for all of it.\n\n# mount /dev/vdc /mnt\n=')).toEqual([
      ['noatime'],
    ])
  })

  it('ends options that stand in a script with long lines', async () => {
    const script = (how: string) =>
      `---- mkfs.btrfs /dev/vdc ..... :0 ----\n---- mount ${how}/dev/vdc /mnt ..... :0 ----\n---- fio --group_reporting=1 --directory /mnt --name dioread\n--direct=1 --size=1g --rw=read --runtime=60 --iodepth=1024 --nrfiles=16\n--numjobs=16 | egrep "fio|READ" ..... :0 ----\n=`
    expect(await options(`${script('-o max_inline=0 ')}\n\n${script('')}`)).toEqual([['max_inline=0'], null])
  })
})
