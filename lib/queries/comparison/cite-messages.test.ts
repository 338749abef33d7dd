import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TemporaryArchive } from '@/lib/db/temporary-archive'
import { NOTHING_ASKED } from '@/lib/url/question'
import { openSamples } from '../samples.fixture'
import { citeMessages } from './cite-messages'
import { getComparison } from './get-comparison'
import { settleQuestion } from './settle-question'

let opened: TemporaryArchive

beforeAll(async () => {
  opened = await openSamples()
})
afterAll(() => opened.remove())

it('names the mails that a comparison rests on, nobody by an address, and one that is gone by its id', async () => {
  const { archive } = opened
  const { question } = await settleQuestion(archive, { ...NOTHING_ASKED, tool: 'tiobench' })
  if (question === null) throw new Error('the samples are there')
  const comparison = await getComparison(archive, question)
  const { messages, messagesTotal } = await citeMessages(archive, comparison)
  expect(messagesTotal).toBe(comparison.messages)
  const [message] = messages
  const stored = await archive.message.findUniqueOrThrow({ where: { id: message?.id ?? '' } })
  expect(message).toEqual({
    id: stored.id,
    messageId: stored.messageId,
    author: stored.author,
    subject: stored.subject,
    date: stored.date,
  })
  expect(`${message?.author} ${message?.subject}`).not.toContain('@')

  await archive.message.update({ where: { id: stored.id }, data: { subject: 'Ask ann@example.org' } })
  expect((await citeMessages(archive, comparison)).messages[0]?.subject).toBe('Ask ···@···········')
  await archive.message.delete({ where: { id: stored.id } })
  expect((await citeMessages(archive, comparison)).messages[0]).toEqual({
    ...{ id: stored.id, messageId: null, author: null, subject: null, date: null },
  })
})
