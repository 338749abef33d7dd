import { z } from 'zod'
import type { ChangesOf } from '@/lib/queries/messages/find-changes-of'
import type { ListedProposal } from '@/lib/queries/messages/list-proposals'
import { count, listOf, messageId, named, pageOf, text, textOrNull, time } from './words'

const change = {
  runs: z.array(count).describe('places of the runs in the message, from 1'),
  field: textOrNull,
  reason: textOrNull,
}

const proposal = { ...change, id: text, at: time, field: text, value: textOrNull }

export const changes = named('Changes', 'What was changed in a message, and what waits to be.', {
  waiting: z.array(named('Proposal', 'A correction that waits for somebody who may make it.', proposal)),
  changes: z
    .array(
      named('Change', 'A line of the log.', {
        ...change,
        at: time,
        action: text.describe('correct, take back, propose, accept, decline, remove'),
        who: text.describe('edit link, operator, anyone'),
        before: textOrNull,
        after: textOrNull,
      }),
    )
    .describe('the newest first'),
}) satisfies z.ZodType<ChangesOf>

export const proposed = named('Proposed', 'The correction waits for somebody who may make it.', {
  proposed: z.strictObject({ runs: count }),
})

export const proposals = listOf(
  'Proposals',
  'proposals',
  named('ListedProposal', 'A correction that waits, and its message.', {
    ...proposal,
    messageId,
    href: pageOf('it'),
  }) satisfies z.ZodType<ListedProposal>,
)
