import { expect, test } from 'vitest'
import { parse } from '@/lib/parse'

const factorsOf = async (text: string) =>
  (await parse(text)).messages.flatMap(({ runs }) => runs.map(({ factors, evidence }) => ({ factors, evidence })))

test('"original" beside "+patch" is a value of the patch', async () => {
  const runs = await factorsOf(
    'We ran fio and it gave this.\n\n            original    +patch\nIOPS        120000      140000\nBW (MB/s)   480         560\n',
  )
  expect(runs.map(({ factors }) => factors)).toEqual([{ patch: 'original' }, { patch: '+patch' }])
  expect(runs[0]?.evidence['factors.patch']).toEqual({ line: 3, text: 'original', how: 'stated' })
  expect(runs[0]?.evidence['factors.variant']).toBeUndefined()
})

test('before and after stay a variant where no patch is named', async () => {
  const runs = await factorsOf(
    'We ran fio and it gave this.\n\n            before      after\nIOPS        120000      140000\nBW (MB/s)   480         560\n',
  )
  expect(runs.map(({ factors }) => factors)).toEqual([{ variant: 'before' }, { variant: 'after' }])
})

test('another variant beside a patch stays one', async () => {
  const runs = await factorsOf(
    'We ran fio and it gave this.\n\n            polled      +patch\nIOPS        120000      140000\nBW (MB/s)   480         560\n',
  )
  expect(runs.map(({ factors }) => factors)).toEqual([{ variant: 'polled' }, { patch: '+patch' }])
})
