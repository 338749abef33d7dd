import { expect, it } from 'vitest'
import { constantWords, paramWords, placeWords, varyingParams } from './param-words'
import { aFigure } from './sample.fixture'

it.each([
  ['threads', 8, '8 threads'],
  ['clients', 1, '1 client'],
  ['processes', 1, '1 process'],
  ['fileSize', '8G', 'file size 8G'],
])('%s %s', (key, value, words) => {
  expect(paramWords(key, value)).toBe(words)
})

it('tells what is swept from what is not', () => {
  const figures = [1, 2].map((threads) => aFigure('seq_read', '1', { params: { threads, fileSize: '4000 MB' } }))
  expect(varyingParams(figures)).toEqual(['threads'])
  expect(constantWords(figures)).toBe('file size 4000 MB')
  expect(placeWords({ threads: 2, fileSize: '4000 MB' }, ['threads'])).toBe('2 threads')
  expect(placeWords({ fileSize: '4000 MB' }, ['threads'])).toBeNull()
})
