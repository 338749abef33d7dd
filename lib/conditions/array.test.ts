import { describe, expect, it } from 'vitest'
import { array } from './array'
import { foundIn } from './found-in'

describe('array', () => {
  it.each([
    ['mdadm -C /dev/md0 -l 5 -n 3 -c 128 --assume-clean /dev/sd[abc]', ['system.raid=RAID 5', 'system.chunkSize=128K']],
    ['# mdadm -C /dev/md0 -l1 -n2 -e1.2 /dev/ram[0-1]', ['system.raid=RAID 1']],
    [
      '$ sudo mdadm --create --verbose /dev/md4 --level=10 --chunk=512K --size=10G /dev/sdc',
      ['system.raid=RAID 10', 'system.chunkSize=512K'],
    ],
    ['md4 : active raid1 sdc[1](W) nvme0n1[0]', ['system.raid=raid1']],
    ['md2 : active (auto-read-only) raid6 sdb[1] sdc[2]', ['system.raid=raid6']],
  ])('%j states %j', (text, found) => {
    expect(foundIn(array, text)).toEqual(found)
  })

  it.each(['mdadm --stop /dev/md0', 'mdadm -A /dev/md0 -l5', 'md0 : inactive sda1[0]', 'mdadm makes level 5 arrays'])(
    '%j states none',
    (text) => {
      expect(foundIn(array, text)).toEqual([])
    },
  )
})
