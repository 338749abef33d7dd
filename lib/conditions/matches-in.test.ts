import { expect, test } from 'vitest'
import { matchesIn } from './matches-in'

test.each([
  [/\d+/g, '1 and 22'],
  [/x/g, ''],
  [/x*/g, 'axxb'],
  [/(?<=a)|b/g, 'aab'],
  [/(\w)(\d)?/g, 'a1b'],
  [/^\s*a/gm, 'a\n a\nb'],
])('%s in %j is what matchAll finds, also asked again', (pattern, text) => {
  const found = () => matchesIn(pattern, text).map((match) => [match.index, ...match])
  const all = [...text.matchAll(pattern)].map((match) => [match.index, ...match])
  expect(found()).toEqual(all)
  expect(found()).toEqual(all)
})
