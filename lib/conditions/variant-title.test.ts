import { expect, it } from 'vitest'
import { parse } from '@/lib/parse'
import { runsOf } from './runs-of.fixture'

const RESULT = 'Throughput 20.5031 MB/sec 8 procs'

/** The variant of each run: under each title stands a result. */
async function variantsOf(titles: readonly string[]): Promise<readonly (string | null)[]> {
  const text = titles.map((title, i) => `${title}\n${RESULT.replace('20', String(20 + i))}`).join('\n\n')
  const { messages } = await parse(text)
  return messages.flatMap(({ runs }) => runs.map(({ factors }) => factors.variant ?? null))
}

it.each([
  [
    'titles that tell two results apart',
    ['out-of-line locks:', 'inlined locks:'],
    ['out-of-line locks', 'inlined locks'],
  ],
  ['remarks', ['# plain locks', '# inlined locks'], ['plain locks', 'inlined locks']],
  ['commands', ['# mount plain', '# mount other'], [null, null]],
  ['items of a list', ['- default locks', '- inlined locks'], ['default locks', 'inlined locks']],
  ['the other side is a setting', ['- default locks', '- sched_mc/smt=1'], ['default locks', null]],
  ['the other side is a tree', ['out-of-line locks:', 'mainline:'], ['out-of-line locks', null]],
  ['one title over all', ['out-of-line locks:', '', ''], [null, null, null]],
  ['the same title twice', ['out-of-line locks:', 'out-of-line locks:'], [null, null]],
  ['numbers', ['Test 1:', 'Test 2:'], [null, null]],
  ['greetings', ['Hi all:', 'Thanks to Ann:'], [null, null]],
  ['what any result is called', ['dbench results:', 'the numbers:'], [null, null]],
  ['sentences', ['It is fast here.', 'It is slow there.'], [null, null]],
])('%s', async (_, titles, variants) => {
  expect(await variantsOf(titles)).toEqual(variants)
})

it('sections with a line under their titles, whatever is told in them', async () => {
  const section = (title: string, figure: number) =>
    `${title}\n${'-'.repeat(title.length)}\n\nThis is how it went there, with the memory that was left over from before.\n\ndbench\n${RESULT.replace('20', String(figure))}`
  const { messages } = await parse(`${section('large zone', 20)}\n\n${section('small zone', 21)}`)
  expect(messages.flatMap(({ runs }) => runs.map(({ factors }) => factors.variant))).toEqual([
    'large zone',
    'small zone',
  ])
})

it('a line over a result that names the tool alone tells nothing apart', async () => {
  expect(await variantsOf(['large zone:\n\ndbench', 'small zone:\n\ndbench'])).toEqual(['large zone', 'small zone'])
})

it('titles that end with a colon and a dash, a disk in their words', async () => {
  expect(
    await variantsOf([
      'With Verify resulting in READ to null_blk :-\n',
      'With Emulation resulting in READ to null_blk :-\n',
    ]),
  ).toEqual(['With Verify resulting in READ to null_blk', 'With Emulation resulting in READ to null_blk'])
})

it('a title beside that of an array or a filesystem is the other case', async () => {
  const factors = async (text: string) => (await runsOf(text)).map((run) => run.factors)
  expect(await factors('RAID1:\n=\n\nSingle:\n=')).toEqual([{}, { variant: 'Single' }])
  expect(await factors('ext4:\n=\n\nRaw device:\n=')).toEqual([{}, { variant: 'Raw device' }])
  expect(await factors('Single:\n=')).toEqual([{}])
})

it('a title over numbers of the program itself, however long, is one', async () => {
  const text =
    'With the original kernel:\n8508 - 11378\n=\n\nWith dm-writecache hacked to use cached writes + clflushopt:\n8505 - 11378\n='
  expect((await runsOf(text)).map(({ factors }) => factors.variant)).toEqual([
    'With the original kernel',
    'With dm-writecache hacked to use cached writes + clflushopt',
  ])
})
