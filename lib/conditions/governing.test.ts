import { expect, it } from 'vitest'
import { runsOf } from './runs-of.fixture'

const factors = async (text: string) => (await runsOf(text)).map((run) => run.factors)

it('a title of a series says all that sets its result apart', async () => {
  const runs = await runsOf('Without RAID (writing to /dev/ram3)\n=\n\nRAID1 (writing to /dev/md/one)\n=')
  expect(runs.map(({ factors, system }) => [factors, system?.raid])).toEqual([
    [{ RAID: 'without' }, undefined],
    [{}, 'RAID1'],
  ])
})

it('an array that is spoken of elsewhere is none of what ran without', async () => {
  const runs = await runsOf('Subject: slow RAID5 on fast disks\n\nWithout RAID\n=\n\nRAID5\n=')
  expect(runs.map(({ system }) => system?.raid)).toEqual([undefined, 'RAID5'])
})

it('titles of one series that name other kinds of things', async () => {
  expect(await factors('with big log:\n=\n\next4:\n=')).toEqual([{ 'big log': 'with' }, {}])
  expect(await factors('old disk:\n=\n\nRAID10:\n=\n\nnew disk:\n=')).toEqual([
    { devices: 'old disk' },
    {},
    { devices: 'new disk' },
  ])
  expect(await factors('big log:\n=\n\nRAID10:\n=\n\nsmall log:\n=')).toEqual([
    { variant: 'big log' },
    {},
    { variant: 'small log' },
  ])
})

it('a title that is written otherwise stands under the one before', async () => {
  expect(await factors('with big log:\n=\n\n  ext4:\n=')).toEqual([{ 'big log': 'with' }, { 'big log': 'with' }])
  expect(await factors('with big log:\n\next3:\n=\n\next4:\n=')).toEqual([{ 'big log': 'with' }, { 'big log': 'with' }])
  const runs = await runsOf('2.4.9:\n=\n\next3:\n=')
  expect(runs.map(({ kernel }) => kernel)).toEqual(['2.4.9', '2.4.9'])
})

it('a title that names one part of the machine leaves its other parts', async () => {
  const machine = (part: string) => `This is what we get on our machine (Xeon E5-2690 v4, 64GB RAM${part}):`
  const system = async (part: string) =>
    (await runsOf(`${machine(part)}\n\nWithout RAID\n=\n\nRAID1\n=`)).map((run) => run.system)
  expect((await system(''))[1]).toMatchObject({ memory: '64GB RAM', raid: 'RAID1' })
  expect((await system(', RAID5'))[1]).toMatchObject({ memory: '64GB RAM', raid: 'RAID1' })
})

const COMMAND =
  'fio --direct=1 --bs=4k --runtime=10 --time_based --numjobs=12 --ioengine=psync --iodepth=1 --group_reporting=1 --filename=/mnt/t'

it('titles under titles, with a command between, are told apart on both levels', async () => {
  const section = (name: string) => `${name} I/O:\n${COMMAND}\nraw device:\n=\next4/dm-crypt/ext4:\n=`
  const runs = await runsOf(`${section('synchronous')}\n\n${section('asynchronous')}`)
  expect(runs.map((run) => [run.filesystem, run.factors])).toEqual([
    [null, { variant: 'raw device', case: 'synchronous I/O' }],
    ['ext4', { variant: 'ext4/dm-crypt/ext4', case: 'synchronous I/O' }],
    [null, { variant: 'raw device', case: 'asynchronous I/O' }],
    ['ext4', { variant: 'ext4/dm-crypt/ext4', case: 'asynchronous I/O' }],
  ])
})

it('titles under titles without a command', async () => {
  expect(
    await factors('small box:\n\nold locks:\n=\nnew locks:\n=\n\nlarge box:\n\nold locks:\n=\nnew locks:\n='),
  ).toEqual([
    { variant: 'old locks', case: 'small box' },
    { variant: 'new locks', case: 'small box' },
    { variant: 'old locks', case: 'large box' },
    { variant: 'new locks', case: 'large box' },
  ])
})

it('one outer title tells nothing apart, and none holds beyond what is told under it', async () => {
  expect(await factors('small box:\n\nold locks:\n=\nnew locks:\n=')).toEqual([
    { variant: 'old locks' },
    { variant: 'new locks' },
  ])
  const told =
    'That was all that could be run there before the machine had to go back to the people\nwho own it, so the rest comes from elsewhere.'
  const runs = await factors(`small box:\n\nold locks:\n=\n\nlarge box:\n\nold locks:\n=\n\n${told}\n\nnew locks:\n=`)
  expect(runs.map((one) => one.case)).toEqual(['small box', 'large box', undefined])
})

it('how another kernel was built ends what was said of the one before', async () => {
  const built = (...options: readonly string[]) => options.map((option) => `CONFIG_${option}=y`).join('\n')
  const told = 'This had the better numbers, and all of the memory was there.'
  expect(
    await factors(
      `${built('BIGMEM', 'BIGMEM_2G')}\n\n${told}\n\n=\n\n${built('BIGMEM', 'BIGMEM_2G', 'SPLIT_05')}\n\n=\n\n${built('NOBIGMEM')}\n\n=`,
    ),
  ).toEqual([
    { CONFIG_BIGMEM: 'y', CONFIG_BIGMEM_2G: 'y' },
    { CONFIG_BIGMEM: 'y', CONFIG_BIGMEM_2G: 'y', CONFIG_SPLIT_05: 'y' },
    { CONFIG_NOBIGMEM: 'y' },
  ])
})

it('what is told over the first result holds under the titles that follow', async () => {
  const runs = await runsOf(
    'On a directory tree with some million files in it that is on a\nsix-drive (spinning disk) btrfs raid, the old version takes:\n\n=\n\nAnd the new version takes:\n\n=',
  )
  expect(runs.map(({ filesystem, system }) => [filesystem, system?.storage])).toEqual([
    ['btrfs', 'six-drive, spinning disk'],
    ['btrfs', 'six-drive, spinning disk'],
  ])
  const titled = await runsOf('2.4.9, IDE disk:\n=\n\nother one:\n=')
  expect(titled[1]?.system).toBeNull()
})

it('a tunable that is told of one result does not hold for what is told of next', async () => {
  const told =
    'only set 20 to safe_mode_delay, gives a nice improvement.\n=\n\nOnly left out the barrier, it is faster still\n=\n'
  expect(await factors(told)).toEqual([{ safe_mode_delay: '20' }, {}])
  expect(await factors('With read_ahead_kb at 128:\n=\n\nagain:\n=')).toEqual([
    { read_ahead_kb: '128' },
    expect.objectContaining({ read_ahead_kb: '128' }),
  ])
})
