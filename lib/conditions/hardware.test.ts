import { describe, expect, it } from 'vitest'
import { foundIn } from './found-in'
import { hardware } from './hardware'

const partsIn = (text: string, kind: 'line' | 'sentence' = 'line') =>
  foundIn(hardware, text, kind).map((found) => found.replace('system.', ''))

describe('hardware', () => {
  it.each([
    ['Athlon I 550', ['cpu=Athlon I 550']],
    [
      'MSI MS-6167 Rev 1.0B, AMD Irongate C4 (without bypass)',
      ['mainboard=MSI MS-6167 Rev 1.0B', 'mainboard=AMD Irongate C4'],
    ],
    ['4x333MHz UltraSPARC II, AB-366XY HBA', ['cpu=4x333MHz UltraSPARC II', 'controller=AB-366XY HBA']],
    ['On a 256 megabyte 1.2GHz laptop', ['memory=256 megabyte', 'cpu=1.2GHz']],
    ['2x intelPIII 866MHz', ['cpu=2x intelPIII 866MHz']],
    ['run off a single disk on node 1', ['storage=single disk']],
    ['run from a single SCSI disk', ['storage=single SCSI disk']],
    ['640 MB PC100-2-2-2 SDRAM', ['memory=640 MB PC100-2-2-2 SDRAM']],
    ['AHA-2940UW', ['controller=AHA-2940UW']],
    ['two disks connected to sii3112a controller', ['storage=two disks', 'controller=sii3112a']],
    ['with 2 ram disks:', ['storage=2 ram disks']],
    ['8 real cpus', ['cpu=8 real cpus']],
    ['Raid10, Chunk-size 64M', ['raid=Raid10', 'chunkSize=64M']],
    ['on a partition of 2.5GB.', ['storage=partition of 2.5GB']],
    ['it runs on 4 drives', ['storage=4 drives']],
    ['Xeon with 128G memory |', ['cpu=Xeon', 'memory=128G memory']],
    ['IBM U160 DDYS 18 GB, 10.000 rpm (in UW mode)', ['storage=IBM U160 DDYS 18 GB, 10.000 rpm']],
    ['The box: dual PIII/1Ghz FibreChannel 2G RAM', ['cpu=dual PIII/1Ghz', 'storage=FibreChannel', 'memory=2G RAM']],
    ['2xAthlon MP 1600+ processors', ['cpu=2xAthlon MP 1600+ processors']],
    ['quad Xeon, 1.5 GB RAM', ['cpu=quad Xeon', 'memory=1.5 GB RAM']],
    [
      'software RAID 5 made of 4 x old Maxtor 7Y250M0 S-ATA I disks',
      ['raid=software RAID 5', 'storage=4 x old Maxtor 7Y250M0 S-ATA I disks'],
    ],
    [
      '(chunk size 16 kB, behind a Marvell MV88SX6081 8-port SATA II PCI-X Controller)',
      ['chunkSize=16 kB', 'controller=Marvell MV88SX6081 8-port SATA II PCI-X'],
    ],
    ['Core 2 Quad CPU Q9550 @ 2.83GHz, 4 GB RAM', ['cpu=Core 2 Quad CPU Q9550 @ 2.83GHz', 'memory=4 GB RAM']],
    ['RAM: 512MB', ['memory=512MB']],
    ['a P4 2.4GHz, 32MB RAM', ['cpu=P4 2.4GHz', 'memory=32MB RAM']],
    ['P200MMX, 32MB RAM', ['cpu=P200MMX', 'memory=32MB RAM']],
    ['an 8G VM running a kernel', ['memory=8G VM']],
    ['a 64 core single socket system', ['cpu=64 core single socket']],
    ['IBM DDSY-T18 18 GB U160 10k disk', ['storage=IBM DDSY-T18 18 GB U160 10k disk']],
    ['model name\t: Pentium IX (Coppersmith)', ['cpu=Pentium IX (Coppersmith)']],
    ['cpu MHz  : 701.605', ['cpu=701.605 MHz']],
    ['CPU(s):   48', ['cpu=48 CPUs']],
    ['power9 2 cpu, 4 Gb, SCSI disk', ['cpu=power9 2 cpu', 'storage=SCSI disk', 'memory=4 Gb']],
    ['an amd64 machine with two dual core sockets', ['cpu=amd64', 'cpu=two dual core sockets']],
    ['Taken on a 16x/24G box', ['cpu=16x', 'memory=24G']],
    ['Processor: Intel(R) Xeon(R) Gold 9475B (96 cores)', ['cpu=Intel(R) Xeon(R) Gold 9475B', 'cpu=96 cores']],
    ['2) PCIe3 SSD *4 with LVM', ['storage=PCIe3 SSD *4']],
    ['The disk under test is /dev/hdf on IDE channel 3', ['storage=/dev/hdf on IDE channel 3']],
    ['which may do anything at all for SSD and NVMe', ['storage=SSD', 'storage=NVMe']],
    [
      'tests (hardware: 2way iPIII-900Mhz/768MB/old scsi hdd (18MB/s)',
      ['cpu=2way iPIII-900Mhz', 'memory=768MB', 'storage=scsi hdd'],
    ],
    ['a 2-way Xeon (1+1HT), 1Gb ram', ['cpu=2-way Xeon, 1+1HT', 'memory=1Gb ram']],
    ['with a Perc 4/Di, 13x U320 10k 146GB disks', ['controller=Perc 4/Di', 'storage=13x U320 10k 146GB disks']],
    ['Dual 1Ghz/2GRam/4GSwap', ['cpu=Dual 1Ghz', 'memory=2GRam']],
    ['a VM of 16 vCPUs, 64GB RAM', ['cpu=16 vCPUs', 'memory=64GB RAM']],
    ['a 24-hour test of a 6TB local SSD', ['storage=6TB local SSD']],
    ['Samsung 970 EVO Plus 1TB NVMe SSD', ['storage=Samsung 970 EVO Plus 1TB NVMe SSD']],
    ['on an NVMe drive with 1.5TB of space', ['storage=NVMe drive, 1.5TB of space']],
    ['2 x PM9A3 3.84TB, WD Red', ['storage=2 x PM9A3 3.84TB', 'storage=WD Red']],
    ['using an IT-mode HBA, 10 3TB SAS drives', ['controller=IT-mode HBA', 'storage=10 3TB SAS drives']],
    ['the client sits on 10GbE', ['network=10GbE']],
    ['NFS/RDMA on FDR InfiniBand', ['network=FDR InfiniBand']],
    ['as the\nnetwork link is a 1Gb/s one', ['network=1Gb/s']],
    ['        Raid Level : raid0', ['raid=raid0']],
    ['        Chunk Size : 512K', ['chunkSize=512K']],
    ['md4 : active raid5 sdb1[0] sdc1[1] sdd1[2]', ['raid=raid5']],
    ['Toshiba MG07ACA9 (4TB) hard disk', ['storage=Toshiba MG07ACA9, 4TB, hard disk']],
    ['on a virtual machine with 100G ramdisk', ['virtual=virtual machine', 'storage=100G ramdisk']],
    ['in a KVM guest', ['virtual=KVM guest']],
    ['NFSv3 against an NVMe-backed export', ['storage=NVMe']],
    ['* CPU: E5 2690 v2, two NUMA nodes', ['cpu=E5 2690 v2, two NUMA nodes']],
    ['mkfs.btrfs -d raid0 -m raid0', ['raid=raid0']],
    ['a 150 GB memory disk', ['storage=150 GB memory disk']],
    ['The target uses a 1G ramdisk', ['storage=1G ramdisk']],
    ['Intel(R) Core(TM) i3-4171 CPU @ 3.70GHz', ['cpu=Intel(R) Core(TM) i3-4171 CPU @ 3.70GHz']],
    ['on 2.8 GHz Quad-Core Intel Core i7', ['cpu=2.8 GHz Quad-Core Intel Core i7']],
    ['Debian in VirtualBox', ['virtual=VirtualBox']],
    ['a machine with Optane nvdimm', ['storage=Optane nvdimm']],
    ['an eMMC card in HS400 mode', ['storage=eMMC card']],
    ['using an\nnvme device.', ['storage=nvme device']],
    ['eMMC, UFS 3.1', ['storage=eMMC', 'storage=UFS 3.1']],
    ['12 SAS SSD drives', ['storage=12 SAS SSD drives']],
    ['an NVMe (960GB datacenter devices with capacitors)', ['storage=NVMe, 960GB datacenter devices']],
    ['Seagate X15 (drive model ST9146803)', ['storage=Seagate X15', 'storage=drive model ST9146803']],
    ['System: Intel Ice Lake-SP Next-Gen Xeon (see above)', ['cpu=Intel Ice Lake-SP Next-Gen Xeon']],
    ['measured on Intel Skylake', ['cpu=Intel Skylake']],
    ['Areca RAID (4GB cache)', ['controller=Areca RAID, 4GB cache']],
    ['Stripe-unit size : 256 KB', ['chunkSize=256 KB']],
    ['the disk is an LVM volume over AHCI SATA with NCQ', ['storage=LVM volume over AHCI SATA']],
    ['a virtualised disk in qemu', ['virtual=qemu']],
    ['a network attached storage', ['storage=network attached storage']],
  ])('%j names %j', (text, parts) => {
    expect(partsIn(text)).toEqual(parts)
  })

  it('reads a description that runs through sentences', () => {
    const text =
      'Our server: an 8 processor Intel Xeon, 700 MHz, with 1MB L2\ncache, the Profusion chipset, 4GB of interleaved memory.'
    expect(partsIn(text, 'sentence')).toEqual([
      'cpu=8 processor Intel Xeon, 700 MHz, 1MB L2 cache',
      'mainboard=Profusion',
      'memory=4GB of interleaved memory',
    ])
    expect(partsIn('They form a RAID of level 10: a stripe.', 'sentence')).toEqual(['raid=RAID 10'])
  })

  it.each([
    'reads in 8K and 32K chunks',
    'my storage is not LVM at all',
    'mounted UFS on it',
    'And the CPU is less busy in every case.',
    'host1 (for-next) # nvme verify -s 0 /dev/nvme1n1',
    '      bitmap: 0/3 pages [0KB], 65536KB chunk',
    '| test machine | 96 threads Xeon with 512G memory |',
    'my disk does little else than seek',
    'Two vcpu threads each',
    'name=btrfs-raid1-seqread',
    'the VM patch of last week',
    'The new VM is faster than the old VM',
    'the WD team of 12 people',
    'with percpu_counter and atomic_long_t',
    'Type Perc Disk Usage Uncompressed',
    '# nvme verify -s 0 -c 1024 /dev/nvme1n1',
    'slow and legacy (no SSD at all)',
    'about 200Mb of memory free',
    'drivers/md/raid5.c, md/raid6/x.h',
    'Linux host 2.4.8 #2 SMP Fri Aug 17 05:50:03',
    'a file of 2 GB, in 32 threads',
    'the sockets of the main board',
    'mount -o ssd /dev/vdb /mnt',
    'CONFIG_I2C_NFORCE2=m',
    '[   84.903205] Hardware name: PC (i440FX + PIIX, 1996)',
    'SSD detected:       no',
    'megaraid_sas 0000:02:0e.0: NVMe passthru support : No',
    'P3 = D23 xor D13',
    'D12 D22 P2',
    'Personalities : [raid6] [raid5]',
    '',
  ])('%j names none', (text) => {
    expect(partsIn(text)).toEqual([])
  })
})
