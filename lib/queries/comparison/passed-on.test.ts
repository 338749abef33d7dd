import { afterAll, beforeAll, expect, it } from 'vitest'
import { comparisonAsText } from '@/lib/compare/as-text'
import type { TemporaryArchive } from '@/lib/db/temporary-archive'
import { ingest } from '@/lib/ingest'
import { parse } from '@/lib/parse'
import { type Asked, NOTHING_ASKED } from '@/lib/url/question'
import { openSamples } from '../samples.fixture'
import { getComparison } from './get-comparison'
import { settleQuestion } from './settle-question'

let opened: TemporaryArchive
beforeAll(async () => {
  opened = await openSamples()
})
afterAll(() => opened.remove())

async function ask(of: Partial<Asked>) {
  const { question } = await settleQuestion(opened.archive, { ...NOTHING_ASKED, ...of })
  if (question === null) throw new Error('the archive has runs')
  return getComparison(opened.archive, question)
}

it.each<[string, Partial<Asked>]>([
  ['bars', { tool: 'bonnie++', metrics: ['seq_output_block'], by: 'mountOptions' }],
  ['a sweep', { tool: 'tiobench', metrics: ['seq_write'], by: 'kernel' }],
])('a comparison that somebody posts does not count its figures once more: %s', async (name, asked) => {
  const before = await ask(asked)
  const text = comparisonAsText(before, 'https://archive.example.org/compare')
  const mail = `Message-ID: <${name.replaceAll(' ', '-')}@example.org>\nSubject: look\nFrom: A Reader <a@example.org>\n\n${text}`
  const document = await parse(mail)
  expect(document.messages[0]?.runs.length).toBeGreaterThan(1)
  await ingest(opened.archive, document, [])
  const after = await ask(asked)
  expect([after.runs, after.machines, after.messages]).toEqual([before.runs, before.machines, before.messages])
  expect(after.pairs.map(({ machines, ratio }) => [machines, ratio])).toEqual(
    before.pairs.map(({ machines, ratio }) => [machines, ratio]),
  )
})
