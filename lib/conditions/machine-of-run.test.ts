import { expect, test } from 'vitest'
import { runsOf } from './runs-of.fixture'

const DBENCH = 'Throughput 966.6 MB/sec  64 clients  64 procs  max_latency=569.3 ms'
const FIO =
  'WRITE: bw=28.3MiB/s (29.6MB/s), 28.3MiB/s-28.3MiB/s (29.6MB/s-29.6MB/s), io=8192MiB (8590MB), run=100-100msec'

test('a title of another benchmark describes the machine where nothing else does', async () => {
  const runs = await runsOf(`The following script that calls dbench was used to measure the impact on a box
with 8 CPUs and 16GB of RAM:

Before this change:

${DBENCH}

Also, the following test was run:

Before this change:

${FIO}
`)
  expect(runs.map(({ system }) => system)).toEqual([
    { cpu: '8 CPUs', memory: '16GB of RAM' },
    { cpu: '8 CPUs', memory: '16GB of RAM' },
  ])
})

test('not where another machine is described', async () => {
  const runs = await runsOf(`The following dbench was run on a box with 8 CPUs and 16GB of RAM:

${DBENCH}

fio was run on a machine with 2 CPUs and 4GB of RAM:

${FIO}
`)
  expect(runs[1]?.system).toEqual({ cpu: '2 CPUs', memory: '4GB of RAM' })
})

test('of several disks the one whose bus the title names', async () => {
  const runs = await runsOf(`The IDE disk is a Hitachi HTE99 5400rpm.
The SATA disk is a Seagate ST99640AS.

2.6.11, IDE:

${DBENCH}

2.6.11, SATA:

${DBENCH.replace('966', '977')}
`)
  expect(runs.map(({ system }) => system?.storage)).toEqual([
    'IDE disk, Hitachi HTE99 5400rpm',
    'SATA disk, Seagate ST99640AS',
  ])
})

test('no array is under a single disk', async () => {
  const runs = await runsOf(`Date: Thu, 13 Jun 2024 10:00:00 +0000
Subject: RAID-10 beside RAID-0

single disk:

${DBENCH}

4 disk RAID0:

${DBENCH.replace('966', '977')}
`)
  expect(runs.map(({ system }) => system)).toEqual([{ storage: 'single disk' }, { storage: '4 disk', raid: 'RAID0' }])
})
