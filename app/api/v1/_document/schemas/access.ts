import { z } from 'zod'
import type { KnownMask } from '@/lib/mask/find-masks'
import type { Masked } from '@/lib/mask/mask-name'
import { count, named, text, time } from './words'

export const masked = named('Masked', 'What became of a name.', {
  label: text.describe('what stands in its place as an author'),
  messages: count.describe('that named the person, or do again'),
}) satisfies z.ZodType<Masked>

export const masks = named('Masks', 'Every masked name.', {
  masks: z.array(
    named('Mask', 'A name that is shown nowhere.', {
      name: text,
      label: text.describe('what stands in its place as an author'),
      maskedAt: time,
    }) satisfies z.ZodType<KnownMask>,
  ),
})

export const opened = named('Session', 'A session of this browser.', {
  who: z.enum(['operator', 'uploader']),
})
