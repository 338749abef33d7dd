import { expect, test } from 'vitest'
import { pagesAround } from './pages-around'

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [2, 5, [1, 2, 3, 4, 5]],
  [1, 9, [1, 2, 3, 'after', 9]],
  [5, 9, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  [6, 40, [1, 'before', 4, 5, 6, 7, 8, 'after', 40]],
  [40, 40, [1, 'before', 38, 39, 40]],
])('page %i of %i', (page, pages, expected) => {
  expect(pagesAround(page, pages)).toEqual(expected)
})

test('every page is offered once, in order, the one at hand among them', () => {
  for (let pages = 1; pages < 30; pages += 1)
    for (let page = 1; page <= pages; page += 1) {
      const numbers = pagesAround(page, pages).filter((one) => typeof one === 'number')
      expect(numbers).toContain(page)
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
    }
})
