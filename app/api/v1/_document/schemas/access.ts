import { z } from 'zod'
import type { Masked } from '@/lib/mask/mask-name'
import { count, named, text } from './words'

export const masked = named('Masked', 'What became of a name.', {
  label: text.describe('what stands in its place as an author'),
  messages: count.describe('that named the person, or do again'),
}) satisfies z.ZodType<Masked>

export const opened = named('Session', 'A session of this browser.', {
  who: z.enum(['operator', 'uploader']),
})
