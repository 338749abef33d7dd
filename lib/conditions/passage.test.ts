import { expect, it } from 'vitest'
import { parse } from '@/lib/parse'
import { passagesOf } from './passage'

const RESULT = 'Throughput 20.5031 MB/sec 8 procs'

const readRun = async (text: string) => (await parse(`${text}\n\n${RESULT}\n`)).messages[0]?.runs[0]

it('a list of patches runs over line ends, each with its plus', async () => {
  const run = await readRun('2.4.11+\nann-2.4.11-preempt-1+\ninode.c-yield.patch+\nlazy-sync')
  expect(run?.kernel).toBe('2.4.11')
  expect(run?.factors).toEqual({
    patch: 'ann-2.4.11-preempt-1',
    'patch 2': 'inode.c-yield.patch',
    'patch 3': 'lazy-sync',
  })
  expect(run?.evidence['factors.patch 2']).toEqual({ line: 3, text: 'inode.c-yield.patch', how: 'stated' })
})

it('a rule of stars ends a patch: what follows is said of the result', async () => {
  const patch = '--- linux/fs/inode.c\n+++ linux/fs/inode.c\n@@ -1,2 +1,2 @@\n-old\n+new'
  expect((await readRun(`${patch}\n\n2.4.11:`))?.kernel).toBeNull()
  expect((await readRun(`${patch}\n\n*****************\n\n2.4.11:`))?.kernel).toBe('2.4.11')
})

it('a sentence may begin with the name of a benchmark', () => {
  const text = 'It is slower here.  bonnie++ says the same of\nall the tests: etc. as above.'
  const passages = passagesOf({ depth: 0, first: 0, last: 1, text, wrapped: true })
  expect(passages.map((passage) => passage.text)).toEqual([
    'It is slower here.',
    'bonnie++ says the same of\nall the tests: etc. as above.',
  ])
})

it('git signs a patch, and the results follow', async () => {
  expect((await readRun('-- \n2.30.1\n\n2.4.11:'))?.kernel).toBe('2.4.11')
  expect((await readRun('-- \nAnn\n\n2.4.11:'))?.kernel).toBeNull()
})

it('a line that nobody broke has sentences', async () => {
  const told =
    'I have been looking at this machine for a week and it never went any faster than it does here. It is a dual Xeon with 4GB of RAM. Nobody else has used it.'
  const [passage, machine] = passagesOf({ depth: 0, first: 3, last: 3, text: told, wrapped: true })
  expect([passage?.text.length, machine?.text]).toEqual([94, 'It is a dual Xeon with 4GB of RAM.'])
  expect((await readRun(told))?.system).toMatchObject({ cpu: 'dual Xeon', memory: '4GB of RAM' })
})

it('the items of a list are read one by one, however long', async () => {
  const run = await readRun(
    '* kernel-5.3.8 (and various older ones, but recent-ish kernels, on a\ndistribution, in case that matters)\n* caching device: Samsung 960EVO 500GB, the whole device as the single\ncache device',
  )
  expect([run?.kernel, run?.system?.storage]).toEqual(['5.3.8', 'Samsung 960EVO 500GB'])
})

it('what a shell was asked stands with its answer, and holds for what it ran then', async () => {
  const asked = '# cat /sys/block/sdb/queue/nr_requests\n128\n\n# for i in 1 2; do dbench 8 2>&1\n| grep Thr ; done'
  expect((await readRun(asked))?.factors).toEqual({ nr_requests: '128' })
})
