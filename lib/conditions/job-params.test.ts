import { expect, test } from 'vitest'
import { parse } from '@/lib/parse'

const paramsOf = async (text: string) =>
  (await parse(text)).messages.flatMap(({ runs }) => runs.map(({ measurements }) => measurements[0]?.params))

const SUMMARY = 'READ: io=2000MB, aggrb=4994KB/s, minb=4994KB/s, maxb=4994KB/s, mint=90001msec, maxt=90001msec'

test('titles over results give what the figures leave out, until the next title', async () => {
  const title = (words: string) => `libaio read bs=4k direct=1 ${words} runtime=60:\n\n  ${SUMMARY}\n\n`
  expect(await paramsOf(title('numjobs=1') + title('iodepth=32 numjobs=4') + title('numjobs=2'))).toEqual([
    expect.objectContaining({ jobs: 1 }),
    expect.objectContaining({ jobs: 4, ioDepth: 32 }),
    expect.not.objectContaining({ ioDepth: 32 }),
  ])
})

test('places of a sweep in the title of a typed table', async () => {
  const table = 'lat (usec)\n\t\tbefore\tafter\nread\t13\t15\nwrite\t14\t16\n\n'
  expect(await paramsOf(`1 job 32 iodepth, ${table}`)).toEqual([
    { jobs: 1, ioDepth: 32 },
    { jobs: 1, ioDepth: 32 },
  ])
})

test('not a rate of jobs, nor what builds a kernel', async () => {
  expect(await paramsOf(`peak at 135 jobs/min:\n\n  ${SUMMARY}`)).toEqual([{}])
  expect(await paramsOf(`kernel build with 8 jobs:\n\n  ${SUMMARY}`)).toEqual([{}])
})
