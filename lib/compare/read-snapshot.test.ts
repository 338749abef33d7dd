import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pictureSvg } from '@/app/picture/picture-svg'
import { questionHref, readQuestion } from '@/lib/url/question'
import { comparisonAsCsv } from './as-csv'
import { comparisonAsMarkdown } from './as-markdown'
import { comparisonAsText } from './as-text'
import { aCell, aQuestion } from './cell.fixture'
import { draw } from './draw.fixture'
import { findChanges } from './find-changes'
import { expectedFigures, inOrder, readFigures } from './passed-on.fixture'
import { readSnapshot } from './read-snapshot'

/** As it was kept before a question said what a value is set against, and before pairs had intervals and tests. */
const first = readFileSync(new URL('snapshots/2026-11-first.json', import.meta.url), 'utf8')
const ADDRESS = 'https://archive.example.org/p/3fkq7w'

describe('an older snapshot', () => {
  const read = readSnapshot(first)

  it('says what it said, and nothing else', () => {
    expect(read).toMatchObject(JSON.parse(first))
    expect(read.question).toMatchObject({ against: 'base', equal: [], memory: 'marked' })
    expect(read.pairs[0]).toMatchObject({ worsened: 0, spread: null, alsoDiffersIn: [], inMemory: 0, gaps: [] })
    expect(read.pairs[0]?.pairs[0]).toMatchObject({ baseValue: '2.4.8', interval: null, rankTest: null })
  })

  it('asks its question anew', () => {
    const address = questionHref(read.question)
    expect(readQuestion(new URLSearchParams(address.slice(address.indexOf('?')))).problems).toEqual([])
  })

  it('is passed on in every form', async () => {
    const text = comparisonAsText(read, ADDRESS)
    expect(inOrder(readFigures(text))).toEqual(inOrder(expectedFigures(read)))
    for (const form of [
      text,
      comparisonAsMarkdown(read, ADDRESS, 'https://archive.example.org'),
      comparisonAsCsv(read),
      await pictureSvg({ comparison: read, address: ADDRESS }),
    ])
      expect(form).toContain('13.01')
    expect(findChanges(read, read).filter(({ changed }) => changed)).toEqual([])
  })
})

it("today's snapshot comes back as it is", () => {
  const today = draw(aQuestion('kernel'), [aCell('2.4.8', 5.995), aCell('2.4.10', 13.01)])
  expect(readSnapshot(JSON.stringify(today))).toEqual(today)
})
