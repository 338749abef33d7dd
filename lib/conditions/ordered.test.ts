import { expect, it } from 'vitest'
import { runsOf } from './runs-of.fixture'

const patches = async (told: string, results: string) =>
  (await runsOf(`${told}\n\n${results}`)).map(({ factors }) => factors.patch)

const TWO = '$ ./run one\n\n=\n\n$ ./run two\n\n='

it.each([
  ['First set is unpatched, second is patched.', ['unpatched', 'patched']],
  [
    'See the log below for the raw numbers. First set is patched, second set is the\nunpatched kernel.',
    ['patched', 'unpatched'],
  ],
  ['The first run was on the vanilla kernel, the second on the patched one.', ['vanilla', 'patched']],
  ['First set is patched, second is patched.', [undefined, undefined]],
  ['First set is unpatched, and I have no second.', [undefined, undefined]],
  ['The first patch is unpatched code, the second patch is modified code.', [undefined, undefined]],
])('%j', async (told, expected) => {
  expect(await patches(told, TWO)).toEqual(expected)
})

it('of more results nothing says which set they are of', async () => {
  expect(await patches('First set is unpatched, second is patched.', `${TWO}\n\n$ ./run three\n\n=`)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
