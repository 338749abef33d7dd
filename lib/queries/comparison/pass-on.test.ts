import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { comparisonAsText } from '@/lib/compare/as-text'
import { expectedFigures, inOrder, readFigures } from '@/lib/compare/passed-on.fixture'
import type { TemporaryArchive } from '@/lib/db/temporary-archive'
import { parse } from '@/lib/parse'
import { readQuestion } from '@/lib/url/question'
import { openSamples } from '../samples.fixture'
import { getComparison } from './get-comparison'
import { settleQuestion } from './settle-question'

let opened: TemporaryArchive

beforeAll(async () => {
  opened = await openSamples()
})
afterAll(() => opened.remove())

async function ask(search: string) {
  const { question } = await settleQuestion(opened.archive, readQuestion(new URLSearchParams(search)).value)
  if (question === null) throw new Error('the samples are there')
  return getComparison(opened.archive, question)
}

const XFS = 'tool=bonnie%2B%2B&by=mountOptions&hold=filesystem:xfs'
const QUESTIONS = [
  ['bars on two machines', `${XFS}&metric=seq_output_block`, 6],
  ['all metrics, with +++++', `${XFS}&metric=all`, 72],
  ['matched pairs', `${XFS}&metric=seq_output_block&machines=ratio`, 6],
  ['unlike machines on one axis', `${XFS}&metric=seq_output_block&machines=together`, 6],
  ['one option with and without', 'tool=bonnie%2B%2B&by=option.delaylog&metric=seq_output_block', 4],
  ['a sweep', 'tool=tiobench&metric=seq_write&by=kernel&hold=filesystem:ext3', 8],
  ['a sweep of all metrics', 'tool=tiobench&metric=all&by=kernel&hold=filesystem:ext3', 32],
  ['each at its own number of clients', 'tool=netbench&metric=peak_throughput&by=filesystem&base=ext2', 5],
  ['repeats', 'tool=dbench&metric=throughput&by=factors.max-readahead&hold=factors.kupdated:stopped', 4],
  ['a patch', 'tool=bonnie%2B%2B&metric=seq_output_block&by=factors.patch&hold=filesystem:reiserfs', 2],
] as const

describe('what is copied as text', () => {
  it.each(QUESTIONS)('%s: has 72 columns, and is read as the same figures', async (_, search, least) => {
    const comparison = await ask(search)
    const text = comparisonAsText(comparison, 'https://archive.example.org/p/3fkq7w')
    expect(text.split('\n').filter((line) => line.length > 72)).toEqual([])
    const expected = inOrder(expectedFigures(comparison))
    expect(expected.length).toBeGreaterThanOrEqual(least)
    expect(inOrder(readFigures(text))).toEqual(expected)
    expect(inOrder(readFigures(text.replaceAll(/^/gm, '> ')))).toEqual(expected)
  })

  it('gives runs with the conditions of the archive, and nothing that another word of it would say', async () => {
    const comparison = await ask(`${XFS}&metric=seq_output_block`)
    const text = comparisonAsText(comparison, 'https://archive.example.org/p/3fkq7w')
    const [message] = (await parse(`Look at ext2 with noatime on 2.4.7:\n\n${text}\nThat is with jfs.\n`)).messages
    expect(message?.runs.map(({ system, mountOptions }) => [system?.label, mountOptions?.join()])).toEqual(
      comparison.panels.flatMap(({ title, charts }) =>
        charts.flatMap(({ groups }) => groups.map(({ value }) => [title, value])),
      ),
    )
    for (const run of message?.runs ?? [])
      expect(run).toMatchObject({
        ...{ tool: 'bonnie++', kernel: '2.6.35.10-74.fc14.x86_64', filesystem: 'xfs', toolVersion: '1.96' },
        ...{ quoted: true, factors: {} },
      })
  })
})
