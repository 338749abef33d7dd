import { expect, test } from 'vitest'
import { raidLevel } from './raid-level'

test.each([
  ['raid5', 'raid5'],
  ['RAID 5, raid5', 'raid5'],
  ['md-raid6', 'raid6'],
  ['mdadm RAID1', 'raid1'],
  ['RAID-0', 'raid0'],
  ['RAID level 5 over 8 disks', 'raid5'],
  ['RAID 1+0', 'raid10'],
  ['Raid10, RAID 10', 'raid10'],
  ['raid0+1', 'raid0+1'],
  ['RAID 6 against RAID 5', 'raid5,raid6'],
  ['linear', 'linear'],
])('%s is %s', (stated, level) => {
  expect(raidLevel(stated)).toBe(level)
})

test.each(['', 'a hardware RAID', '3ware 9500', 'raid 55', 'linear and more', 'md0'])('%s says none', (stated) => {
  expect(raidLevel(stated)).toBeNull()
})
