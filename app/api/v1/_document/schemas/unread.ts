import { z } from 'zod'
import type { UnreadRow } from '@/lib/queries/unread/find-unread'
import { count, listOf, messageId, named, pageOf, statedDate, text, textOrNull } from './words'

const stretch = named('Stretch', 'Lines of a message with those around them.', {
  first: count.describe('number of the first line in `text`'),
  text: z.array(text),
  lines: z.tuple([count, count]).describe('of the stretch itself, both inside'),
  more: count.describe('lines of it that are left out behind `text`'),
})

export const unread = listOf(
  'Unread',
  'stretches',
  named('UnreadRow', 'A stretch of a message that looks like figures and is not among them.', {
    messageId,
    subject: textOrNull,
    date: statedDate,
    tool: textOrNull.describe('the benchmark that it looks like; null: not known'),
    kind: text.describe('of its finding'),
    why: text,
    stretch,
    href: pageOf('it'),
    report: text.describe('path of a file about it, to send on'),
  }) satisfies z.ZodType<UnreadRow>,
)
