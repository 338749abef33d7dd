import { describe, expect, it } from 'vitest'
import { foundIn } from './found-in'
import { runsOf } from './runs-of.fixture'
import { sides } from './sides'

const variants = async (text: string) => (await runsOf(text)).map(({ factors }) => factors.side)

describe('sides', () => {
  it.each([
    ['- baseline summary results (4 runs):', ['factors.side=baseline']],
    ['test results:', ['factors.side=test']],
    ['== Control numbers:', ['factors.side=control']],
    ['the test results:', []],
    ['Test results of the new disk:', []],
    ['baseline results are below', []],
    ['test:', []],
  ])('%j', (text, expected) => {
    expect(foundIn(sides, text)).toEqual(expected)
  })

  it('a side holds for all results under its title', async () => {
    const text = '- baseline summary results (2 runs):\n\n=\n\n=\n\n- test summary results:\n\n=\n\n=\n'
    expect(await variants(text)).toEqual(['baseline', 'baseline', 'test', 'test'])
  })

  it('a base against what was patched', async () => {
    expect(await variants('base numbers:\n=\n\npatched numbers:\n=')).toEqual(['base', 'patched'])
  })

  it('one side alone is what any result is called', async () => {
    expect(await variants('test results:\n=\n\ntest results:\n=')).toEqual([undefined, undefined])
    expect(await variants('baseline results:\n=\n\nmore of it:\n=')).toEqual([undefined, undefined])
  })
})
