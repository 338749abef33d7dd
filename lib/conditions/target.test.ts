import { describe, expect, it } from 'vitest'
import { parse } from '@/lib/parse'
import { targetIn } from './target'

describe('targetIn', () => {
  it.each([
    ['fio --filename=/dev/nvme1n1 --direct=1 --rw=read', 'drive'],
    ['dd if=/dev/zero of=/dev/nullb0', 'drive'],
    ['dd if=/dev/nvme0n1 of=/dev/sdb', 'device'],
    ['filename=/dev/md0', 'device'],
    ['filename = /mnt/t/file', 'files'],
    ['directory=/mnt/t', 'files'],
    ['# dd if=/dev/bcache1 of=/dev/null bs=1M', 'device'],
    ['dd if=/dev/zero of=/mnt/t/file bs=1M', 'files'],
    ['dd if=/dev/sdb of=copy.img', 'files'],
    ['dd if=/dev/zero of=/dev/sdb', 'device'],
    ['dd if=/dev/zero of=/dev/shm/x', 'files'],
    ['$ ioping -c10 -D /dev/sdb', 'device'],
    ['hdparm -tT /dev/hdc', 'device'],
    ['time blkdiscard -f /dev/sdb1', 'device'],
    ['fallocate --zero-range /dev/mapper/test -o 1073741824', 'device'],
    ['ioping -c10 /mnt', null],
    ['what if=none', 'files'],
    ['on /dev/sdb', null],
  ])('%j works on %s', (line, target) => {
    expect(targetIn(line)).toBe(target)
  })
})

it('a device by itself has no filesystem, though others are spoken of', async () => {
  const copied = '1073741824 bytes (1.1 GB) copied, 4.2513 s, 253 MB/s'
  const read = async (command: string) =>
    (await parse(`# ${command}\n${copied}\n\nAccess through a mounted btrfs is as slow.\n`)).messages[0]?.runs[0]
  expect((await read('dd if=/dev/bcache1 of=/dev/null bs=1M'))?.filesystem).toBeNull()
  expect((await read('dd if=/mnt/t/big of=/dev/null bs=1M'))?.filesystem).toBe('btrfs')
})

it('an array beside a drive by itself is not what was measured', async () => {
  const copied = '1073741824 bytes (1.1 GB) copied, 4.2513 s, 253 MB/s'
  const array =
    '# cat /proc/mdstat\nmd127 : active raid0 nvme6n1[5] nvme0n1[3]\n      18752907264 blocks super 1.2 512k chunks\n'
  const raidOf = async (device: string) =>
    (await parse(`# dd if=/dev/${device} of=/dev/null bs=1M\n${copied}\n\nOur array:\n\n${array}`)).messages[0]?.runs[0]
      ?.system?.raid
  expect([await raidOf('nvme1n1'), await raidOf('md127')]).toEqual([undefined, 'raid0'])
})

it('a disk beside an array of md is one of its disks', async () => {
  const probe = (device: string) =>
    `# hdparm -t ${device}\n\n${device}:\n Timing buffered disk reads: 64 MB in 3.00 seconds = 21.33 MB/sec\n\n`
  const raids = async (devices: readonly string[]) =>
    (await parse(`Slow reads on our RAID5:\n\n${devices.map(probe).join('')}`)).messages[0]?.runs.map(
      ({ system }) => system?.raid,
    )
  expect(await raids(['/dev/sda2', '/dev/md0'])).toEqual([undefined, 'RAID5'])
  expect(await raids(['/dev/sda'])).toEqual(['RAID5'])
})
