import { expect, test } from 'vitest'
import { eachWith, jsonParts, streamText } from './stream-text'

async function* batches<Row>(...all: readonly (readonly Row[])[]): AsyncGenerator<readonly Row[], undefined> {
  yield* all
}

const textOf = async (parts: AsyncGenerator<string, undefined>): Promise<string> =>
  (await streamText(parts, 'text/plain', 'x.txt')).text()

test.each([
  [[], []],
  [[[]], []],
  [
    [[1, 2], [], [3]],
    [1, 2, 3],
  ],
  [[[], [1]], [1]],
])('a list of %j is one JSON', async (all, rows) => {
  expect(JSON.parse(await textOf(jsonParts({ total: 3 }, 'rows', batches(...all))))).toEqual({ total: 3, rows })
  expect(JSON.parse(await textOf(jsonParts({}, 'rows', batches(...all))))).toEqual({ rows })
})

test('rows can be sent as something else', async () => {
  const text = await textOf(
    jsonParts(
      {},
      'rows',
      eachWith(batches(['a'], ['b', 'ü']), (row) => ({ row })),
    ),
  )
  expect(JSON.parse(text)).toEqual({ rows: [{ row: 'a' }, { row: 'b' }, { row: 'ü' }] })
})

test('what fails before anything is sent is thrown', async () => {
  const failing = eachWith(batches(['']), () => {
    throw new Error('locked')
  })
  async function* parts(): AsyncGenerator<string, undefined> {
    for await (const some of failing) yield some.join('')
  }
  await expect(streamText(parts(), 'text/plain', 'x.txt')).rejects.toThrow('locked')
})

test('a reader who goes away ends the work', async () => {
  let [made, ended] = [0, false]
  async function* endless(): AsyncGenerator<string, undefined> {
    try {
      for (;;) yield `${made++}`
    } finally {
      ended = true
    }
  }
  const answer = await streamText(endless(), 'text/plain', 'x.txt')
  const reader = answer.body?.getReader()
  await reader?.read()
  await reader?.cancel()
  expect(ended).toBe(true)
  expect(made).toBeLessThan(5)
})
