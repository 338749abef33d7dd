import { z } from 'zod'
import type { Saved } from '@/app/api/v1/messages/save'
import type { MessageRow } from '@/lib/queries/messages/find-messages'
import type { MessageDetail } from '@/lib/queries/messages/get-message'
import type { ThreadMail } from '@/lib/queries/messages/get-thread'
import type { Report } from '@/lib/report'
import { finding, reportedRun, runOfMessage } from './run'
import { author, count, listOf, messageId, named, pageOf, statedDate, text, textOrNull, time } from './words'

const parts = z.array(
  named('TextPart', 'A piece of a text.', { text, found: z.boolean().describe('it is what was looked for') }),
)

export const messageRow = named('MessageRow', 'A message of a list.', {
  id: messageId,
  subject: textOrNull,
  from: author,
  date: statedDate,
  runs: count.describe('of its own'),
  quoted: count.describe('runs that it quotes from another message of the archive'),
  what: text.describe('“bonnie++, dbench on reiserfs, by patch”'),
  findings: count,
  marked: parts.nullable().describe('the subject with the words that were looked for; null: none were'),
  snippet: parts.describe('where they stand in the text'),
  href: pageOf('it'),
}) satisfies z.ZodType<MessageRow>

export const messages = listOf('Messages', 'messages', messageRow)

const head = {
  messageId: textOrNull.describe('Message-ID without < >'),
  subject: textOrNull,
  from: author,
  date: statedDate,
  text: text.describe('as people read it: every `line` counts its lines'),
}

export const message = named('Message', 'A message with its runs.', {
  id: messageId,
  ...head,
  parser: text.describe('the version that read it'),
  savedAt: time,
  runs: z.array(runOfMessage),
  setAside: z.array(runOfMessage).describe('runs that a person says are no results: kept, counted nowhere'),
  findings: z.array(finding),
  href: pageOf('it'),
}) satisfies z.ZodType<Omit<MessageDetail, 'raw' | 'thread' | 'compare' | 'runs' | 'setAside'>>

export const thread = named('Thread', 'A thread as an outline, each mail under the one that it answers.', {
  thread: z.array(
    named('ThreadMail', 'A mail of a thread.', {
      id: messageId.nullable().describe('null: it holds no result, only its head is kept'),
      messageId: text.describe('Message-ID without < >'),
      subject: textOrNull,
      from: author,
      date: statedDate,
      runs: count,
      depth: count.describe('how far below the mail that began the thread'),
    }) satisfies z.ZodType<ThreadMail>,
  ),
})

export const report = named('Report', 'What stands in a text. Nothing is stored.', {
  parser: text,
  messages: z.array(
    named('ReadMessage', 'A message as it was read.', {
      ...head,
      runs: z.array(reportedRun),
      findings: z.array(finding),
    }),
  ),
  findings: z.array(finding),
}) satisfies z.ZodType<Report>

export const saved = named('Saved', 'What became of what was sent.', {
  messages: count,
  edit: textOrNull.describe(
    'path of the edit link of what is new. What stands behind `#edit=` lets correct and take back, as `Authorization: Bearer`; it is told this once.',
  ),
  saved: z
    .array(
      named('SavedMessage', 'What became of a message.', {
        id: messageId,
        status: z.enum(['new', 'known', 'removed']).describe('removed: it was taken back before and stays out'),
        runs: count,
        figures: count,
        savedAt: time,
        subject: textOrNull,
        href: pageOf('it'),
        compare: named('WordedLink', 'A comparison.', { href: text, words: text }).nullable(),
        runIds: z.array(count),
      }),
    )
    .describe('the first twenty'),
}) satisfies z.ZodType<Pick<Saved, 'saved'>>
