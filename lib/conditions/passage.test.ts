import { expect, it } from 'vitest'
import { parse } from '@/lib/parse'

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
