import { expect, it } from 'vitest'
import type { Run } from '@/lib/model'
import { parse } from '@/lib/parse'

/** The runs of a mail in which each `=` is a result. */
async function runsOf(text: string): Promise<readonly Run[]> {
  let figure = 20
  const mail = text.replace(
    /^((?:> ?)*)=$/gm,
    (_, quote: string) => `${quote}Throughput ${figure++}.5031 MB/sec 8 procs`,
  )
  return (await parse(mail)).messages.flatMap(({ runs }) => runs)
}

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
