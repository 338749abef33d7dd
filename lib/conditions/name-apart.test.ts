import { expect, test } from 'vitest'
import { parse } from '@/lib/parse'

const factorsOf = async (text: string) =>
  (await parse(text)).messages.flatMap(({ runs }) => runs.map(({ factors }) => factors))

const dbench = (label: string, rate: number) => `${label} Throughput ${rate} MB/sec 8 procs\n`

test('names beside figures are what was varied', async () => {
  expect(await factorsOf(`${dbench('bounced', 210.1)}${dbench('pinned', 199.4)}`)).toEqual([
    { variant: 'bounced' },
    { variant: 'pinned' },
  ])
})

test('a number tells a repeat, and nothing that was varied', async () => {
  expect(await factorsOf(`${dbench('run 1', 210.1)}${dbench('run 2', 199.4)}`)).toEqual([{}, {}])
})
