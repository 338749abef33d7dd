import { z } from 'zod'
import type { ImportStatus } from '@/app/imports/import-status'
import type { ImportLine } from '@/lib/queries/imports/get-import'
import { count, listOf, named, pageOf, text, textOrNull, time } from './words'

const state = z.enum(['waiting', 'reading', 'done', 'cancelled'])

const line = {
  id: text,
  name: text.describe('of the first file'),
  files: count,
  size: z.number().describe('bytes of all of them'),
  state,
  createdAt: time,
  endedAt: time.nullable(),
  share: z.number().describe('of its bytes read so far, 0 to 1'),
  mails: count,
  results: count.describe('mails that hold a result'),
  added: count.describe('messages that are new'),
  runs: count,
  known: count.describe('messages that were here already'),
  dropped: count,
  failed: count,
}

export const imports = listOf(
  'Imports',
  'imports',
  named('ImportRow', 'What was sent to be imported.', { ...line, href: pageOf('it') }) satisfies z.ZodType<ImportLine>,
)

export const importStatus = named('Import', 'How far an import is.', {
  ...line,
  troubles: z
    .array(
      named('Trouble', 'Something of it that is not in the archive.', {
        kind: z.enum(['dropped', 'failed']),
        at: text.describe('where; empty: the whole file'),
        messageId: textOrNull,
        why: text,
      }),
    )
    .describe('the first thousand or so'),
  stopped: textOrNull.describe('why it is not being read; null: it is, waits for its turn, or has ended'),
  waitsFor: named('WaitsFor', 'What is read before it.', { id: text, name: text }).nullable(),
}) satisfies z.ZodType<ImportStatus>

export const taken = named('Taken', 'What was sent is read after this answer.', {
  id: text,
  status: z.enum(['new', 'known']).describe('known: the same files were sent before'),
  href: pageOf('how far it is'),
  cancel: textOrNull.describe(
    'the secret with which it can be cancelled, as `Authorization: Bearer`; null: it was sent before',
  ),
})
