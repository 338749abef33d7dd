import { expect, test } from 'vitest'
import { runsOf } from './runs-of.fixture'

const factorsOf = async (text: string) => (await runsOf(text)).map(({ factors }) => factors)

test('the line over each result tells them apart by one value', async () => {
  const printed = (parent: number) => `naming   =version 2              bsize=4096   ascii-ci=0, parent=${parent}\n=`
  expect(await factorsOf(`${printed(0)}\n\n${printed(1)}\n\nWith more files:\n\n${printed(1)}`)).toEqual(
    [{ parent: '0' }, { parent: '1' }, { parent: '1', variant: 'With more files' }].map(({ parent }) =>
      expect.objectContaining({ parent }),
    ),
  )
})

test('so do the files of jobs in the commands', async () => {
  expect(await factorsOf('# ./go.sh --log small.job\n=\n\n# ./go.sh --log large.job\n=')).toEqual([
    { 'job file': 'small.job' },
    { 'job file': 'large.job' },
  ])
})

test('not a line that is the same over both, one of another kind, what a benchmark was told to do', async () => {
  expect(await factorsOf('setup a=1 b=2 c=3\n=\n\nsetup a=1 b=2 c=3\n=')).toEqual([{}, {}])
  expect(await factorsOf('setup poll=1\n=\n\nother wait=2\n=')).toEqual([{}, {}])
  expect(await factorsOf('# ./go.sh bs=4k size=1\n=\n\n# ./go.sh bs=8k size=2\n=')).toEqual([{}, {}])
})

test('so does the device that was read, and no source of zeros', async () => {
  const result = '104857600 bytes (105 MB) copied, 1.6 s, 65.5 MB/s'
  const dd = (path: string) => `# dd if=${path} of=/dev/null bs=1M count=100\n${result}`
  expect(await factorsOf(`${dd('/dev/md5')}\n${dd('/dev/md6')}`)).toEqual([
    { device: '/dev/md5' },
    { device: '/dev/md6' },
  ])
  expect(await factorsOf(`${dd('/dev/md5')}\n${dd('/dev/md5')}`)).toEqual([{}, {}])
})
