import { describe, expect, it } from 'vitest'
import { foundIn } from './found-in'
import { machineName } from './machine-name'

describe('machineName', () => {
  it.each([
    ['root@puma:/usr5# tiobench.pl --size 4000', 'puma'],
    ['[tester@heron bench]$ ./dbench 32', 'heron'],
    ['System A: Gigabyte board, Core 2 Quad', 'System A'],
    ['Machine 2: dual Xeon', 'Machine 2'],
    ['On my Dell Precision Tower development machine', 'Dell Precision Tower'],
    ['Board: sm7325-xrd', 'sm7325-xrd'],
    ['a backup box running on HP Microserver G8 with four drives', 'HP Microserver G8'],
    ['a ProLiant MicroServer Gen10, 8GB RAM', 'ProLiant MicroServer Gen10'],
    ['on a Dell Precision T7910', 'Dell Precision T7910'],
    ['Host: pool8-002', 'pool8-002'],
    ['Taken on 16x/16G NUMA-Q:', 'NUMA-Q'],
    ['ann@heron ~ $ time cp -r a b', 'heron'],
    ['ann@heron test $ time cp -r a b', 'heron'],
    ['finch:/data/tio # ./tiotest', 'finch'],
    ['a Sun Enterprise 3500 with disks', 'Sun Enterprise 3500'],
    ['(8x NUMA-Q off a disk)', '8x NUMA-Q'],
    ['a Dell PowerEdge 1720 (2x Xeon)', 'Dell PowerEdge 1720'],
    ['some Dell R520s with an HBA', 'Dell R520'],
    ['on m7g.4xlarge instances in the cloud', 'm7g.4xlarge'],
    ['an n2-standard-16 VM', 'n2-standard-16'],
    ['- Rpi 4b+ w/ 8G memory card', 'Rpi 4b+'],
    ['Acme z800: 8 CPUs', 'Acme z800'],
    ['ann@pebble ~/git/fio (main)> t/run -p1', 'pebble'],
    ['ann@7950x ~/git/fio (main)> t/run -p1', '7950x'],
    ['fio results on Pixel 6:', 'Pixel 6'],
    ['a Samsung Galaxy S10 phone', 'Samsung Galaxy S10'],
    ['So I took it, the system is the same one (x440) :', 'x440'],
  ])('%j names %s', (text, name) => {
    expect(foundIn(machineName, text)).toEqual([`system.label=${name}`])
  })

  it.each([
    'CPU: Athlon 550 MHz',
    'RAM: 512MB',
    'Kernel: 2.4.9',
    'Subject: 4 GB disk',
    'user@example.org wrote:',
    'system: fine',
    'RAID10: 4 disks',
    'the box is slow (really)',
    'the system is the same (2)',
  ])('%j names none', (text) => {
    expect(foundIn(machineName, text)).toEqual([])
  })
})
