import { expect, it } from 'vitest'
import { cutStretch } from './stretch'

const text = Array.from({ length: 20 }, (_, at) => `> line ${at + 1}`).join('\n')
const ROOM = { around: 2, most: 4 }

it.each<[string, readonly [number, number], readonly [number, number, number]]>([
  ['the lines around it', [5, 6], [3, 8, 0]],
  ['none before the first line', [1, 2], [1, 4, 0]],
  ['none behind the last', [19, 20], [17, 20, 0]],
  ['nothing outside the text', [20, 99], [18, 20, 0]],
  ['the beginning of a long one, and how much is left out', [5, 12], [3, 8, 4]],
])('gives %s', (_, lines, [first, last, more]) => {
  const stretch = cutStretch(text, lines, ROOM)
  expect(stretch).toMatchObject({ first, more })
  expect(stretch.text[0]).toBe(`> line ${first}`)
  expect(stretch.text.at(-1)).toBe(`> line ${last}`)
})

it('hides addresses', () => {
  expect(cutStretch('From: ann@example.org\nx', [2, 2], ROOM).text.join('\n')).not.toContain('ann@')
})
